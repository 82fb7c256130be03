import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend, loginAs } from '~mocks/node';
import { callsTo, setupApp, waitForCalls } from '../setupApp';
import { faults, serverText } from './faults';
import { rows } from './rows';
import { student, type Write } from './rows/row';

/** One read of each kind and every form, in a document: visible texts, usable buttons, kept input. */
const { open } = setupApp();
type Page = Awaited<ReturnType<typeof open>>;
const named = (...names: string[]) => faults.filter(({ name }) => names.includes(name));

const blocks = [
  {
    kind: 'a page',
    endpoint: 'course',
    url: '/en-hk/course/101',
    sees: { level: 1, name: "We couldn't load this course" },
    healed: { level: 1, name: 'Quadratics from scratch: graphs, roots and word problems' },
  },
  {
    kind: 'a list',
    endpoint: 'continueWatching',
    url: '/en-hk/my-learning/continue',
    sees: { level: 2, name: "We couldn't load your lessons" },
    healed: { level: 2, name: 'Slopes and ramps' },
  },
];

describe.each(blocks)('$kind that does not load', ({ endpoint, url, sees, healed }) => {
  it.each(named('500', 'a web page', 'a root of another type'))('$name: says so, and Retry loads it', async (fault) => {
    const response = JSON.stringify({ data: { course: {}, user_contents: [] } });
    backend.faults.plan({ endpoint, ...fault.plan(response) });
    const page = await open(url, { token: loginAs(student) });
    expect(await screen.findByRole('heading', sees)).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await waitForCalls(page);
    const before = backend.log.calls().length;
    await page.user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', healed)).toBeVisible();
    expect(screen.queryByRole('heading', sees)).toBeNull();
    expect(backend.log.calls().slice(before)).toEqual([expect.objectContaining({ endpoint })]);
    expect([page.app.store.getState().alert.show, page.reported]).toEqual([false, []]);
  });
});

/** Where each form is, and what sends it. */
const forms: Record<string, { button: string; opener?: string }> = {
  login: { button: 'Log in' },
  signup: { button: 'Create account' },
  passwordReset: { button: 'Send email', opener: 'Forgot your password?' },
};

describe.each(rows.filter((row): row is Write => row.kind === 'form'))('the form of $endpoint', (row) => {
  const { button, opener } = forms[row.endpoint] ?? { button: '' };
  const typed = Object.entries(row.keeps ?? {});
  const form = () => within(screen.getByRole(opener ? 'dialog' : 'main'));
  const field = (label: string) => form().getByLabelText(label, { selector: 'input' });
  const send = () => form().getByRole('button', { name: button });

  async function fill(): Promise<Page> {
    const page = await open(row.page);
    if (opener) await page.user.click(screen.getByRole('button', { name: opener }));
    for (const [label, value] of typed) {
      await page.user.click(field(label));
      await page.user.paste(value);
    }
    await waitForCalls(page);
    return page;
  }

  const done = async (page: Page) => {
    const { done } = row;
    // The message moves out of the dialog when the dialog closes.
    if (done !== 'logged in') await waitFor(() => expect(screen.getByText(done.text)).toBeVisible());
    else await waitFor(() => expect(page.cookies.get('token')).not.toBeNull());
    expect(page.reported).toEqual([]);
  };

  it.each(named('500', 'a coded error', 'network down'))(
    '$name: says why, keeps what was typed, and can be sent again',
    async (fault) => {
      backend.faults.plan({ endpoint: row.endpoint, ...fault.plan('') });
      const page = await fill();
      await page.user.click(send());
      const said = { server: serverText, generic: 'Something went wrong. Please try again.' } as const;
      const text =
        fault.said === 'offline'
          ? "We couldn't connect. Check your connection and try again."
          : said[fault.said as 'server'];
      // A dialog holds the alert, too: the rest of the page is out of reach.
      await waitFor(() => expect(form().getAllByRole('alert')[0]).toHaveTextContent(text));
      expect(typed.map(([label]) => (field(label) as HTMLInputElement).value)).toEqual(typed.map(([, value]) => value));
      await page.user.click(send());
      await done(page);
    },
  );

  it('is one call for 10 presses', async () => {
    const page = await fill();
    backend.faults.plan({ endpoint: row.endpoint, hang: true, times: 10 });
    const element = send();
    for (let press = 0; press < 5; press += 1) element.click();
    await waitFor(() => expect(callsTo(row.endpoint)).toHaveLength(1));
    for (let press = 0; press < 5; press += 1) await act(async () => element.click());
    expect([callsTo(row.endpoint).length, page.app.services.http.openCalls()]).toEqual([1, 1]);
  });
});
