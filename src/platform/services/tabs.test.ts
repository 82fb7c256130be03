// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserTabs } from './tabs';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Creates the storage event of a message from another tab. */
const fromOtherTab = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

const listening = () => {
  const heard: unknown[] = [];
  const stop = browserTabs().listen((message) => heard.push(message));
  return { heard, stop };
};

describe('messages between tabs', () => {
  it('go through the channel where there is one', () => {
    const channels: EventTarget[] = [];
    const posted: unknown[] = [];
    class FakeChannel extends EventTarget {
      constructor() {
        super();
        channels.push(this);
      }
      postMessage(message: unknown) {
        posted.push(message);
      }
    }
    vi.stubGlobal('BroadcastChannel', FakeChannel);
    const { heard, stop } = listening();
    const say = (data: unknown) => channels[0]?.dispatchEvent(new MessageEvent('message', { data }));
    say({ type: 'started' });
    stop();
    say({ type: 'started' });
    expect(heard).toEqual([{ type: 'started' }]);
    browserTabs().post({ type: 'cleared' });
    expect(posted).toEqual([{ type: 'cleared' }]);
  });

  const withoutChannel: [string, unknown][] = [
    ['is none', undefined],
    [
      'is one that refuses, as where storage is denied',
      class {
        constructor() {
          throw new DOMException('The operation is insecure', 'SecurityError');
        }
      },
    ],
  ];

  it.each(withoutChannel)('go through storage where there %s', (_, channel) => {
    vi.stubGlobal('BroadcastChannel', channel);
    const tabs = browserTabs();
    tabs.post({ type: 'cleared', ended: null });
    const first = localStorage.getItem('app.session');
    tabs.post({ type: 'cleared', ended: null });
    const second = localStorage.getItem('app.session');
    expect(first).not.toBe(second);
    const { heard, stop } = listening();
    fromOtherTab('app.session', first);
    fromOtherTab('another-key', first);
    fromOtherTab('app.session', null);
    fromOtherTab(null, null);
    stop();
    fromOtherTab('app.session', second);
    expect(heard).toEqual([{ type: 'cleared', ended: null }]);
  });

  it.each(['{', 'null', '5', '"x"'])('are none when another page wrote %s there', (text) => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const { heard, stop } = listening();
    fromOtherTab('app.session', text);
    stop();
    expect(heard.filter((message) => message !== null)).toEqual([]);
  });

  it('are lost in silence where storage is denied', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    vi.stubGlobal('localStorage', {
      setItem() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(() => browserTabs().post({ type: 'started' })).not.toThrow();
  });
});
