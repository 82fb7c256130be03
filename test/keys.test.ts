/** Every handler of keys reads them by `pressedKey`, or shortcuts by `latinKey`, so that none takes a key of an input method, or one with a modifier. */
import { expect, it } from 'vitest';
import { readSources } from '../build/tools/sourceTree';

/** Any key counts for it. */
const anyKey = ['src/app/router/useArrival.ts'];
/** Passes its keys on to `keyboard.ts`. */
const passedOn = ['src/shared/player/LoadedPlayer.tsx'];

it('is read in one way', () => {
  const sources = [...readSources('src'), ...readSources('mocks')].filter(
    ([file]) => !/\.test\.|\/(?:pressedKey|latinKey)\.ts/.test(file),
  );
  const handlers = sources.filter(([, code]) => /onKey(?:Down|Up)=|'key(?:down|up)'/.test(code));
  expect(handlers.length).toBeGreaterThan(8);
  const others = handlers.filter(
    ([, code]) => !/import \{[^}]*\b(?:pressedKey|latinKey|isComposing)\b[^}]*\}/.test(code),
  );
  expect(others.map(([file]) => file)).toEqual([...anyKey, ...passedOn]);
  const raw = sources.filter(([, code]) => /\b(?:event|nativeEvent)\.(?:isComposing|keyCode|which)\b/.test(code));
  expect(raw.map(([file]) => file)).toEqual([]);
});
