import { expect, it } from 'vitest';
import { renderScreen, wholePage } from './proof';

const page = (part: string) => `<main><h1>Courses</h1>${part}</main>`;
const failed = (reason: string) =>
  page(
    `<!--$!--><template data-msg="Switched to client rendering because the server rendering errored:\n\n${reason}"></template><!--/$-->`,
  );

it('passes a page that was rendered, and one with a part that is only lazy', () => {
  expect(wholePage(page('<p>Waves</p>'), '/en-hk')).toBe(page('<p>Waves</p>'));
  expect(wholePage(failed('It does not support Suspense.'), '/en-hk')).toContain('Courses');
});

it('names the reason why a part was not rendered, not the page', () => {
  const html = failed('Cannot read properties of undefined (reading &#x27;list&#x27;)\n    at selectList');
  expect(() => wholePage(html, '/en-hk/course')).toThrow(
    /^\/en-hk\/course was not rendered: Cannot read properties of undefined \(reading &#x27;list&#x27;\)$/,
  );
});

it('names the call that a page does not send', async () => {
  const unsent = renderScreen({ at: '/en-hk/login', responses: {} }, 'course');
  await expect(unsent).rejects.toThrow("/en-hk/login does not send course: add its first action to the page's `enter`");
});
