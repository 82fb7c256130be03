import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '~mocks/node';
import { testClient } from '~mocks/testClient';
import { callsTo, setupApp, waitForBackend } from '~test/setupApp';

const { open } = setupApp();

describe('a post of the academy', () => {
  it('shows its title, day and text, and leads to related posts', async () => {
    const { data } = await testClient().call('GET', 'v3/browsing/posts/1');
    const { post } = data;
    await open('/en-hk/POST/1');
    const heading = await screen.findByRole('heading', { level: 1, name: post.title });
    const article = heading.closest('article') as HTMLElement;
    expect(article.querySelector('time')).toHaveAttribute('datetime', post.published_at);
    expect(article.textContent).toContain(/<p>([^<]+)/.exec(post.content)?.[1]);
    const related = within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    for (const { id } of post.related_posts) expect(related).toContain(`/en-hk/POST/${id}`);
    await waitForBackend();
    expect(document.title).toContain(post.title);
    expect(callsTo('academyPost')).toHaveLength(1);
  });

  it('that did not load can be asked for again', async () => {
    backend.faults.plan({ endpoint: 'academyPost', status: 500 });
    await open('/en-hk/POST/1');
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(document.querySelector('main article h1')).not.toBeNull());
    expect(callsTo('academyPost')).toHaveLength(2);
  });

  it('that the server does not know is not found', async () => {
    await open('/en-hk/POST/999999');
    expect(await screen.findByText('Oops, the link you just entered does not exist')).toBeVisible();
  });
});
