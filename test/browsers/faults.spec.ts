import type { FaultPlan } from '~mocks/faults';
import { evening, expect, logIn, student, test, type Visitor } from './fixtures';

const deviceId = '00000000-0000-4000-8000-00000000e2e0';

/** Faults for every call of a page, in place of its response. */
const kinds: Readonly<Record<string, Omit<FaultPlan, 'endpoint'>>> = {
  offline: { offline: true },
  '500': { status: 500 },
  '503 html': { status: 503, body: '<!doctype html><title>Maintenance</title>', contentType: 'text/html' },
  empty: { body: '' },
  truncated: { body: '{"data":{"course":{"id":601,' },
  'no root': { body: {} },
  'wrong type': { body: { data: 'soon' } },
};

const ofGuests = [
  '/en-hk',
  '/en-hk/course',
  '/en-hk/course/103',
  '/en-hk/course/103/lesson/10301',
  '/en-hk/regular-class',
  '/en-hk/regular-class/topics/1',
  '/en-hk/regular-class/topics/1/lesson/101',
  '/en-hk/bundle/6001',
  '/en-hk/purchase/single/3103',
  '/en-hk/instructors/3',
  '/en-hk/POST/1',
];
const ofStudents = [
  '/en-hk',
  '/en-hk/my-learning',
  '/en-hk/regular-class/schedule',
  '/en-hk/regular-class/subscribed',
  '/en-hk/course/subscribed',
  '/en-hk/course/learning/401',
  '/en-hk/purchase/single/3103',
  '/en-hk/account/setup',
];

interface Seen {
  /** The first heading about a failed load; '' for none. */
  error: string;
  /** Buttons that load it again. */
  retries: number;
  hasText: boolean;
  isSideways: boolean;
}

const look = (visitor: Visitor) =>
  visitor.tab.run<Seen>(`
    const main = document.querySelector('main');
    const visible = (element) => element.getClientRects().length > 0;
    const named = (selector, name) => [...main.querySelectorAll(selector)].filter((one) => visible(one) && name.test(one.textContent.trim()));
    return {
      error: named('h1, h2, h3', /couldn.t|wrong|may have been received/i)[0]?.textContent ?? '',
      retries: named('button', /^(Try again|Reload)$/).length,
      hasText: main.innerText.trim().length > 20,
      isSideways: document.documentElement.scrollWidth > innerWidth,
    };`);

for (const isStudent of [false, true])
  test(`whatever the API does, a page says so and goes on: ${isStudent ? 'a student' : 'a guest'}`, async ({
    visitor,
    mock,
  }) => {
    test.setTimeout(900_000);
    if (isStudent) await logIn(visitor);
    const faults: string[] = [];
    const table: string[] = [];
    for (const path of isStudent ? ofStudents : ofGuests) {
      const cells: string[] = [];
      for (const [kind, plan] of Object.entries(kinds)) {
        await mock.fail({ endpoint: '*', times: 'always', ...plan });
        await visitor.open(path);
        await visitor.settles();
        const failed = await look(visitor);
        await mock.heal();
        if (!failed.error) faults.push(`${path}, ${kind}: says nothing`);
        if (failed.retries === 0) faults.push(`${path}, ${kind}: no way to try again`);
        if (failed.retries > 1) faults.push(`${path}, ${kind}: ${failed.retries} ways to try again`);
        if (!failed.hasText) faults.push(`${path}, ${kind}: blank`);
        if (failed.isSideways) faults.push(`${path}, ${kind}: too wide`);
        if (failed.retries > 0) await visitor.press('main button', '^(Try again|Reload)$');
        await expect
          .poll(async () => (await look(visitor)).error, { message: `${path}, ${kind}: works again` })
          .toBe('');
        cells.push(`${kind}: ${failed.error || 'nothing'}`);
      }
      table.push(`${path}\n    ${[...new Set(cells)].join('\n    ')}`);
    }
    console.log(table.join('\n'));
    expect(faults).toEqual([]);
  });

