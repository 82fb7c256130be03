import { describe, expect, it } from 'vitest';
import { browserStorage, memoryStorage } from '@/platform/services/storage';
import { forgetDrafts } from '@/platform/session/drafts';
import { readWatchedDays, rememberDay } from './watchedDays';

const hongKong = 'Asia/Hong_Kong';
const at = (time: string) => Date.parse(`2026-11-${time}+08:00`);

describe('the days on which a user watched', () => {
  it('are remembered once each, by the date in the zone', () => {
    const storage = memoryStorage();
    rememberDay(storage, 'kit', at('19T00:00:00'), hongKong);
    rememberDay(storage, 'kit', at('19T20:00:00'), hongKong);
    expect(readWatchedDays(storage, 'kit')).toEqual(['2026-11-19']);
    rememberDay(storage, 'kit', at('21T01:00:00'), 'UTC');
    expect(readWatchedDays(storage, 'kit')).toEqual(['2026-11-19', '2026-11-20']);
  });

  it('are at most the last eight, and none ahead', () => {
    const storage = memoryStorage();
    rememberDay(storage, 'kit', at('30T12:00:00'), hongKong);
    for (let day = 10; day <= 20; day += 1) rememberDay(storage, 'kit', at(`${day}T12:00:00`), hongKong);
    const days = readWatchedDays(storage, 'kit');
    expect([days.length, days[0], days.at(-1)]).toEqual([8, '2026-11-13', '2026-11-20']);
  });

  it('are those of one user, and end with the user’s own logout', () => {
    const storage = memoryStorage();
    rememberDay(storage, 'kit', at('18T12:00:00'), hongKong);
    rememberDay(storage, 'ada', at('19T12:00:00'), hongKong);
    expect(readWatchedDays(storage, 'kit')).toEqual(['2026-11-18']);
    forgetDrafts(storage, 'kit');
    expect(readWatchedDays(storage, 'kit')).toEqual([]);
    expect(readWatchedDays(storage, 'ada')).toEqual(['2026-11-19']);
  });

  it.each([
    ['denied', 'getItem'],
    ['full', 'setItem'],
  ])('live as long as the page when storage is %s', (_, method) => {
    const values = { length: 0, getItem: () => null, removeItem: () => undefined };
    const fail = () => {
      throw new DOMException('no');
    };
    const area = { ...values, setItem: fail, [method]: fail } as unknown as Storage;
    const storage = browserStorage(() => area);
    rememberDay(storage, 'kit', at('18T12:00:00'), hongKong);
    expect(readWatchedDays(storage, 'kit')).toEqual(['2026-11-18']);
  });

  it.each([[null], ['2026-11-18'], [{ day: '2026-11-18' }], [['2026-02-30', 7, null, '']]])(
    'leave out what somebody else has written: %j',
    (value) => {
      const storage = memoryStorage();
      storage.set('drafts.kit.watchedDays', value);
      expect(readWatchedDays(storage, 'kit')).toEqual([]);
    },
  );
});
