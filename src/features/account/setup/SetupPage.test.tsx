import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '@/platform/services/storage';
import { selectUser } from '@/platform/session/state';
import { backend, loginAs } from '~mocks/node';
import { fillSilently } from '~test/fillSilently';
import { callsTo, setupApp } from '~test/setupApp';
import { stubPages } from '~test/stubPages';

stubPages({ home: 'Home', course: 'Course' });

const testApp = setupApp();
const setup = '/en-hk/account/setup';
type Page = Awaited<ReturnType<typeof testApp.open>>;

const open = (path: string, email = 'new@lantern.example', options = {}) =>
  testApp.open(path, {
    token: loginAs(email),
    cookies: { device_id: '00000000-0000-4000-8000-00000000de01' },
    ...options,
  });
const main = () => within(screen.getByRole('main'));
const heading = (name: string) => main().findByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.user.click(main().getByRole('button', { name }));
const choose = async (page: Page, name: string | RegExp, role: 'radio' | 'checkbox' = 'radio') =>
  page.user.click(await main().findByRole(role, { name }));
const lastSave = () => callsTo('updateUser').at(-1)?.body;

/** Returns the account as if these answers were already saved. */
function answered(email: string, part: object) {
  backend.db.update(({ accounts }) => {
    Object.assign(accounts.find((one) => one.email === email) ?? {}, part);
  });
}

describe('the onboarding', () => {
  it('saves each step when it is left and leads on to next', async () => {
    const page = await open(`${setup}?next=%2Fen-hk%2Fcourse%2F101`);
    await heading('Are you a student or a parent?');
    await waitFor(() => expect(document.title).toMatch(/^Step 1 of 5: Role/));
    await press(page, 'Continue');
    expect(main().getByRole('group')).toHaveAccessibleDescription('This field is required');
    expect(main().getByRole('radio', { name: /Student/ })).toHaveFocus();
    await choose(page, /Student/);
    await press(page, 'Continue');
    expect(await heading('How do your marks compare with your class?')).toHaveFocus();
    await waitFor(() => expect(document.title).toMatch(/^Step 2 of 5: Place in class/));
    expect(lastSave()).toEqual({ data: { role: 'student' } });

    await choose(page, 'Above average (25–50%)');
    await press(page, 'Continue');
    await heading('Tell us about your school');
    expect(lastSave()).toEqual({ data: { ranking: 'upper' } });

    await choose(page, 'International school');
    await press(page, 'Continue');
    expect(await main().findByText('This field is required')).toBeVisible();
    await choose(page, 'Form 4');
    await press(page, 'Continue');
    await heading('Choose your subjects');
    expect(lastSave()).toEqual({ data: { school_type_id: 3, grade_level_id: 10 } });

    await choose(page, 'Maths', 'checkbox');
    await choose(page, 'Physics', 'checkbox');
    await choose(page, 'Maths', 'checkbox');
    await press(page, 'Continue');
    await heading('Add your phone number');
    expect(selectUser(page.app.store.getState())).toMatchObject({
      requiredFields: [],
      gradeLevel: { id: 10, name: 'Form 4' },
      subjects: [{ name: 'Physics' }],
    });

    await page.user.click(await main().findByRole('button', { name: 'Skip' }));
    await heading('Course 101');
    expect(page.place()).toBe('/en-hk/course/101');
    expect(callsTo('updateUser')).toHaveLength(4);
    expect(page.app.services.storage.keys('drafts.')).toEqual([]);
    expect(page.reported).toEqual([]);
  });

  it('keeps what was chosen when it cannot be saved, and tries again', async () => {
    const page = await open(setup);
    backend.faults.plan({ endpoint: 'updateUser', code: '20-100-0004-001', message: 'Not now' });
    await choose(page, /Parent/);
    await press(page, 'Continue');
    expect(await main().findByRole('alert')).toHaveTextContent('Not now');
    expect(main().getByRole('radio', { name: /Parent/ })).toBeChecked();
    await press(page, 'Try again');
    await heading("How do your child's marks compare with their class?");
  });

  it('continues after a reload where it was, with what was chosen and not saved', async () => {
    const storage = memoryStorage();
    answered('new@lantern.example', { role: 'parent' });
    const before = await open(setup, 'new@lantern.example', { storage });
    await heading("How do your child's marks compare with their class?");
    await choose(before, 'Bottom 25%');
    await before.stop();
    const after = await open(`${setup}?section=subjects`, 'new@lantern.example', { storage });
    await heading("How do your child's marks compare with their class?");
    expect(main().getByRole('radio', { name: 'Bottom 25%' })).toBeChecked();
    expect(callsTo('updateUser')).toEqual([]);
    await press(after, 'Continue');
    await heading("Tell us about your child's school");
  });

  it('goes back without loss, and on without a call when nothing has changed', async () => {
    answered('new@lantern.example', { role: 'student', ranking: 'top' });
    const page = await open(setup);
    await choose(page, 'Form 4');
    const back = () => page.user.click(main().getByRole('link', { name: 'Back' }));
    await back();
    await heading('How do your marks compare with your class?');
    expect(main().getByRole('radio', { name: 'Top 25%' })).toBeChecked();
    await back();
    await heading('Are you a student or a parent?');
    await press(page, 'Continue');
    await heading('How do your marks compare with your class?');
    await press(page, 'Continue');
    await heading('Tell us about your school');
    expect(main().getByRole('radio', { name: 'Form 4' })).toBeChecked();
    expect(callsTo('updateUser')).toEqual([]);
  });

  it('keeps what was chosen through a forced logout', async () => {
    const storage = memoryStorage();
    const page = await open(setup, 'new@lantern.example', { storage });
    await choose(page, /Parent/);
    backend.faults.plan({ endpoint: 'updateUser', code: '20-100-0008-001' });
    await press(page, 'Continue');
    await page.user.click(await screen.findByRole('button', { name: 'OK' }));
    await heading('Log in');
    for (const [label, text] of [
      ['Email', 'new@lantern.example'],
      ['Password', 'lantern-demo'],
    ] as const) {
      await page.user.click(main().getByLabelText(label, { selector: 'input' }));
      await page.user.paste(text);
    }
    await press(page, 'Log in');
    await heading('Are you a student or a parent?');
    expect(page.place()).toBe(setup);
    expect(main().getByRole('radio', { name: /Parent/ })).toBeChecked();
  });
});