for (const isStudent of [false, true])
  test(`answers that take 10 s are waited for, and not taken for failures: ${isStudent ? 'a student' : 'a guest'}`, async ({
    visitor,
    mock,
  }) => {
    test.setTimeout(900_000);
    if (isStudent) await logIn(visitor);
    await mock.fail({ endpoint: '*', times: 'always', delayMs: 10_000 });
    for (const path of isStudent ? ofStudents : ofGuests) {
      await visitor.open(path);
      // The first screen is there at once: the page, or its placeholder.
      expect(await visitor.tab.run<number>('return document.querySelector("main").children.length;'), path).not.toBe(0);
      await expect
        .poll(
          () =>
            visitor.tab.run<boolean>(
              'return Boolean(document.querySelector("main h1")) && !document.querySelector("main [aria-busy=true]");',
            ),
          { message: `${path} is complete`, timeout: 60_000 },
        )
        .toBe(true);
      expect(await look(visitor), path).toEqual({ error: '', retries: 0, hasText: true, isSideways: false });
    }
  });

/** Something that a visitor sends. */
interface Write {
  endpoint: string;
  /** The contract gives the response no content, so that only the status tells a failure. */
  isResponseIgnored?: true;
  /**
   * A write without a response is looked up first, and sent again only when the server does not have it. An order waits
   * a minute for this.
   */
  isLookedUp?: true;
  isStudent?: true;
  path: string;
  /** Pressed first, in this order: what opens the form, and its choices. */
  openers?: readonly [selector: string, name: string][];
  /** Label and text of each field; no two runs have the same e-mail. */
  fields?: (run: number) => Record<string, string>;
  send: [selector: string, name: string];
  isDone: (visitor: Visitor) => Promise<boolean>;
}

const says = (visitor: Visitor, text: string) =>
  visitor.tab.run<boolean>('return document.body.innerText.includes(arguments[0]);', text);
const isAt = async (visitor: Visitor, path: string) => (await visitor.place()).startsWith(path);

const writes: readonly Write[] = [
  {
    endpoint: 'login',
    path: '/en-hk/login',
    fields: () => ({ '^Email': student.email, '^Password$': student.password }),
    send: ['main button', '^Log in$'],
    isDone: async (visitor) => (await visitor.place()) === '/en-hk',
  },
  {
    endpoint: 'signup',
    path: '/en-hk/signup',
    fields: (run) => ({
      '^First name': 'Ada',
      '^Last name': 'Ng',
      '^Email': `ada-${run}@lantern.example`,
      '^Password$': 'longer-than-8',
    }),
    send: ['main button', '^Create account$'],
    isDone: (visitor) => isAt(visitor, '/en-hk/account/setup'),
  },
  {
    endpoint: 'submitTicket',
    isResponseIgnored: true,
    path: '/en-hk/tutors',
    openers: [['footer button', '^Report a problem$']],
    fields: (run) => ({
      '^Name': 'Ada Ng',
      '^Email': 'ada@lantern.example',
      '^What happened': `The video has no sound, ${run}.`,
    }),
    send: ['dialog button', '^Send report$'],
    isDone: (visitor) => says(visitor, 'Report sent.'),
  },
  {
    endpoint: 'createOrder',
    isLookedUp: true,
    isStudent: true,
    path: '/en-hk/purchase/single/3103',
    send: ['main button', '^Pay HK[$]460$'],
    isDone: (visitor) => isAt(visitor, '/pay/'),
  },
  {
    endpoint: 'createOrder',
    isLookedUp: true,
    isStudent: true,
    path: '/en-hk/course/201',
    send: ['main button', '^Enrol free$'],
    isDone: (visitor) => says(visitor, "You're enrolled. You can start now."),
  },
  {
    endpoint: 'rateCourseLesson',
    isResponseIgnored: true,
    isStudent: true,
    path: '/en-hk/course/learning/401',
    openers: [
      ['main button', '^Rate$'],
      ['dialog input', '^4 stars$'],
    ],
    fields: () => ({ '^What helped': 'The sketch made it clear.' }),
    send: ['dialog button', '^Send rating$'],
    isDone: (visitor) => says(visitor, 'Thanks for your rating'),
  },
  {
    endpoint: 'updateUser',
    isStudent: true,
    path: '/en-hk/account/setup?section=name',
    fields: (run) => ({ '^First name': `Ada ${run}` }),
    send: ['main button', '^(Save|Try again)$'],
    isDone: (visitor) => says(visitor, 'KitAda'),
  },
];

