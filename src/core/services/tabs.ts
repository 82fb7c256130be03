/** Messages between the tabs of one browser: BroadcastChannel, or storage events where that is missing. */
export interface Tabs {
  post(message: unknown): void;
  /** Messages of the other tabs; returns how to stop listening. */
  listen(onMessage: (message: unknown) => void): () => void;
}

export const noTabs: Tabs = { post: () => undefined, listen: () => () => undefined };

const name = 'lantern-session';

export function browserTabs(): Tabs {
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(name);
    return {
      post: (message) => channel.postMessage(message),
      listen(onMessage) {
        const receive = (event: MessageEvent) => onMessage(event.data);
        channel.addEventListener('message', receive);
        return () => channel.removeEventListener('message', receive);
      },
    };
  }
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
        if (event.key === name && event.newValue) onMessage(JSON.parse(event.newValue).message);
      };
      window.addEventListener('storage', receive);
      return () => window.removeEventListener('storage', receive);
    },
  };
}
