import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '@/platform/services/storage';
import { logoutRequested } from '@/platform/session/state';
import { backend, loginAs } from '~mocks/node';
import { callsTo, setupApp } from '~test/setupApp';
import { searchTyped, searchUsed } from './state';

const { open } = setupApp();

const student = () => loginAs('student@lantern.example');
const field = () => screen.getByRole('searchbox', { name: 'Search courses, classes, lessons and teachers' });
const group = (name: string) => screen.findByRole('region', { name });
const links = (within_: HTMLElement) => within(within_).getAllByRole('link');
/** Chooses an option of a filter by its text. */
async function choose(filter: string, text: string): Promise<void> {
  const select = screen.getByRole('combobox', { name: filter });
  const option = within(select).getByRole<HTMLOptionElement>('option', { name: text });
  await act(async () => void fireEvent.change(select, { target: { value: option.value } }));
}
const marked = (element: HTMLElement) => [...element.querySelectorAll('mark')].map((mark) => mark.textContent);

describe('the search', () => {
  it('finds while the visitor types, by kind, with the words marked', async () => {
    const { user } = await open('/en-hk/search');
    await screen.findByRole('heading', { name: 'Popular' });
    await user.type(field(), 'quadr');
    const [course] = links(await group('Courses'));
    expect(course).toHaveAttribute('href', '/en-hk/course/101');
    expect(marked(course as HTMLElement)).toEqual(['Quadr']);
    expect(course).toHaveTextContent('Rated 4.8');
    const lessons = await group('Lessons');
    expect(links(lessons)).toHaveLength(3);
    expect(within(lessons).getByRole('button', { name: /^See all 18\b.*Lessons$/ })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Popular' })).toBeNull();
  });

  it('is in the address, so that a link leads to the results', async () => {
    const { user, place } = await open('/en-hk/search?q=enzymes');
    expect(field()).toHaveValue('enzymes');
    expect(links(await group('Courses'))[0]).toHaveTextContent('Cells, enzymes and membranes');
    await screen.findByText(/^\d+ results? for “enzymes”$/);
    expect(document.title).toContain('“enzymes” – search results');
    await user.clear(field());
    await user.type(field(), 'moles');
    await waitFor(() => expect(place()).toBe('/en-hk/search?q=moles'));
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(field()).toHaveFocus();
    await waitFor(() => expect(place()).toBe('/en-hk/search'));
  });

  it('forgives one error and says for which word', async () => {
    await open('/en-hk/search?q=quadartics');
    expect(await screen.findByText('Showing results for “Quadratics”')).toBeVisible();
  });

  it('says when nothing has all of the words', async () => {
    await open('/en-hk/search?q=quadratics%20xylophone');
    expect(await screen.findByText('No exact matches. These are the closest results.')).toBeVisible();
    expect(links(await group('Courses'))[0]).toHaveAttribute('href', '/en-hk/course/101');
  });

  it('has courses and classes above their lessons', async () => {
    await open('/en-hk/search?q=forces');
    await group('Lessons');
    const kinds = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent?.trim());
    expect(kinds.slice(0, 2).sort()).toEqual([
      expect.stringMatching(/^Courses/),
      expect.stringMatching(/^Live classes/),
    ]);
    expect(kinds[2]).toMatch(/^Lessons/);
  });

  it('has its kinds to choose from in the order of the groups', async () => {
    await open('/en-hk/search?q=forces');
    await group('Lessons');
    const kinds = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent?.trim());
    const chips = within(screen.getByRole('group', { name: 'Type of result' })).getAllByRole('button');
    const named = chips.slice(1).map(({ textContent }) => textContent?.replace(/(\d+)$/, ' $1'));
    expect(named).toEqual(kinds.slice(0, named.length));
  });

  it('shows a guest which lessons are locked', async () => {
    await open('/en-hk/search?q=forces&section=lesson');
    const [free, ...others] = links(await group('Lessons'));
    expect(free).toHaveTextContent('Free');
    expect(free).not.toHaveTextContent('Locked');
    expect(others[0]).toHaveTextContent('Locked');
  });

  it('shows a member no lock, since it does not know what they have', async () => {
    await open('/en-hk/search?q=forces&section=lesson', { token: student() });
    expect(await group('Lessons')).not.toHaveTextContent('Locked');
  });

  it('leads to each kind of thing', async () => {
    const { user } = await open('/en-hk/search?q=karen%20lau');
    expect(links(await group('Teachers'))[0]).toHaveAttribute('href', '/en-hk/instructors/1');
    for (const [text, kind, href] of [
      ['form 4 maths', 'Live classes', /topics\/\d+$/],
      ['starter pack', 'Bundles and packs', /(bundle|prepack)\/\d+$/],
      ['what a quadratic looks like', 'Lessons', /course\/101\/lesson\/10101$/],
      ['past papers', 'Articles', /POST\/\d+$/],
    ] as const) {
      await user.clear(field());
      await user.type(field(), text);
      expect(links(await group(kind))[0]?.getAttribute('href')).toMatch(href);
    }
  });

  it('shows a free lesson as such', async () => {
    await open('/en-hk/search?q=what%20a%20quadratic%20looks%20like');
    expect(within(await group('Lessons')).getByText('Free')).toBeVisible();
  });

  it('is loaded when it opens, not before, file by file', async () => {
    const { user } = await open('/en-hk');
    expect(callsTo('searchIndex')).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Search' }));
    await screen.findByRole('heading', { name: 'Popular' });
    await waitFor(() =>
      expect(callsTo('searchIndex').map(({ path }) => path)).toEqual([
        '/search-index/en-hk.json',
        '/search-index/en-hk-1.json',
        '/search-index/en-hk-2.json',
      ]),
    );
    for (const { headers } of callsTo('searchIndex')) {
      expect(headers).not.toHaveProperty('authorization');
      expect(headers).not.toHaveProperty('region-name');
    }
  });
});

