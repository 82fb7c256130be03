import { fireEvent, render, screen } from '@testing-library/react';
import type { MouseEvent } from 'react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/renderUi';
import { AppLink, type AppLinkProps } from './AppLink';

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

describe('a click on an own link', () => {
  const Place = () => {
    const { pathname, search, hash } = useLocation();
    return <output>{`${useNavigationType()} ${pathname}${search}${hash}`}</output>;
  };
  const clicked = (href: string, init: MouseEventInit = {}, props: Partial<AppLinkProps> = {}) => {
    render(
      <MemoryRouter initialEntries={['/course?tab=about']}>
        <AppLink href={href} {...props}>
          word
        </AppLink>
        <Place />
      </MemoryRouter>,
    );
    const stayed = fireEvent.click(screen.getByRole('link'), init);
    return { stayed, place: screen.getByRole('status').textContent };
  };

  it.each([
    ['/course/1', 'PUSH /course/1'],
    ['?tab=faq', 'PUSH /course?tab=faq'],
    ['#id', 'PUSH /course#id'],
    ['/course?tab=about', 'REPLACE /course?tab=about'],
  ])('goes to %s without a reload', (href, place) => {
    expect(clicked(href)).toEqual({ stayed: false, place });
  });

  it('replaces when asked to', () => {
    expect(clicked('/course/1', {}, { replace: true }).place).toBe('REPLACE /course/1');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'with %j is left to the browser',
    (init) => expect(clicked('/course/1', init)).toEqual({ stayed: true, place: 'POP /course?tab=about' }),
  );

  it('can be taken over', () => {
    const onClick = vi.fn((event: MouseEvent) => event.preventDefault());
    expect(clicked('/course/1', {}, { onClick }).place).toBe('POP /course?tab=about');
    expect(onClick).toHaveBeenCalledOnce();
  });
});
