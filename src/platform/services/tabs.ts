import { storagePrefix } from './storage';

/** Messages between the tabs of one browser: BroadcastChannel, or storage events without it. */
export interface Tabs {
  post(message: unknown): void;
  /** Listens to messages of other tabs; returns a function that stops listening. */
  listen(onMessage: (message: unknown) => void): () => void;
}

export const noTabs: Tabs = { post: () => undefined, listen: () => () => undefined };

const name = `${storagePrefix}session`;

/** Returns null when unsupported; browsers that deny storage refuse the channel too. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** Returns null for a text that is not a message: anyone can write to storage. */
function messageIn(text: string): unknown {
  try {
    return JSON.parse(text)?.message ?? null;
  } catch {
    return null;
  }
}

export function browserTabs(): Tabs {
  const channel = openChannel();
  if (channel)
    return {
      post: (message) => channel.postMessage(message),
      listen(onMessage) {
        const receive = (event: MessageEvent) => onMessage(event.data);
        channel.addEventListener('message', receive);
        return () => channel.removeEventListener('message', receive);
      },
    };
  let count = 0;
  return {
    post(message) {
      try {
        // The count makes equal messages different, so that each fires an event.
        localStorage.setItem(name, JSON.stringify({ count: count++, message }));
      } catch {
        // Without storage, other tabs notice the change with their next call.
      }
    },
    listen(onMessage) {
      const receive = (event: StorageEvent) => {
        if (event.key === name && event.newValue) onMessage(messageIn(event.newValue));
      };
      window.addEventListener('storage', receive);
      return () => window.removeEventListener('storage', receive);
    },
  };
}
