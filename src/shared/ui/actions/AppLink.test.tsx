import { describe, expect, it } from 'vitest';
import { renderUi } from '../testing/renderUi';
import { AppLink } from './AppLink';

const anchor = (href: string) => renderUi(<AppLink href={href}>word</AppLink>).container.querySelector('a');

describe('AppLink', () => {
  it.each(['/course/1', '/course/1?tab=about#faq'])('keeps the own path %s in the app', (href) => {
    const link = anchor(href);
    expect(link).toHaveAttribute('href', href);
    expect(link).not.toHaveAttribute('target');
  });

  it('opens another site in a new tab without an opener', () => {
    const link = anchor('https://example.com/a');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link?.rel).toContain('noopener');
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'mailto:a@b.c',
    '',
    'https://',
  ])('makes plain text of %j', (href) => {
    const { container } = renderUi(<AppLink href={href}>word</AppLink>);
    expect(container.querySelector('a')).toBeNull();
    expect(container).toHaveTextContent('word');
  });
});
