import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { continueWatching } from '@/domain/feed/state';
import { memoryStorage } from '@/platform/services/storage';
import { selectLoggedIn, selectUser } from '@/platform/session/state';
import { backend, loginAs, server } from '~mocks/node';
import { fillSilently } from '~test/fillSilently';
import { calledEndpoints, callsTo, setupApp, waitForCalls } from '~test/setupApp';
import { stubPages } from '~test/stubPages';

stubPages({ home: 'Home', course: 'Course' });

const { open } = setupApp();
const email = 'student@lantern.example';
const password = 'lantern-demo';

type Page = Awaited<ReturnType<typeof open>>;

const main = () => within(screen.getByRole('main'));
const heading = (name: string) => main().findByRole('heading', { level: 1, name });
const alertText = (page: Page) => page.app.store.getState().alert.message;

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const field = main().getByLabelText(label, { selector: 'input' });
    await page.user.clear(field);
    await page.user.paste(value);
  }
}

async function logIn(page: Page, typed = password) {
  await fill(page, { Email: email, Password: typed });
  await page.user.click(main().getByRole('button', { name: 'Log in' }));
}

/** Logs out from the account sheet, whose menu is the same as the header's. */
async function logOut(page: Page) {
  await page.user.click(
    within(screen.getByRole('navigation', { name: 'Pages' })).getByRole('button', { name: 'Account' }),
  );
  await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Log out' }));
}

const member = (options = {}) => ({
  token: loginAs(email),
  cookies: { device_id: '00000000-0000-4000-8000-00000000de01' },
  ...options,
});

