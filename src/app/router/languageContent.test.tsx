import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { selectUser } from '@/platform/session/state';
import { backend, loginAs } from '~mocks/node';
import { callsTo, setupApp, waitForCalls } from '~test/setupApp';

const { open } = setupApp();
type Page = Awaited<ReturnType<typeof open>>;

const student = 'student@lantern.example';
const goTo = (page: Page, path: string) => act(async () => page.app.services.navigation.replace(path));
const links = () => screen.getAllByRole('article').map((item) => within(item).getAllByRole('link')[0]);
const titles = () => links().map((link) => link?.textContent);
const ids = () => links().map((link) => link?.getAttribute('href')?.split('/').at(-1));
const pagesOf = (endpoint: string, lang: string) =>
  callsTo(endpoint)
    .filter(({ query }) => query.lang === lang)
    .map(({ query }) => query.page);

/** Opens the topics page and loads its second page of results. */
async function openTopics() {
  const page = await open('/en-hk/regular-class/topics');
  await screen.findAllByRole('article');
  await act(async () => page.app.store.dispatch({ type: 'classLists/topics/more', payload: true }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12));
  await waitForCalls(page);
  return page;
}

describe('the content of a page in another language of its region', () => {
  it('is a list of the same length, which shows the old words until all the new ones are there', async () => {
    const page = await openTopics();
    const [before, english] = [ids(), titles()];
    backend.faults.plan({ endpoint: 'liveTopics', hang: true });
    await goTo(page, '/zh-hk/regular-class/topics');
    await waitFor(() => expect(pagesOf('liveTopics', 'zh-hk')).toEqual(['1']));
    expect(titles()).toEqual(english);
    await goTo(page, '/en-hk/regular-class/topics');
    const lengths = new Set<number>();
    const observer = new MutationObserver(() => lengths.add(screen.getAllByRole('article').length));
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    await goTo(page, '/zh-hk/regular-class/topics');
    await waitFor(() => expect(titles()[0]).not.toBe(english[0]));
    expect(pagesOf('liveTopics', 'zh-hk').slice(-2)).toEqual(['1', '2']);
    expect(ids()).toEqual(before);
    expect(titles().every((title) => /\p{Script=Han}/u.test(title ?? ''))).toBe(true);
    expect([...lengths]).toEqual([12]);
    observer.disconnect();
    await waitForCalls(page);
    expect(callsTo('liveGradeLevels').at(-1)?.query.lang).toBe('zh-hk');
    expect(callsTo('siteInfo').at(-1)?.query.lang).toBe('zh-hk');
  });

  it('is the user’s own, too', async () => {
    const page = await open('/en-hk/regular-class/topics', { token: loginAs(student) });
    await waitForCalls(page);
    const level = () => selectUser(page.app.store.getState())?.gradeLevel?.name;
    expect(level()).toBe('Form 4');
    await goTo(page, '/zh-hk/regular-class/topics');
    await waitFor(() => expect(level()).toMatch(/\p{Script=Han}/u));
    expect(callsTo('currentUser').map(({ query }) => query.lang)).toEqual(['en-hk', 'zh-hk']);
  });

  it('is also that of a tab which was left in the other language', async () => {
    const page = await open('/en-hk/regular-class/schedule', { token: loginAs(student) });
    await screen.findAllByRole('button', { name: /: options$/ });
    await goTo(page, '/en-hk/regular-class/schedule?tab=past');
    await waitForCalls(page);
    await goTo(page, '/zh-hk/regular-class/schedule?tab=past');
    await waitFor(() => expect(pagesOf('schedulePast', 'zh-hk')).toEqual(['1']));
    expect(pagesOf('scheduleUpcoming', 'zh-hk')).toEqual([]);
    await waitForCalls(page);
    await goTo(page, '/zh-hk/regular-class/schedule');
    await waitFor(() => expect(pagesOf('scheduleUpcoming', 'zh-hk')).toEqual(['1']));
    await waitForCalls(page);
    await goTo(page, '/zh-hk/regular-class/schedule?tab=past');
    await waitForCalls(page);
    expect([pagesOf('schedulePast', 'zh-hk'), pagesOf('scheduleUpcoming', 'zh-hk')]).toEqual([['1'], ['1']]);
  });
});
