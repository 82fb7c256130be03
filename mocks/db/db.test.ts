import { describe, expect, it } from 'vitest';
import { createClock } from '../clock';
import { testClient } from '../testClient';
import { createDb, type Persist } from './db';
import { emptyCatalogue } from './emptyCatalogue';
import { seedState } from './seed';

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
  const seed = (anchorMs: number) => seedState(anchorMs, emptyCatalogue);
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

  it('starts afresh when what was kept cannot be read', () => {
    for (const json of ['{', 'null', '{"version":0}']) {
      const persist = { ...memory(), json };
      expect(open(persist).db.read().accounts.length).toBeGreaterThan(0);
    }
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