describe('log in', () => {
  it('keeps the token in a cookie, says welcome and leads home', async () => {
    const storage = memoryStorage();
    const page = await open('/en-hk/login', { storage });
    await logIn(page);
    await heading('Home');
    expect(page.place()).toBe('/en-hk');
    expect(page.cookies.get('token')).toBe(backend.db.read().tokens[0]?.value);
    expect(storage.get('user')).not.toHaveProperty('email');
    expect(alertText(page)).toBe('Welcome back');
    expect(screen.getByText('Welcome back')).toBeVisible();
    expect(callsTo('login')[0]?.body).toEqual({ email, password });
    expect(page.reported).toEqual([]);
  });

  it.each([
    ['/en-hk/course/101?tab=about#faq', '/en-hk/course/101?tab=about#faq', 'Course 101'],
    ['http://app.test/en-hk/course/101', '/en-hk/course/101', 'Course 101'],
    ['//evil.example/en-hk', '/en-hk', 'Home'],
    ['https://evil.example/en-hk/course/101', '/en-hk', 'Home'],
    ['/\\evil.example', '/en-hk', 'Home'],
    ['javascript:alert(1)', '/en-hk', 'Home'],
    ['/en-hk/login?next=%2Fen-hk%2Fcourse%2F101', '/en-hk', 'Home'],
    ['/en-hk/signup', '/en-hk', 'Home'],
  ])('with next %s leads to %s', async (next, place, title) => {
    const page = await open(`/en-hk/login?next=${encodeURIComponent(next)}`);
    await logIn(page);
    await heading(title);
    expect(page.place()).toBe(place);
  });

  it('leads to the home of the user’s own region', async () => {
    const page = await open('/en-hk/login');
    await fill(page, { Email: 'tw@lantern.example', Password: password });
    await page.user.click(main().getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(page.place()).toBe('/zh-tw'));
    await heading('Home');
  });

  it('leads by way of the set-up to next while the profile lacks something', async () => {
    const page = await open('/en-hk/login?next=%2Fen-hk%2Fcourse%2F101');
    await fill(page, { Email: 'new@lantern.example', Password: password });
    await page.user.click(main().getByRole('button', { name: 'Log in' }));
    await heading('Are you a student or a parent?');
    expect(page.place()).toBe('/en-hk/account/setup?next=%2Fen-hk%2Fcourse%2F101');
  });

  it('shows the server’s words and keeps what was typed when the password is wrong', async () => {
    const page = await open('/en-hk/login');
    await logIn(page, 'wrong-word');
    const text = 'Wrong email or password.';
    expect((await main().findByRole('alert')).textContent).toContain(text);
    expect(alertText(page)).toBe(text);
    expect(main().getByLabelText('Email')).toHaveValue(email);
    expect(main().getByLabelText('Password', { selector: 'input' })).toHaveValue('wrong-word');
    expect([page.place(), page.cookies.get('token')]).toEqual(['/en-hk/login', null]);
    await logIn(page);
    await heading('Home');
  });

  it('clamps a reason of the server as an alert does', async () => {
    const page = await open('/en-hk/login');
    backend.faults.plan({ endpoint: 'login', code: '20-100-0001-001', message: `No\n${'x'.repeat(5000)}` });
    await logIn(page);
    const shown = (await main().findByRole('alert')).textContent ?? '';
    expect(shown).toBe(alertText(page));
    expect([shown.length, shown.slice(0, 4), shown.at(-1)]).toEqual([300, 'No x', '…']);
  });

  it('is one call, however often it is pressed', async () => {
    const page = await open('/en-hk/login');
    await fill(page, { Email: email, Password: password });
    const button = main().getByRole('button', { name: 'Log in' });
    for (let press = 0; press < 10; press += 1) button.click();
    await heading('Home');
    expect(callsTo('login')).toHaveLength(1);
  });

  it('asks nothing of the server while a field is empty or no email', async () => {
    const page = await open('/en-hk/login');
    await page.user.click(main().getByRole('button', { name: 'Log in' }));
    expect(await main().findAllByText('This field is required')).toHaveLength(2);
    await fill(page, { Email: 'kit' });
    await page.user.click(main().getByRole('button', { name: 'Log in' }));
    expect(await main().findByText('Invalid format')).toBeVisible();
    expect(callsTo('login')).toEqual([]);
  });

  it('takes what the form holds, which password managers set without an event', async () => {
    const page = await open('/en-hk/login');
    fillSilently(main().getByLabelText('Email'), email);
    await page.user.click(main().getByRole('button', { name: 'Forgot your password?' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByLabelText('Email')).toHaveValue(email);
    fillSilently(dialog.getByLabelText('Email'), 'other@lantern.example');
    await page.user.click(dialog.getByRole('button', { name: 'Send email' }));
    await waitFor(() => expect(callsTo('passwordReset')[0]?.body).toEqual({ email: 'other@lantern.example' }));
    fillSilently(main().getByLabelText('Password', { selector: 'input' }), password);
    await page.user.click(main().getByRole('button', { name: 'Log in' }));
    await heading('Home');
    expect(callsTo('login')[0]?.body).toMatchObject({ email, password });
  });

  it.each([
    ["o'neill@lantern.example"],
    ['hanako..y@lantern.example'],
    ['x.@lantern.example'],
    ['kit@xn--r8jz45g.jp'],
    ['\u2068kit＠lantern.example\u2069', 'kit@lantern.example'],
  ])('sends the address %s', async (typed, sent = typed) => {
    const page = await open('/en-hk/login');
    fillSilently(main().getByLabelText('Email'), typed);
    await fill(page, { Password: password });
    await page.user.click(main().getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(callsTo('login')[0]?.body).toMatchObject({ email: sent }));
  });

  it('sends who is already logged in on, without a form', async () => {
    const page = await open('/en-hk/login?next=%2Fen-hk%2Fcourse%2F101', member());
    await heading('Course 101');
    expect(page.place()).toBe('/en-hk/course/101');
  });

  it('lets a guest reset the password and says that the email was sent', async () => {
    const page = await open('/en-hk/login');
    await fill(page, { Email: email });
    await page.user.click(main().getByRole('button', { name: 'Forgot your password?' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByLabelText('Email')).toHaveValue(email);
    await page.user.click(dialog.getByRole('button', { name: 'Send email' }));
    await waitFor(() => expect(alertText(page)).toBe('Email sent'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(callsTo('passwordReset')[0]?.body).toEqual({ email });
  });

  it('opens the password dialog each time, also after it was closed while the email was being sent', async () => {
    const page = await open('/en-hk/login');
    await fill(page, { Email: email });
    const forgot = () => page.user.click(main().getByRole('button', { name: 'Forgot your password?' }));
    const press = (name: string) => page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
    for (const sent of [1, 2]) {
      await forgot();
      await press('Send email');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(callsTo('passwordReset')).toHaveLength(sent);
    }
    await forgot();
    backend.faults.plan({ endpoint: 'passwordReset', delayMs: 50 });
    await press('Send email');
    await page.user.keyboard('{Escape}');
    await waitForCalls(page);
    await forgot();
    await press('Send email');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsTo('passwordReset')).toHaveLength(4);
  });
});

describe('next in another language', () => {
  const chinese = '/zh-hk/course/101?tab=about';
  const signupForm = { 'First name': 'Ada', 'Last name': 'Ng', Password: 'long-enough' };

  it.each(['login', 'signup'])('is where who is logged in already is brought to from %s', async (entrance) => {
    const page = await open(`/en-hk/${entrance}?next=${encodeURIComponent(chinese)}`, member());
    await heading('Course 101');
    await waitForCalls(page);
    expect([page.place(), page.app.store.getState().locale.current]).toEqual([chinese, 'zh-hk']);
  });

  it('is followed after a log-in', async () => {
    const page = await open(`/en-hk/login?next=${encodeURIComponent(chinese)}`);
    await logIn(page);
    await heading('Course 101');
    expect(page.place()).toBe(chinese);
  });

  it('is followed after a sign-up', async () => {
    const next = encodeURIComponent(chinese);
    const page = await open(`/en-hk/signup?next=${next}`);
    await fill(page, { ...signupForm, Email: 'ada@lantern.example' });
    await page.user.click(main().getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(page.place()).toMatch('/en-hk/account/setup'));
    expect(page.place()).toBe(`/en-hk/account/setup?next=${next}`);
  });

  it('is followed when the language is switched on the login page, and by the links between the entrances', async () => {
    const next = encodeURIComponent('/en-hk/course/101?tab=about');
    const page = await open(`/en-hk/signup?next=${next}`);
    await page.user.click(screen.getAllByRole('button', { name: /^Region and language/ })[0] as HTMLElement);
    const region = screen.getByRole('heading', { name: 'Hong Kong' }).closest('li') as HTMLElement;
    await page.user.click(within(region).getByRole('link', { name: '繁體中文' }));
    await heading('註冊');
    for (const link of screen.getAllByRole('link', { name: '登入' }))
      expect(link).toHaveAttribute('href', `/zh-hk/login?next=${next}`);
    await page.user.click(main().getByRole('link', { name: '登入' }));
    await heading('登入');
    for (const link of screen.getAllByRole('link', { name: '註冊' }))
      expect(link).toHaveAttribute('href', `/zh-hk/signup?next=${next}`);
    await fill(page, { 電郵: email, 密碼: password });
    await page.user.click(main().getByRole('button', { name: '登入' }));
    await heading('Course 101');
    await waitForCalls(page);
    expect(page.place()).toBe('/en-hk/course/101?tab=about');
  });
});

describe('a browser that denies cookies', () => {
  const jar = { get: () => null, set: () => {}, remove: () => {} };
  const words = 'Your browser is blocking cookies. Allow them for this site, then log in.';

  it.each([
    ['login', 'Log in', {}],
    ['signup', 'Create account', { 'First name': 'Ada', 'Last name': 'Ng' }],
  ])('is told by %s that cookies are needed, and nobody is shown as logged in', async (entrance, button, names) => {
    const page = await open(`/en-hk/${entrance}?next=%2Fen-hk%2Fcourse%2F101`, { jar });
    await fill(page, { ...names, Email: email, Password: password });
    const seen: boolean[] = [];
    page.app.store.subscribe(() => seen.push(selectLoggedIn(page.app.store.getState())));
    await page.user.click(main().getByRole('button', { name: button }));
    expect(await screen.findByText(words)).toBeVisible();
    await waitForCalls(page);
    expect([page.place(), seen.includes(true)]).toEqual([`/en-hk/${entrance}?next=%2Fen-hk%2Fcourse%2F101`, false]);
    expect(calledEndpoints()).toEqual(['appLaunch', 'siteInfo']);
    expect(page.app.services.storage.get('user')).toBeNull();
    // The button is enabled, so the form can be submitted again.
    await page.user.click(main().getByRole('button', { name: button }));
    expect(main().getByLabelText('Email')).toHaveValue(email);
  });
});

describe('sign up', () => {
  it('makes an account, logs it in and leads by way of the set-up to next', async () => {
    const page = await open('/en-hk/signup?next=%2Fen-hk%2Fcourse%2F101');
    await fill(page, {
      'First name': 'Ada',
      'Last name': 'Ng',
      Email: 'ada@lantern.example',
      Password: 'long-enough',
    });
    await page.user.click(main().getByRole('button', { name: 'Create account' }));
    await heading('Are you a student or a parent?');
    expect(page.place()).toBe('/en-hk/account/setup?next=%2Fen-hk%2Fcourse%2F101');
    expect(callsTo('signup')[0]?.body).toEqual({
      first_name: 'Ada',
      last_name: 'Ng',
      email: 'ada@lantern.example',
      password: 'long-enough',
    });
    expect(selectUser(page.app.store.getState())).toMatchObject({ firstName: 'Ada' });
    expect(page.cookies.get('token')).not.toBeNull();
  });
});

describe('a token that is gone while the app is open', () => {
  it('leaves nobody logged in as soon as something private is asked for, which is not sent, without a word', async () => {
    const page = await open('/en-hk/my-learning/continue', member());
    await heading('Continue watching');
    await waitForCalls(page);
    const asked = callsTo('continueWatching').length;
    page.cookies.remove('token');
    page.app.store.dispatch(continueWatching.request(null));
    await heading('Log in');
    expect(page.place()).toBe('/en-hk/login?next=%2Fen-hk%2Fmy-learning%2Fcontinue');
    const { alert, modal, session } = page.app.store.getState();
    expect([alert.show, modal.visible, session.loggedIn]).toEqual([false, false, false]);
    expect(page.app.services.storage.get('user')).toBeNull();
    expect([callsTo('logout'), callsTo('continueWatching').length]).toEqual([[], asked]);
  });
});

describe('a page from the back/forward cache', () => {
  const comeBack = (persisted: boolean) =>
    act(async () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));

  it('shows nothing of a member whose session has ended meanwhile', async () => {
    const page = await open('/en-hk/my-learning/continue', member());
    await heading('Continue watching');
    await comeBack(true);
    expect(page.place()).toBe('/en-hk/my-learning/continue');
    page.cookies.remove('token');
    await comeBack(false);
    expect(page.place()).toBe('/en-hk/my-learning/continue');
    await comeBack(true);
    await heading('Log in');
    expect(page.app.services.storage.get('user')).toBeNull();
  });
});

describe('log out', () => {
  const gone = async (page: Page) => {
    await waitFor(() => expect(selectLoggedIn(page.app.store.getState())).toBe(false));
    await waitFor(() => expect(alertText(page)).toBe('You have logged out'));
    expect([page.cookies.get('token'), page.app.services.storage.get('user')]).toEqual([null, null]);
    expect(screen.queryByRole('dialog')).toBeNull();
  };

  it('tells the server, clears, and stays where it is', async () => {
    const page = await open('/en-hk/course/101', member());
    const told = vi.spyOn(page.app.services.tabs, 'post');
    await logOut(page);
    await gone(page);
    expect(callsTo('logout')).toHaveLength(1);
    expect(callsTo('logout')[0]?.headers.authorization).toMatch(/^Bearer lt-/);
    expect(told.mock.calls).toEqual([[{ type: 'cleared', ended: null }], [{ type: 'loggedOut' }]]);
    expect(page.place()).toBe('/en-hk/course/101');
    expect(page.cookies.get('device_id')).toBe('00000000-0000-4000-8000-00000000de01');
  });

  it.each([
    ['fails', { status: 500 }],
    ['cannot be sent', { offline: true }],
    ['meets a session that is over already', { code: '20-100-0008-010' }],
  ])('clears also when the call %s', async (_, fault) => {
    const page = await open('/en-hk/course/101', member());
    backend.faults.plan({ endpoint: 'logout', ...fault });
    await logOut(page);
    await gone(page);
    expect(page.place()).toBe('/en-hk/course/101');
  });

  it('leads from a page that needs a login to the login page', async () => {
    const page = await open('/en-hk/my-learning/continue', member());
    await logOut(page);
    await heading('Log in');
    expect(page.place()).toBe('/en-hk/login?next=%2Fen-hk%2Fmy-learning%2Fcontinue');
  });

  it('drops what the old session was still to be answered', async () => {
    let release = () => {};
    const pending = new Promise<void>((resolve) => {
      release = resolve;
    });
    const page = await open('/en-hk/course/101', member());
    await waitFor(() => expect(selectUser(page.app.store.getState())).not.toBeNull());
    server.use(
      http.get('*/api/v2/users/me', async () => {
        await pending;
        return HttpResponse.json({ data: { user: { user_id: 'late', first_name: 'Late' } } });
      }),
    );
    page.app.store.dispatch({ type: 'session/userRequested' });
    await logOut(page);
    await gone(page);
    release();
    await waitForCalls(page);
    expect(selectUser(page.app.store.getState())).toBeNull();
    expect(page.app.services.storage.get('user')).toBeNull();
  });
});
