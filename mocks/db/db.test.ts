import { describe, expect, it } from 'vitest';
import { createClock } from '../clock';
import { testClient } from '../testClient';
import { createDb, type Persist } from './db';
import { emptyCatalogue } from './emptyCatalogue';
import { seedState } from './seed';
import type { State } from './state';

const start = Date.parse('2026-11-20T18:30:00+08:00');
const hour = 3_600_000;

function memory(): Persist & { json: string | null } {
  return {
    json: null,
    load() {
      return this.json;
    },
    save(json) {
      this.json = json;
    },
  };
}

function open(persist: Persist, clock = createClock()) {
  clock.set(start, true);
  const seed = (anchorMs: number) => seedState({ anchorMs, catalogue: emptyCatalogue });
  return { clock, db: createDb({ clock, seed, persist, reanchorAfterMs: 6 * hour }) };
}

describe('what the backend remembers', () => {
  it('is there again after a reload', () => {
    const persist = memory();
    const before = open(persist).db;
    before.update((state) => state.orders.push({ id: 'o-1' } as never));
    const after = open(persist).db;
    expect(after.read()).toEqual(before.read());
    expect(after.read().orders).toHaveLength(1);
  });

  it('reaches another tab at once', () => {
    const persist = memory();
    const [one, two] = [open(persist).db, open(persist).db];
    two.read();
    one.update((state) => {
      state.counter = 77;
    });
    expect(two.read().counter).toBe(77);
    two.update((state) => {
      state.counter += 1;
    });
    expect(one.read().counter).toBe(78);
  });

  it('begins with the initial state when the stored one cannot be read', () => {
    for (const json of ['{', 'null', '7', '{"accounts":[]}']) {
      const persist = { ...memory(), json };
      expect(open(persist).db.read().accounts.length).toBeGreaterThan(0);
    }
  });

  const fields = [
    ['lacks a field', (state: State) => Reflect.deleteProperty(state, 'absent')],
    ['has a field of another kind', (state: State) => Reflect.set(state, 'films', [])],
    [
      'has an account that lacks a field',
      ({ accounts }: State) => Reflect.deleteProperty(accounts.at(-1) ?? {}, 'scheduleChanges'),
    ],
    [
      'has an account that lacks an empty field',
      ({ accounts }: State) => Reflect.deleteProperty(accounts[0] ?? {}, 'role'),
    ],
  ] as const;

  it.each(fields)('begins with the initial state when the stored one %s', (_, change) => {
    const initial = open(memory()).db.read();
    const stored = { ...structuredClone(initial), counter: 7_777 };
    const reopen = () => open(Object.assign(memory(), { json: JSON.stringify(stored) })).db.read();
    expect(reopen().counter).toBe(7_777);
    change(stored);
    expect(reopen()).toEqual(initial);
  });

  it('moves the times of the catalogue after six hours, and nothing else', () => {
    const { db, clock } = open(memory());
    const accounts = structuredClone(db.read().accounts);
    clock.advance(6 * hour);
    expect(db.read().anchorMs).toBe(start);
    clock.advance(60_000);
    expect(db.read().anchorMs).toBe(start + 6 * hour + 60_000);
    expect(db.read().accounts).toEqual(accounts);
  });

  it('carries a session and a position over a reload of the whole backend', async () => {
    const persist = memory();
    const before = testClient({ persist });
    const token = await before.login('student@lantern.example');
    const { data } = await before.call('GET', 'v3/students/contents/continue_watching', { token });
    const { course, lesson } = data.user_contents.find((item: { type: string }) => item.type === 'course_lesson');
    const path = `v3/students/courses/${course.id}/lesson_progresses/${lesson.id}`;
    await before.call('PUT', path, { token, body: { progress_duration: 42 } });

    const kept = persist.json;
    const after = testClient({ persist });
    persist.json = kept;
    const again = await after.call('GET', 'v3/students/contents/continue_watching', { token });
    expect(again.data.user_contents[0].lesson).toMatchObject({ id: lesson.id, progress_duration: 42 });
  });
});