describe('filters', () => {
  it('by level and subject are in the address, and say how much they hide', async () => {
    const { user, place } = await open('/en-hk/search?q=enzymes');
    await group('Courses');
    await choose('Subject', 'History');
    expect(await screen.findByText(/^There (is|are) \d+ results? without your filters\.$/)).toBeVisible();
    expect(place()).toMatch(/^\/en-hk\/search\?q=enzymes&subject=\d+$/);
    await user.click(screen.getByRole('button', { name: 'Show everything' }));
    await group('Courses');
    expect(screen.getByRole('combobox', { name: 'Level' })).toHaveFocus();
    await waitFor(() => expect(place()).toBe('/en-hk/search?q=enzymes'));
  });

  it('work without words', async () => {
    const { user } = await open('/en-hk/search');
    await user.click(await screen.findByRole('button', { name: 'Physics' }));
    const courses = await group('Courses');
    for (const link of links(courses)) expect(link).toHaveTextContent('Physics');
  });

  it('by kind show more of it, and more again', async () => {
    const { user, place } = await open('/en-hk/search?q=maths');
    await user.click(within(await group('Lessons')).getByRole('button', { name: /^See all/ }));
    await waitFor(() => expect(links(screen.getByRole('region', { name: 'Lessons' }))).toHaveLength(20));
    expect(place()).toBe('/en-hk/search?q=maths&section=lesson');
    expect(screen.queryByRole('region', { name: 'Courses' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(links(await group('Lessons'))).toHaveLength(40);
    await user.click(screen.getByRole('button', { name: /^All/ }));
    await group('Courses');
  });

  it('do not lose what is being typed', async () => {
    const { user, place } = await open('/en-hk/search?q=moles');
    await group('Courses');
    await user.clear(field());
    await user.type(field(), 'waves');
    await choose('Subject', 'Physics');
    await waitFor(() => expect(place()).toMatch(/^\/en-hk\/search\?q=waves&subject=\d+$/));
    expect(field()).toHaveValue('waves');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(screen.getByRole('combobox', { name: 'Level' })).toHaveFocus();
  });
});

describe('the keyboard', () => {
  it('moves by arrows from the field through the results and back', async () => {
    const { user } = await open('/en-hk/search?q=quadratics');
    const results = () => [...document.querySelectorAll<HTMLElement>('[data-result]')];
    await group('Courses');
    await user.click(field());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(results()[1]).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(field()).toHaveFocus();
    await user.keyboard('{ArrowDown}{Escape}');
    expect(field()).toHaveFocus();
  });

  it('leaves arrows with a modifier to the field', async () => {
    const { user } = await open('/en-hk/search?q=quadratics');
    await group('Courses');
    await user.click(field());
    for (const modifier of ['Shift', 'Alt', 'Control', 'Meta']) {
      await user.keyboard(`{${modifier}>}{ArrowDown}{/${modifier}}`);
      expect(field()).toHaveFocus();
    }
  });

  it('leaves Escape to an input method, also where its composition has ended before', async () => {
    const { place } = await open('/en-hk/search?q=quadratics');
    await group('Courses');
    fireEvent.keyDown(field(), { key: 'Escape', keyCode: 229 });
    fireEvent.keyDown(field(), { key: 'Escape', isComposing: true });
    expect(field()).toHaveValue('quadratics');
    expect(place()).toBe('/en-hk/search?q=quadratics');
  });

  it('opens it by / from any page, and Escape leads back to where it was', async () => {
    const { user, place } = await open('/en-hk/course');
    const [opener] = screen.getAllByRole('link', { name: 'Courses' }) as [HTMLElement];
    act(() => opener.focus());
    await user.keyboard('/');
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toHaveValue('');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(place()).toBe('/en-hk/course'));
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('gives the focus back to the link that opened it', async () => {
    const { user } = await open('/en-hk/course');
    await user.click(screen.getByRole('link', { name: 'Search' }));
    await waitFor(() => expect(field()).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Search' })).toHaveFocus());
  });

  it('has the focus in its field when a visit begins here without words, and leaves a shared search alone', async () => {
    const { stop } = await open('/en-hk/search');
    await waitFor(() => expect(field()).toHaveFocus());
    await stop();
    await open('/en-hk/search?q=maths');
    expect(await screen.findByRole('searchbox')).toHaveValue('maths');
    expect(field()).not.toHaveFocus();
  });

  it('opens by the key in the place of / where a layout has another letter there', async () => {
    await open('/en-hk/course');
    fireEvent.keyDown(document.body, { key: 'ฝ', code: 'Slash' });
    await waitFor(() => expect(field()).toHaveFocus());
  });

  it('types / in a field', async () => {
    const { user, place } = await open('/en-hk/login');
    const email = await screen.findByLabelText('Email');
    await user.type(email, 'a/b');
    expect(email).toHaveValue('a/b');
    expect(place()).toBe('/en-hk/login');
  });

  it('can be told to leave / alone', async () => {
    const storage = memoryStorage();
    const { user, place, stop } = await open('/en-hk/search', { storage });
    await user.click(await screen.findByRole('checkbox', { name: /^Shortcuts with a single key/ }));
    await stop();
    const next = await open('/en-hk/course', { storage });
    await next.user.keyboard('/');
    expect(next.place()).toBe('/en-hk/course');
    expect(place()).toBe('/en-hk/search');
  });

  it('searches for what an input method writes, not for letters on the way', async () => {
    await open('/zh-hk/search');
    await screen.findByRole('heading', { name: '熱門' });
    const input = screen.getByRole('searchbox');
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: 'er ci qqq' }, isComposing: true });
    expect(input).toHaveValue('er ci qqq');
    expect(screen.getByRole('heading', { name: '熱門' })).toBeVisible();
    fireEvent.input(input, { target: { value: '二次' }, isComposing: true });
    fireEvent.compositionEnd(input);
    expect(await screen.findByRole('region', { name: '課程' })).toBeVisible();
  });
});

describe('Back', () => {
  it('keeps the words, the filters and the results, and focuses the result that was opened', async () => {
    const { user, place, back } = await open('/en-hk/search?q=cells&section=course');
    await user.click(links(await group('Courses'))[1] as HTMLElement);
    await waitFor(() => expect(place()).toMatch(/^\/en-hk\/course\/\d+$/));
    const href = place();
    await screen.findByRole('heading', { level: 1 });
    const calls = callsTo('searchIndex').length;
    await back();
    const courses = await group('Courses');
    expect(place()).toBe('/en-hk/search?q=cells&section=course');
    expect(field()).toHaveValue('cells');
    await waitFor(() => expect(links(courses)[1]).toHaveFocus());
    expect(document.activeElement).toHaveAttribute('href', href);
    expect(callsTo('searchIndex')).toHaveLength(calls);
  });
});

describe('recent searches', () => {
  const recent = () =>
    within(screen.getByRole('region', { name: 'Recent searches' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  it('are those that led somewhere, the latest first, and can be repeated and removed', async () => {
    const storage = memoryStorage();
    const first = await open('/en-hk/search', { storage });
    await screen.findByRole('heading', { name: 'Popular' });
    for (const text of ['moles', 'waves', 'Moles']) {
      await first.user.clear(field());
      await first.user.type(field(), `${text}{Enter}`);
    }
    await first.stop();
    const { user, place } = await open('/en-hk/search', { storage });
    await screen.findByRole('heading', { name: 'Popular' });
    expect(recent()).toEqual(['Moles', 'waves']);
    await user.click(screen.getByRole('button', { name: 'Remove Moles' }));
    expect(recent()).toEqual(['waves']);
    expect(screen.getByRole('button', { name: 'Remove waves' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'waves' }));
    await waitFor(() => expect(place()).toBe('/en-hk/search?q=waves'));
    expect(field()).toHaveValue('waves');
  });

  it('are removed all at once, and the focus moves to what follows', async () => {
    const { user, app } = await open('/en-hk/search');
    await screen.findByRole('heading', { name: 'Popular' });
    for (const action of [searchTyped('moles'), searchUsed(null), searchTyped('')])
      act(() => void app.store.dispatch(action));
    await user.click(await screen.findByRole('button', { name: 'Clear all' }));
    expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Browse by subject' })).toHaveFocus();
  });

  it('belong to the user, and end with the user’s own log-out', async () => {
    const storage = memoryStorage();
    const { user, app } = await open('/en-hk/search', { storage, token: student() });
    await screen.findByRole('heading', { name: 'Popular' });
    await waitFor(() => expect(app.store.getState().session.user).not.toBeNull());
    await user.type(field(), 'moles{Enter}');
    const id = app.store.getState().session.user?.userId;
    expect(storage.keys('drafts.')).toContain(`drafts.${id}.searches`);
    act(() => void app.store.dispatch(logoutRequested()));
    await waitFor(() => expect(app.store.getState().session.loggedIn).toBe(false));
    expect(storage.keys('drafts.')).not.toContain(`drafts.${id}.searches`);
    await user.clear(field());
    await screen.findByRole('heading', { name: 'Popular' });
    expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull();
  });

  it('are valid, whatever is stored', async () => {
    const storage = memoryStorage();
    storage.set('drafts.guest.searches', [1, '', { a: 1 }, 'x'.repeat(200)]);
    await open('/en-hk/search', { storage });
    await screen.findByRole('heading', { name: 'Popular' });
    expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull();
  });
});

describe('an index that does not load', () => {
  it('has a message of its own, keeps the words, and loads by Retry', async () => {
    backend.faults.plan({ endpoint: 'searchIndex', status: 404 });
    const { user } = await open('/en-hk/search?q=moles');
    expect(await screen.findByRole('heading', { name: "We couldn't load search" })).toBeVisible();
    expect(field()).toHaveValue('moles');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await group('Courses');
  });

  it('because it is a page or of another version does so, too', async () => {
    backend.faults.plan({
      endpoint: 'searchIndex',
      body: '<!doctype html><p>',
      contentType: 'text/html',
      times: 'always',
    });
    const { stop } = await open('/en-hk/search');
    expect(await screen.findByRole('heading', { name: "We couldn't load search" })).toBeVisible();
    await stop();
    backend.faults.clear();
    backend.faults.plan({ endpoint: 'searchIndex', body: '{"version":2}', contentType: 'application/json' });
    await open('/en-hk/search');
    expect(await screen.findByRole('heading', { name: "We couldn't load search" })).toBeVisible();
  });

  it('in a later file says that results are missing, and loads them by Try again', async () => {
    backend.faults.plan({ endpoint: 'GET /search-index/en-hk-1.json', status: 404 });
    const { user } = await open('/en-hk/search?q=enzymes');
    expect(await screen.findByText(/^Some results are missing/)).toBeVisible();
    await group('Courses');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/^Some results are missing/)).toBeNull());
    await waitFor(() => expect(callsTo('searchIndex')).toHaveLength(5));
  });

  it('offline says so, and loads when the browser is back online', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    backend.network.set({ ...backend.network.state(), offline: true });
    await open('/en-hk/search');
    expect(await screen.findByText("You're offline. Search will work again once you're connected.")).toBeVisible();
    online.mockReturnValue(true);
    backend.network.set({ ...backend.network.state(), offline: false });
    act(() => void window.dispatchEvent(new Event('online')));
    await group('Popular');
  });
});

it('shows things of the member’s own level first', async () => {
  await open('/en-hk/search', { token: student() });
  const [first] = links(await group('Popular'));
  await waitFor(() => expect(first).toHaveTextContent('Form 4'));
});
