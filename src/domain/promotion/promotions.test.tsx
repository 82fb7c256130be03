import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { EndpointName } from '@/shared/http/endpoints';
import { backend } from '~mocks/node';
import { setupApp, waitForCalls } from '~test/setupApp';

const { open: openApp } = setupApp();
const response = (endpoint: EndpointName, data: object) => backend.faults.plan({ endpoint, body: { data } });
const link = (title: string, url: string) => ({ title, url });

async function open(path: string) {
  const page = await openApp(path);
  await waitForCalls(page);
  return page;
}

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('what a page announces', () => {
  it('leads to pages of the app in the visitor’s language, and to other sites', async () => {
    response('marquee', { marquee: { id: 1, text: 'Exams begin on Monday', link_url: '/course/601?tab=about' } });
    response('coursePromotion', {
      promotion: {
        id: 2,
        title: 'A quiet month',
        description: 'Half price',
        image_url: '/a.svg',
        link_url: 'https://a.example/x',
      },
    });
    response('upsellBanner', {
      upsell_banner: { id: 3, title: 'Add a class', image_url: '/b.svg', link_url: '/regular-class' },
    });
    response('siteInfo', {
      course_campaign_links: [
        link('Bring a friend', '/course/group/2'),
        link('Partners', 'https://p.example'),
        link('Open day', '/en-hk/regular-class?grade=4'),
        link('Missing', '/en-hk/nowhere'),
      ],
    });
    await open('/zh-hk/course');
    expect(hrefOf('Open day')).toBe('/en-hk/regular-class?grade=4');
    expect(screen.queryByText('Missing')).toBeNull();
    expect(hrefOf(/Exams begin on Monday/)).toBe('/zh-hk/course/601?tab=about');
    expect(hrefOf(/A quiet month/)).toBe('https://a.example/x');
    expect(screen.getByText('Half price')).toBeVisible();
    expect(hrefOf('Add a class')).toBe('/zh-hk/regular-class');
    expect(hrefOf('Bring a friend')).toBe('/zh-hk/course/group/2');
    expect(screen.getByRole('link', { name: 'Partners' })).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('says what leads nowhere, but is no link; an upsell banner without a way is not shown', async () => {
    response('marquee', { marquee: { id: 1, text: 'Exams begin on Monday', link_url: 'javascript:alert(1)' } });
    response('coursePromotion', {
      promotion: { id: 2, title: 'A quiet month', image_url: 'data:text/html,x', link_url: '/nowhere' },
    });
    response('upsellBanner', {
      upsell_banner: { id: 3, title: 'Add a class', image_url: '/b.svg', link_url: '/nowhere' },
    });
    response('siteInfo', { course_campaign_links: [link('Gone', '/nowhere'), link('Worse', 'javascript:alert(1)')] });
    await open('/en-hk/course');
    expect(screen.getByText('Exams begin on Monday')).toBeVisible();
    expect(screen.getByText('A quiet month')).toBeVisible();
    for (const name of [/Exams begin/, /A quiet month/, 'Add a class', 'Gone', 'Worse'])
      expect(screen.queryByRole('link', { name })).toBeNull();
    for (const text of ['Add a class', 'Gone', 'Worse']) expect(screen.queryByText(text)).toBeNull();
  });

  it('has the promotion of its page when the banners do not come', async () => {
    backend.faults.plan({ endpoint: 'banners', status: 500 });
    response('coursePromotion', {
      promotion: { id: 2, title: 'A quiet month', image_url: '/a.svg', link_url: '/course' },
    });
    await open('/en-hk/course');
    expect(await screen.findByRole('link', { name: /A quiet month/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('is simply not there when it does not come: no message, no Retry, nothing logged', async () => {
    for (const endpoint of ['marquee', 'upsellBanner', 'livePromotion', 'siteInfo'] as const)
      backend.faults.plan({ endpoint, status: 500 });
    const { app, reported } = await open('/en-hk/regular-class');
    expect(app.store.getState().alert.show).toBe(false);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Highlights' })).toBeNull();
    expect(reported).toEqual([]);
  });
});

describe('where a region offers several kinds of learning', () => {
  const entries = () => {
    const nav = screen.queryByRole('navigation', { name: 'What we offer' });
    return (
      nav &&
      within(nav)
        .getAllByRole('link')
        .map((entry) => entry.getAttribute('href'))
    );
  };

  it.each<[string, object, (string | null)[] | null]>([
    [
      'one entry for each',
      { offering: ['course', 'live_topic'], multiple_offering_mode: true },
      ['/en-hk/course', '/en-hk/regular-class'],
    ],
    [
      'no link for one that is unknown',
      { offering: ['course', 'robots', 'live_topic'], multiple_offering_mode: true },
      ['/en-hk/course', '/en-hk/regular-class'],
    ],
    ['one for a single one, too', { offering: ['course'], multiple_offering_mode: true }, ['/en-hk/course']],
    ['nothing while the mode is off', { offering: ['course', 'live_topic'], multiple_offering_mode: false }, null],
  ])('the home has %s', async (_, info, expected) => {
    response('siteInfo', info);
    await open('/en-hk');
    await waitFor(() => expect(entries()).toEqual(expected));
  });
});
