import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { endpoints } from '@/shared/http/endpoints';
import { codedFailures } from '../handlers/failureCodes';
import { failureChoices, findFailureWord, findFaultEffect } from './faultKinds';
import {
  faultTargets,
  firstDay,
  formatScenario,
  parseScenario,
  type Scenario,
  scenarioOf,
  withScenario,
} from './scenario';
import { formatSpan, parseSpan } from './span';

const minute = 60_000;
const day = 86_400_000;
const at = Date.parse('2026-11-20T18:30:00+08:00');
const clock = firstDay.clock;

const table: [text: string, change: Partial<Scenario>, canonical?: string][] = [
  ['account:guest', {}],
  ['account:student', { account: 'student' }],
  ['account:expiring', { account: 'expiring' }],
  ['account:TW@lantern.example', { account: 'tw' }, 'account:tw'],
  ['account:guest;locale:zh-hk', { locale: 'zh-hk' }],
  ['account:guest;region:th', { locale: 'th-th' }, 'account:guest;locale:th-th'],
  ['account:guest;clock:2026-11-20T10:30Z', { clock: { ...clock, at } }],
  ['clock:2026-11-20T18:30+08:00', { clock: { ...clock, at } }, 'account:guest;clock:2026-11-20T10:30Z'],
  ['clock:2026-11-20T18:30 08:00', { clock: { ...clock, at } }, 'account:guest;clock:2026-11-20T10:30Z'],
  ['account:guest;clock:2026-11-20T10:30:07Z;freeze', { clock: { ...clock, at: at + 7000, frozen: true } }],
  ['account:guest;shift:1d', { clock: { ...clock, shiftMs: day } }],
  ['account:guest;shift:-1h30m;freeze', { clock: { at: null, present: false, shiftMs: -90 * minute, frozen: true } }],
  ['shift:+90m', { clock: { ...clock, shiftMs: 90 * minute } }, 'account:guest;shift:1h30m'],
  ['account:guest;class:12', { classIn: 12 }],
  ['account:guest;class:-5', { classIn: -5 }],
  ['account:guest;class:0', { classIn: 0 }],
  ['account:guest;latency:slow', { latency: 'slow' }],
  ['account:guest;latency:2s', { latency: 2000 }],
  ['latency:800', { latency: 800 }, 'account:guest;latency:800ms'],
  ['latency:none', {}, 'account:guest'],
  ['account:guest;offline', { offline: true }],
  ['account:guest;storage:purged', { isPurged: true }],
  ['account:guest;without:marquee;lesson:10102=vimeo', { situation: ['without:marquee', 'lesson:10102=vimeo'] }],
  [
    'Order:3103=Paid;account:student;user:phone_number=required',
    { account: 'student', situation: ['order:3103=paid', 'user:phone_number=required'] },
    'account:student;order:3103=paid;user:phone_number=required',
  ],
  ['account:guest;fail:course=500', { faults: [{ endpoint: 'course', failure: '500', times: 1 }] }],
  [
    'account:guest;fail:all=20-100-0008-010;fail:banners=html,3;fail:login=8s,always',
    {
      faults: [
        { endpoint: 'all', failure: '20-100-0008-010', times: 1 },
        { endpoint: 'banners', failure: 'html', times: 3 },
        { endpoint: 'login', failure: '8s', times: 'always' },
      ],
    },
  ],
  [
    ' Account: student ;; LATENCY:Slow; fail:*=timeout; ',
    { account: 'student', latency: 'slow', faults: [{ endpoint: 'all', failure: 'timeout', times: 1 }] },
    'account:student;latency:slow;fail:all=timeout',
  ],
];