const typedIn = (visitor: Visitor) =>
  visitor.tab.run<string>(
    'return [...document.querySelectorAll("input, textarea")].filter((one) => one.getClientRects().length > 0).map(({ value }) => value).join();',
  );
/** An error is an alert; a lost order, which the page is looking for, is a status. */
const alertOf = (visitor: Visitor) =>
  visitor.tab.run<string>(
    'return [...document.querySelectorAll("[role=alert], main [role=status]")].filter((one) => one.getClientRects().length > 0).map((one) => one.innerText.trim()).join(" ").trim();',
  );

test('whatever happens to what is sent, the page says so, keeps the text, and it is sent once', async ({
  visitor,
  mock,
}) => {
  test.setTimeout(900_000);
  const table: string[] = [];
  const happenings = { ...kinds, 'slow, 10 s': { delayMs: 10_000 }, 'arrived, answer lost': { lost: true } };
  await visitor.open('/en-hk/tutors');
  for (const {
    endpoint,
    isResponseIgnored,
    isLookedUp,
    isStudent,
    path,
    openers = [],
    fields,
    send,
    isDone,
  } of writes) {
    for (const [run, [kind, plan]] of Object.entries<Omit<FaultPlan, 'endpoint'>>(happenings).entries()) {
      if (isResponseIgnored && plan.body !== undefined && !plan.status) continue;
      const cell = `${endpoint} on ${path}, ${kind}`;
      const token = await mock.reset({
        now: evening,
        ...(isStudent ? { scenario: 'account:student', device: deviceId } : {}),
      });
      await visitor.tab.run(
        'localStorage.clear(); document.cookie = "token=" + arguments[0] + "; path=/; max-age=" + (arguments[0] ? 9e3 : 0); document.cookie = "device_id=" + arguments[1] + "; path=/";',
        token ?? '',
        deviceId,
      );
      const prepare = async () => {
        for (const opener of openers) await visitor.press(...opener);
      };
      await visitor.open(path);
      await visitor.settles();
      await prepare();
      const typed = fields?.(run) ?? {};
      for (const [label, text] of Object.entries(typed)) await visitor.fill(label, text);
      // Always: a browser sends again by itself where a connection that it had used before is dropped.
      await mock.fail({ endpoint, times: 'always', ...plan });
      await visitor.press(...send);
      await expect
        .poll(async () => (await isDone(visitor)) || (await alertOf(visitor)) !== '', {
          message: `${cell}: is answered`,
        })
        .toBe(true);
      const isDoneAtOnce = await isDone(visitor);
      table.push(`${cell}: ${isDoneAtOnce ? 'done' : await alertOf(visitor)}`);
      if (isDoneAtOnce) expect(cell).toMatch(/slow|lost/);
      else {
        for (const text of Object.values(typed))
          expect(await typedIn(visitor), `${cell}: keeps the text`).toContain(text);
        await mock.heal();
        if (!isLookedUp || run === 0)
          await expect
            .poll(
              async () => {
                if (!(await isDone(visitor))) await visitor.press(...send);
                return isDone(visitor);
              },
              { message: `${cell}: is sent again`, timeout: isLookedUp ? 90_000 : 30_000, intervals: [3000] },
            )
            .toBe(true);
      }
      const orders = (await mock.log('createOrder')).map(
        ({ body }) => (body as { idempotency_key: string }).idempotency_key,
      );
      expect(new Set(orders).size, `${cell}: one order`).toBe(endpoint === 'createOrder' ? 1 : 0);
    }
  }
  console.log(table.join('\n'));
});