describe('the settings', () => {
  const student = 'student@lantern.example';
  const row = (name: string) => within(main().getByRole('region', { name }));

  it('show what is saved, and change one thing at a time', async () => {
    const page = await open(setup, student);
    await heading('Settings');
    expect(row('Name').getByText('Kit Chan')).toBeVisible();
    expect(row('Email').getByText(student)).toBeVisible();
    await page.user.click(row('Name').getByRole('link', { name: /^Edit/ }));
    expect(row('Name').getByRole('heading')).toHaveFocus();
    const last = main().getByLabelText('Last name');
    await page.user.clear(last);
    await press(page, 'Save');
    expect(last).toHaveAccessibleDescription('This field is required');
    await page.user.type(last, 'Lee');
    await press(page, 'Save');
    expect(await row('Name').findByText('Kit Lee')).toBeVisible();
    expect(lastSave()).toEqual({ data: { last_name: 'Lee' } });
    expect(screen.getByText('Saved')).toBeVisible();
    await waitFor(() => expect(row('Name').getByRole('link', { name: /^Edit/ })).toHaveFocus());
    expect(page.place()).toBe(setup);
  });

  it('take a name that was set without an event, and none of invisible signs alone', async () => {
    const page = await open(`${setup}?section=name`, student);
    const [first, last] = [await main().findByLabelText('First name'), main().getByLabelText('Last name')];
    fillSilently(first, '\u200b\u3164');
    fillSilently(last, '\u2068Ｌee\u2069 ');
    await press(page, 'Save');
    expect(first).toHaveAccessibleDescription('This field is required');
    expect(callsTo('updateUser')).toEqual([]);
    fillSilently(first, 'Ada');
    await press(page, 'Save');
    expect(await row('Name').findByText('Ada Lee')).toBeVisible();
    expect(lastSave()).toEqual({ data: { first_name: 'Ada', last_name: 'Lee' } });
  });

  it('show each subject with its icon, where it has one', async () => {
    const { subjects } = backend.catalogue('hk', 'en-hk');
    const subjectIds = subjects.slice(0, 2).map(({ id }) => id);
    answered(student, { subjectIds });
    await open(setup, student);
    await heading('Settings');
    const icons = subjectIds.map((_, index) => {
      const chip = row('Subjects').getByText(subjects[index]?.name ?? '');
      return chip.parentElement?.querySelector('svg')?.outerHTML;
    });
    expect(icons.every(Boolean)).toBe(true);
    expect(new Set(icons).size).toBe(2);
  });

  it('give up what was chosen when that is cancelled', async () => {
    const page = await open(`${setup}?section=role`, student);
    await choose(page, /Parent/);
    await press(page, 'Cancel');
    expect(row('Role').getByText('Student')).toBeVisible();
    await page.user.click(row('Role').getByRole('link', { name: /^Edit/ }));
    expect(main().getByRole('radio', { name: /Student/ })).toBeChecked();
    expect(callsTo('updateUser')).toEqual([]);
  });

  it('offer subjects of the level alone, and save no others', async () => {
    const { subjectIdsByLevel, subjects } = backend.catalogue('hk', 'en-hk');
    const offered = subjectIdsByLevel[5] ?? [];
    const [kept] = offered;
    const gone = subjects.find(({ id }) => !offered.includes(id));
    answered(student, { gradeLevelId: 5, subjectIds: [gone?.id, kept] });
    const page = await open(`${setup}?section=subjects`, student);
    expect(await main().findAllByRole('checkbox')).toHaveLength(offered.length);
    expect(callsTo('subjectCategories').at(-1)?.query).toMatchObject({ grade_level_id: '5' });
    await press(page, 'Save');
    await waitFor(() => expect(lastSave()).toEqual({ data: { subject_ids: [kept] } }));
  });

  it('have a password to change, but not for who comes through now TV', async () => {
    const page = await open(setup, student);
    for (const sent of [1, 2]) {
      await press(page, 'Change');
      const dialog = within(screen.getByRole('dialog'));
      expect(dialog.getByLabelText('Email')).toHaveValue(student);
      await page.user.click(dialog.getByRole('button', { name: 'Send email' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(callsTo('passwordReset')).toHaveLength(sent);
    }
    await page.stop();
    await open(setup, 'nowtv@lantern.example');
    await heading('Settings');
    expect(row('Account').getByText('now TV')).toBeVisible();
    expect(main().queryByRole('region', { name: 'Password' })).toBeNull();
  });

  it('of a profile that cannot be read say so without a guess why, and can be loaded again', async () => {
    backend.faults.plan({ endpoint: 'currentUser', body: { data: { user: 'Kit' } } });
    const page = await open(setup, student);
    await heading("We couldn't load your account");
    expect(main().queryByText(/connection/i)).toBeNull();
    await press(page, 'Try again');
    await heading('Settings');
  });

  it('of an account in another region are those of its own', async () => {
    const page = await open('/ja-jp/account/setup?section=school', student);
    await waitFor(() => expect(page.place()).toBe('/en-hk/account/setup?section=school'));
    expect(await main().findByRole('radio', { name: 'Form 4' })).toBeChecked();
  });
});
