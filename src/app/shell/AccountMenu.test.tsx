import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { selectUser } from '@/platform/session/state';
import { backend, loginAs } from '~mocks/node';
import { callsTo, setupApp } from '~test/setupApp';
import { stubPages } from '~test/stubPages';

stubPages({ home: 'Home' });

const { open } = setupApp();

const student = {
  user_id: 'u-9',
  external_id: 'S9',
  first_name: 'Mei',
  last_name: 'Wan',
  username: 'mei',
  email: 'mei@lantern.example',
  profile_pic_url: '/media/mei.svg',
  role: { name: 'student' },
  region: { name: 'hk' },
  login_type: 'email',
  faq_links: [
    { title: 'Lost my password', url: 'https://help.lantern.example/password' },
    { title: 'Press me', url: 'javascript:alert(1)' },
  ],
};

/** The sheet of phones, whose content is the same as the menu's. */
async function sheetOf(user: object = student) {
  backend.faults.plan({ endpoint: 'currentUser', body: { data: { user } } });
  const page = await open('/en-hk', { token: loginAs('student@lantern.example') });
  await waitFor(() => expect(selectUser(page.app.store.getState())).not.toBeNull());
  await page.user.click(
    within(screen.getByRole('navigation', { name: 'Pages' })).getByRole('button', { name: 'Account' }),
  );
  return { page, sheet: within(screen.getByRole('dialog', { name: 'Account' })) };
}

const linksOf = (sheet: Awaited<ReturnType<typeof sheetOf>>['sheet']) =>
  sheet.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('the account', () => {
  it('says who is logged in: name, picture, role and region', async () => {
    const { sheet } = await sheetOf();
    expect(sheet.getByText('Mei Wan')).toBeVisible();
    expect(sheet.getByText('mei@lantern.example')).toBeVisible();
    expect(sheet.getByText('Student')).toBeVisible();
    expect(sheet.getByText('Hong Kong')).toBeVisible();
    expect(sheet.queryByText('now TV')).toBeNull();
    expect(document.querySelector('dialog img')).toHaveAttribute('src', '/media/mei.svg');
  });

  it('tells a parent and an account of now TV, and does without a name', async () => {
    const nameless = { ...student, first_name: '', last_name: '', email: '', profile_pic_url: null };
    const { sheet } = await sheetOf({ ...nameless, role: { name: 'parent' }, login_type: 'now_tv' });
    expect(sheet.getByText('mei')).toBeVisible();
    expect(sheet.getByText('M')).toBeVisible();
    expect(sheet.getByText('Parent')).toBeVisible();
    expect(sheet.getByText('now TV')).toBeVisible();
  });

  it.each(['𠮷', '🎓', 'é'.normalize('NFD')])('begins a name with the whole letter %s', async (letter) => {
    const { sheet } = await sheetOf({ ...student, first_name: `${letter}ko`, profile_pic_url: null });
    expect(sheet.getByText(letter.toUpperCase())).toBeVisible();
  });

  it('leads to the student’s own pages, the settings and their questions, and to nowhere unsafe', async () => {
    const { sheet } = await sheetOf();
    expect(linksOf(sheet)).toEqual([
      ['My courses', '/en-hk/course/subscribed'],
      ['My classes', '/en-hk/regular-class/subscribed'],
      ['My schedule', '/en-hk/regular-class/schedule'],
      ['Receipts', '/en-hk/account/setup?section=receipts'],
      ['Settings', '/en-hk/account/setup'],
      ['Lost my password', 'https://help.lantern.example/password'],
    ]);
    const icons = sheet.getAllByRole('link').map((link) => link.querySelector('svg')?.innerHTML);
    expect(new Set(icons).size).toBe(icons.length);
    expect(sheet.queryByText('Press me')).toBeNull();
  });

  it('closes when it has led somewhere, and ends the session at a press', async () => {
    const { page, sheet } = await sheetOf();
    await page.user.click(sheet.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(selectUser(page.app.store.getState())).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(callsTo('logout')).toHaveLength(1);
  });

  it('has the same in the menu of the header', async () => {
    const { page, sheet } = await sheetOf();
    const names = linksOf(sheet).map(([name]) => name);
    await page.user.keyboard('{Escape}');
    const menu = within(screen.getByRole('banner'));
    expect(menu.getByText('Mei Wan')).toBeInTheDocument();
    expect(menu.getAllByRole('menuitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      ...names,
      'Log out',
    ]);
  });
});
