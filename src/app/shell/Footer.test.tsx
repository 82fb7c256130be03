import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '~mocks/node';
import { setupApp, waitForCalls } from '~test/setupApp';
import { stubPages } from '~test/stubPages';

stubPages({ login: 'Login' });

const { open } = setupApp();
const footer = async () => within(await screen.findByRole('contentinfo'));
/** Each link once: phones render the columns as folding lists. */
const links = async () => [
  ...new Set((await footer()).getAllByRole('link').map((link) => `${link.textContent}: ${link.getAttribute('href')}`)),
];
const siteInfo = (data: object) => backend.faults.plan({ endpoint: 'siteInfo', body: { data } });

describe('the footer', () => {
  it('leads to pages, questions and answers, the academy and what is going on, in the language of the page', async () => {
    const { user } = await open('/zh-hk/login');
    await waitFor(async () => expect(await links()).toContain('常見問題: https://help.lantern.example/hk/faq'));
    const all = await links();
    for (const page of ['/regular-class', '/course', '/instructors/all', '/tutors', '/POST/1', '/POST/2'])
      expect(
        all.some((link) => link.endsWith(`: /zh-hk${page}`)),
        page,
      ).toBe(true);
    expect(all.filter((link) => link.includes('help.lantern.example'))).toHaveLength(9);
    const [report] = (await footer()).getAllByRole('button', { name: /問題/ });
    if (report) await user.click(report);
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('leaves out what leads nowhere', async () => {
    const link = (title: string, url: string) => ({ title, url });
    siteInfo({
      faq: 'javascript:alert(1)',
      footer_faq: [link('Paying', 'https://help.example/pay'), link('Nothing', 'ftp://help.example/a')],
      activity_links: [link('Gone', '/no/such/page'), link('', '/course'), link('Night', '/course/601?tab=review')],
    });
    await open('/en-hk/login');
    await waitFor(async () => expect(await links()).toContain('Paying: https://help.example/pay'));
    expect(await links()).toContain('Night: /en-hk/course/601?tab=review');
    expect((await links()).filter((text) => /Gone|Nothing|Questions|: \/en-hk\/course$/.test(text))).toEqual([
      'Courses: /en-hk/course',
    ]);
  });

  it('stands without site information, too', async () => {
    backend.faults.plan({ endpoint: 'siteInfo', status: 500 });
    const { app } = await open('/en-hk/login');
    await waitForCalls({ app });
    expect(await links()).toContain('Teachers: /en-hk/instructors/all');
    expect(app.store.getState().alert.show).toBe(false);
  });
});
