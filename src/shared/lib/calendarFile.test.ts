import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarFile, calendarFileName } from './calendarFile';
import { readingAt } from './timeZone';

const now = Date.parse('2026-11-20T10:00:00.999Z');
const file = (events: readonly CalendarEvent[], at = now) => calendarFile(events, { now: at, productName: 'Lantern' });

const lesson: CalendarEvent = {
  uid: 'live-lesson-hk-101@lantern.example',
  startAt: '2026-11-20T19:30:00+08:00',
  endAt: '2026-11-20T20:30:00+08:00',
  title: 'Completing the square',
};

/** Parses with a library, independently of the code under test. */
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));

function only(text: string) {
  const [event, ...more] = eventsOf(text);
  if (!event || more.length > 0) throw new Error(`${more.length + (event ? 1 : 0)} events`);
  return event;
}

const iso = (time: ICAL.Time) => time.toJSDate().toISOString();

describe('a calendar file', () => {
  it('says who made it and holds each event under its own name, stamped with the clock', () => {
    const text = file([lesson, { ...lesson, uid: 'live-lesson-hk-102@lantern.example' }]);
    const calendar = new ICAL.Component(ICAL.parse(text));
    expect(['version', 'prodid', 'calscale', 'method'].map((name) => calendar.getFirstPropertyValue(name))).toEqual([
      '2.0',
      '-//Lantern//Schedule//EN',
      'GREGORIAN',
      'PUBLISH',
    ]);
    expect(eventsOf(text).map(({ uid }) => uid)).toEqual([
      'live-lesson-hk-101@lantern.example',
      'live-lesson-hk-102@lantern.example',
    ]);
    const stamp = only(file([lesson])).component.getFirstPropertyValue('dtstamp') as ICAL.Time;
    expect(iso(stamp)).toBe('2026-11-20T10:00:00.000Z');
  });

  it('made later replaces its events, wherever a class has moved', () => {
    const later = now + 60_000;
    const moved = { ...lesson, startAt: '2026-11-21T10:00:00+08:00', endAt: '2026-11-21T11:00:00+08:00' };
    const [before, after] = [only(file([lesson])), only(file([moved], later))];
    expect(after.uid).toBe(before.uid);
    expect(after.sequence).toBeGreaterThan(before.sequence);
    const changedAt = ({ component }: ICAL.Event) => iso(component.getFirstPropertyValue('last-modified') as ICAL.Time);
    expect([changedAt(before), changedAt(after)]).toEqual(['2026-11-20T10:00:00.000Z', '2026-11-20T10:01:00.000Z']);
    // An INTEGER of RFC 5545 has 32 bits.
    expect(only(file([lesson], Date.parse('2999-12-31T00:00:00Z'))).sequence).toBeLessThan(2 ** 31);
  });

  it('is made of lines that end with CR LF, the last one too', () => {
    const text = file([lesson]);
    expect(text.split('\r\n').at(-1)).toBe('');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it.each([
    ['Hong Kong', '2026-11-20T19:30:00+08:00', '2026-11-20T11:30:00.000Z'],
    ['midnight', '2026-11-21T00:00:00+08:00', '2026-11-20T16:00:00.000Z'],
    ['a half hour', '2026-11-20T19:30:00+05:30', '2026-11-20T14:00:00.000Z'],
    ['new year in Auckland', '2027-01-01T00:30:00+13:00', '2026-12-31T11:30:00.000Z'],
    // The hour that Sydney's clocks repeat, and the one they skip.
    ['2:30 before clocks go back', '2026-04-05T02:30:00+11:00', '2026-04-04T15:30:00.000Z'],
    ['2:30 after clocks went back', '2026-04-05T02:30:00+10:00', '2026-04-04T16:30:00.000Z'],
    ['3:30 after clocks went forward', '2026-10-04T03:30:00+11:00', '2026-10-03T16:30:00.000Z'],
    ['UTC', '2026-11-20T11:30:00Z', '2026-11-20T11:30:00.000Z'],
  ])('keeps the instant: %s', (_, startAt, expected) => {
    const { startDate } = only(file([{ ...lesson, startAt, endAt: null }]));
    expect([iso(startDate), startDate.zone.tzid]).toEqual([expected, 'UTC']);
  });

  it('keeps the length of a class through the night in which clocks change', () => {
    const event = only(file([{ ...lesson, startAt: '2026-04-05T01:30:00+11:00', endAt: '2026-04-05T02:30:00+10:00' }]));
    expect(event.duration.toSeconds()).toBe(2 * 60 * 60);
    const [start, end] = [event.startDate, event.endDate].map((time) => readingAt(iso(time), 'Australia/Sydney'));
    expect([start?.hour, end?.hour]).toEqual([1, 2]);
  });

  it('goes over midnight', () => {
    const event = only(file([{ ...lesson, startAt: '2026-11-20T23:30:00+08:00', endAt: '2026-11-21T00:30:00+08:00' }]));
    expect(event.duration.toSeconds()).toBe(60 * 60);
  });

  it.each([null, 'soon', lesson.startAt])('leaves an end out that is none: %s', (endAt) => {
    expect(file([{ ...lesson, endAt }])).not.toContain('DTEND');
  });

  it('leaves out what begins at no time', () => {
    expect(eventsOf(file([{ ...lesson, startAt: 'soon' }, lesson]))).toHaveLength(1);
  });

  it.each([
    'Commas, semicolons; and \\ backslashes',
    'Two\nlines',
    'Already\\nescaped',
    '"Quoted": colon',
    'END:VEVENT',
    '  blanks at both ends  ',
  ])('brings text through unchanged: %s', (text) => {
    const event = only(file([{ ...lesson, title: text, description: text }]));
    expect([event.summary, event.description]).toEqual([text, text]);
  });

  it('lets no line of its own be put in by a title', () => {
    const text = file([{ ...lesson, title: 'Maths\r\nEND:VEVENT\rBEGIN:VEVENT\u0000\u0007' }]);
    expect(only(text).summary).toBe('Maths\nEND:VEVENT\nBEGIN:VEVENT');
  });

  it.each([
    ['Chinese', '二次函數由零開始：圖像、根與應用題，一步一步拆解會考題型與常見陷阱'.repeat(3)],
    ['Thai', 'สมการกำลังสองตั้งแต่เริ่มต้น กราฟ ราก และโจทย์ปัญหา'.repeat(3)],
    ['emoji', '📐👩‍🏫🧪'.repeat(20)],
    ['Latin', 'Quadratics from zero: graphs, roots and word problems. '.repeat(4)],
  ])('folds long lines without cutting a character: %s', (_, text) => {
    const made = file([
      { ...lesson, title: text, description: text, url: `https://lantern.example/?q=${'x'.repeat(90)}` },
    ]);
    const lines = made.split('\r\n');
    const sizes = lines.map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
    expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(3);
    expect(made).not.toContain('\uFFFD');
    expect(made).not.toMatch(/\p{Cs}/u);
    const event = only(made);
    expect([event.summary, event.description]).toEqual([text, text]);
    expect(event.component.getFirstPropertyValue('url')).toBe(`https://lantern.example/?q=${'x'.repeat(90)}`);
  });

  it('leads to the lesson', () => {
    const url = 'https://lantern.example/zh-hk/regular-class/topics/1/lesson/101?a=1,2;3';
    const event = only(file([{ ...lesson, url }]));
    expect(event.component.getFirstPropertyValue('url')).toBe(url);
  });

  it('rings ten minutes before each session', () => {
    const [alarm, ...more] = only(file([{ ...lesson, title: 'Maths, again' }])).component.getAllSubcomponents('valarm');
    expect(more).toEqual([]);
    expect(['action', 'trigger', 'description'].map((name) => String(alarm?.getFirstPropertyValue(name)))).toEqual([
      'DISPLAY',
      '-PT10M',
      'Maths, again',
    ]);
  });

  it('has a session once, as it was named first', () => {
    expect(only(file([lesson, { ...lesson, title: 'Again' }])).summary).toBe(lesson.title);
  });

  it('says when an event has changed, and what does not take place, which does not ring', () => {
    const changedAt = Date.parse('2026-11-19T08:00:00Z');
    const event = only(file([{ ...lesson, changedAt, isCancelled: true }]));
    expect(event.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(event.component.getAllSubcomponents('valarm')).toEqual([]);
    expect(event.sequence).toBe(changedAt / 60_000);
    for (const name of ['last-modified', 'dtstamp'])
      expect(iso(event.component.getFirstPropertyValue(name) as ICAL.Time)).toBe('2026-11-19T08:00:00.000Z');
  });

  it('to which others subscribe has a name, and is read again', () => {
    const feed = calendarFile([lesson], { now, productName: 'Lantern', feedName: 'Maths; from zero' });
    const calendar = new ICAL.Component(ICAL.parse(feed));
    const values = ['name', 'x-wr-calname', 'refresh-interval', 'x-published-ttl'];
    expect(values.map((name) => String(calendar.getFirstPropertyValue(name)))).toEqual([
      'Maths\\; from zero',
      'Maths\\; from zero',
      'PT6H',
      'PT6H',
    ]);
    expect(file([lesson])).not.toContain('REFRESH-INTERVAL');
  });

  it('may be empty', () => {
    expect(eventsOf(file([]))).toEqual([]);
  });
});

describe('the name of a calendar file', () => {
  it.each([
    ['Completing the square, and why it works', 'Completing the square, and why it works.ics'],
    ['pH: 3/4 of "acids"?', 'pH 3 4 of acids.ics'],
    ['二次函數', '二次函數.ics'],
    ['../../etc/passwd', 'etc passwd.ics'],
    ['\u202Egpj.scr', 'gpj.scr.ics'],
    ['...', 'calendar.ics'],
    ['', 'calendar.ics'],
    ['x'.repeat(200), `${'x'.repeat(60)}.ics`],
    [`${'a'.repeat(59)} b`, `${'a'.repeat(59)}.ics`],
  ])('%s', (title, name) => expect(calendarFileName(title)).toBe(name));
});
