/**
 * Communicates with a provider's player in a frame: only messages from its own window and origin are accepted, and long
 * silence is reported.
 */

export const silenceLimit = 15_000;
const knockEvery = 250;

/**
 * Permissions of a provider's player: scripts in its own origin, links to its site in a new tab, and casting. It may
 * not navigate this page, open dialogs or start downloads.
 */
const permissions = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation';

export interface FrameOptions {
  readonly stage: HTMLElement;
  readonly src: string;
  readonly origin: string;
  readonly title: string;
  /** Sent repeatedly until the frame replies for the first time. */
  readonly greeting: unknown;
  readonly asText: boolean;
  /** Called with each accepted message, parsed. */
  readonly onMessage: (message: Readonly<Record<string, unknown>>) => void;
  readonly onSilence: () => void;
}

export interface Frame {
  post(message: unknown): void;
  /** Stops the greeting: the frame has replied. */
  greeted(): void;
  /** Sets whether messages are expected; a paused video may be silent for hours. */
  expect(due: boolean): void;
  destroy(): void;
}

function parse(data: unknown): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

export function openFrame({ stage, src, origin, title, greeting, asText, onMessage, onSilence }: FrameOptions): Frame {
  const element = document.createElement('iframe');
  element.title = title;
  element.referrerPolicy = 'strict-origin-when-cross-origin';
  element.allow = 'autoplay; picture-in-picture; encrypted-media';
  element.allowFullscreen = true;
  element.setAttribute('sandbox', permissions);

  let isDue = true;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const watch = () => {
    clearTimeout(silence);
    if (isDue) silence = setTimeout(onSilence, silenceLimit);
  };
  const post = (message: unknown) => {
    element.contentWindow?.postMessage(asText ? JSON.stringify(message) : message, origin);
  };
  const listen = (event: MessageEvent) => {
    if (event.source !== element.contentWindow || event.origin !== origin) return;
    const message = parse(event.data);
    if (!message) return;
    watch();
    onMessage(message);
  };
  window.addEventListener('message', listen);
  element.src = src;
  stage.append(element);
  watch();
  const knock = setInterval(() => post(greeting), knockEvery);

  return {
    post,
    greeted: () => clearInterval(knock),
    expect(due) {
      isDue = due;
      watch();
    },
    destroy() {
      clearInterval(knock);
      clearTimeout(silence);
      window.removeEventListener('message', listen);
      element.remove();
    },
  };
}

export const readNumber = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

export const readRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
