import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { plainText } from '@/shared/lib/plainText';
import { renderUi } from '../testing/renderUi';
import { RichText } from './RichText';

describe('plainText', () => {
  it.each([
    ['<p>One</p><p>Two &amp; three</p>', 'One\nTwo & three'],
    ['a<br>b<script>alert(1)</script>', 'a\nb'],
    ['<ul><li>x</li><li>y</li></ul>', 'x\ny'],
    ['1 < 2 &lt;b&gt; &#65;&#x42;&nbsp;&unknown;', '1 < 2 <b> AB\u00a0&unknown;'],
    ['<img src=x onerror=alert(1)', ''],
    ['&constructor; &#99999999;', '&constructor; &#99999999;'],
  ])('%j is %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});

describe('RichText', () => {
  it('is plain, escaped text on the server', () => {
    const html = renderToString(<RichText html={'<p>Hi <b>you</b></p><img src=x onerror="alert(1)">&lt;i&gt;'} />);
    expect(html).not.toMatch(/<b>|<img|<i>|onerror|<!--\$/);
    expect(html).toContain('Hi you');
  });

  it('has its headings, lists and quotations on the server', () => {
    const html = renderToString(
      <RichText html='before<h2 class="x">T</h2><p>a<br>b</p><ul><li><p>x</p></li><li>y</li></ul><ol><li>z</li></ol><blockquote><p>q</p></blockquote><h1>u</h1></ul>after' />,
    );
    expect(html.replace(/<div[^>]*>|<\/div>/g, '')).toBe(
      '<p>before</p><h2>T</h2><p>a\nb</p><ul><li>x</li><li>y</li></ul><ol><li>z</li></ol><blockquote>q</blockquote><p>u</p><p>after</p>',
    );
  });

  it('is formatted in the browser', async () => {
    renderUi(<RichText html="<p>Hi <b>you</b></p>" />);
    expect(await screen.findByText('you')).toHaveProperty('tagName', 'B');
  });

  it.each([
    ['too deep', `${'<ul><li>'.repeat(30)}the end`],
    ['too many', `${'<p>x</p>'.repeat(2100)}<p>the <b>end</b></p>`],
    ['neither', `${'<ul><li>x</li></ul>'.repeat(900)}<p>the <b>end</b></p>`],
  ])('is text, and all of it, when its elements are %s', async (name, html) => {
    const { container } = renderUi(<RichText html={html} />);
    await vi.waitFor(() => expect(container.querySelector('b') !== null).toBe(name === 'neither'));
    await vi.waitFor(() => expect(container.querySelectorAll('*').length).toBeLessThan(2000));
    expect(container.textContent).toMatch(/the end$/);
  });
});
