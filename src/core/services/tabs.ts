import { storagePrefix } from './storage';

/** Messages between the tabs of one browser: BroadcastChannel, or storage events where that is missing. */
export interface Tabs {
  post(message: unknown): void;
  /** Messages of the other tabs; returns how to stop listening. */
  listen(onMessage: (message: unknown) => void): () => void;
}

export const noTabs: Tabs = { post: () => undefined, listen: () => () => undefined };

const name = `${storagePrefix}session`;

/** null where there is none; browsers that deny storage refuse the channel too. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** null when the stored text is not ours: anyone can write there. */
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
        // The count makes two equal messages two events.
        localStorage.setItem(name, JSON.stringify({ count: count++, message }));
      } catch {
        // Storage is denied: this browser's tabs find out with their next call.
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