describe('a scenario', () => {
  it.each(table)('%s', (text, change, canonical = text) => {
    const { scenario, problems } = parseScenario(text);
    expect(problems).toEqual([]);
    expect(scenario).toEqual({ ...firstDay, ...change });
    expect(formatScenario(scenario)).toBe(canonical);
    expect(parseScenario(canonical).scenario).toEqual(scenario);
  });

  it('can be used wherever the documentation writes one', () => {
    const page = readFileSync('docs/qa.md', 'utf8');
    const written = [...page.matchAll(/[?&]qa=([^\s`]*)|^\| `([a-z_]+:[^`]+)`(?:, `([^`]+)`)?/gm)];
    const texts = written.flatMap(([, ...parts]) => parts.filter((part) => part !== undefined));
    expect(texts.length).toBeGreaterThan(15);
    for (const text of texts) {
      const { problems } = parseScenario(`account:student;${text}`);
      expect([text, problems]).toEqual([text, []]);
    }
  });

  it('is the first day of a guest when it says nothing', () => {
    expect(parseScenario('')).toEqual({ scenario: firstDay, problems: [] });
    expect(scenarioOf(' ; ')).toEqual(firstDay);
  });

  it.each([
    ['colour:red', /^“colour:red”: colour is nothing a scenario has\.$/],
    ['student', /is nothing a scenario has/],
    ['__proto__:x', /is nothing a scenario has/],
    ['constructor', /is nothing a scenario has/],
    ['account:nobody', /account is one of guest, student, tw, new, /],
    ['account', /needs a value/],
    ['freeze:yes', /takes no value/],
    ['locale:en-fr', /no locale/],
    ['region:__proto__', /no region/],
    ['clock:2026-11-20T18:30', /needs a time with its zone/],
    ['clock:2026-13-40T18:30Z', /needs a time with its zone/],
    ['shift:soon', /is a span/],
    ['class:twelve', /number of minutes/],
    ['class:99999', /number of minutes/],
    ['class:', /number of minutes/],
    ['latency:2h', /knows none, slow/],
    ['fail:course', /endpoint=failure/],
    ['fail:corse=500', /has no endpoint “corse”/],
    ['fail:course=maybe', /has no failure “maybe”/],
    ['fail:course=200', /has no failure/],
    ['fail:course=toString', /has no failure/],
    ['fail:course=500,0', /1 to 999 times/],
    ['account:guest;course:103=active', /^“course:103=active”: needs an account\.$/],
    ['user:ranking=best', /user takes role=student\|parent\|none ranking=top\|/],
    ['user:toString=x', /user takes /],
    ['course:103=bought', /course takes id=active\|/],
    ['course:1e3=active', /course takes /],
    ['topic:5', /topic takes /],
    ['order:3103=lost', /order takes collection=pending\|/],
    ['lesson:10102=hls', /lesson takes id=youtube\|vimeo/],
    ['without:courses', /without takes marquee, /],
    ['without:marquee=null', /without takes /],
    [':', /is nothing a scenario has/],
    ['%E0%A4%A', /is nothing a scenario has/],
    ['x'.repeat(5000), /is nothing a scenario has/],
  ])('tells what it cannot use, and uses the rest: %s', (text, problem) => {
    const { scenario, problems } = parseScenario(`latency:slow;${text};class:5`);
    expect(scenario).toEqual({ ...firstDay, latency: 'slow', classIn: 5 });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(problem);
    expect(problems[0]?.length).toBeLessThan(240);
    expect(() => scenarioOf(text)).toThrow(TypeError);
  });

  it('is readable in an address, and replaces an older one', () => {
    const scenario = scenarioOf('account:student;class:12;latency:slow;fail:course=500,2');
    const link = withScenario('http://qa.test/en-hk?tab=about&qa=offline#x', scenario);
    expect(link).toBe('http://qa.test/en-hk?tab=about&qa=account:student;class:12;latency:slow;fail:course=500,2#x');
    expect(scenarioOf(new URL(link).searchParams.get('qa') ?? '')).toEqual(scenario);
    expect(withScenario(link, null)).toBe('http://qa.test/en-hk?tab=about#x');
  });
});

describe('failures of a scenario', () => {
  const choices = failureChoices.flatMap((group) => group.choices);

  it('can be planned for every call of every host', () => {
    for (const name of Object.keys(endpoints)) expect(faultTargets).toContain(name);
  });

  it('that one can choose are all known, each once, and lead back to their word', () => {
    const words = choices.map(({ word }) => word);
    expect(new Set(words).size).toBe(words.length);
    for (const word of words) {
      const effect = findFaultEffect(word);
      expect([word, effect]).not.toEqual([word, null]);
      const back = findFailureWord({ endpoint: 'course', ...effect });
      expect(findFaultEffect(back ?? '')).toEqual(effect);
    }
  });

  it('are answered as the backend itself would', () => {
    for (const [status, code] of Object.values(codedFailures))
      expect(findFaultEffect(code)).toMatchObject({ status, code });
    expect(findFaultEffect('20-100-0002-000')).toMatchObject({ code: '20-100-0002-000' });
    expect(choices.map(({ word }) => word)).toEqual(
      expect.arrayContaining(['20-100-0008-010', '20-100-0002-000', '20-100-0003-000', '500', '401', 'timeout']),
    );
  });

  it('have no word when a test made them up', () => {
    expect(findFailureWord({ endpoint: 'course', body: { data: {} } })).toBeNull();
  });
});

it.each<[text: string, ms: number, canonical?: string]>([
  ['500ms', 500],
  ['1s500ms', 1500],
  ['90s', 90_000, '1m30s'],
  ['-5m', -5 * minute],
  ['1d2h', 26 * 60 * minute],
  ['0s', 0],
])('the span %s', (text, ms, canonical = text) => {
  expect(parseSpan(text)).toBe(ms);
  expect(formatSpan(ms)).toBe(canonical);
});

it.each(['', '5', 'm', '1h2d', '1.5h', '+', '--5m', '99999999999999999999d'])('“%s” is no span', (text) => {
  expect(parseSpan(text)).toBeNull();
});
