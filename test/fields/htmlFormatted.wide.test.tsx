// @vitest-environment happy-dom
/**
 * In the browser: fields of HTML are formatted, or plain text where one line fits; never tags. A real browser proves
 * what the sanitiser removes (test/e2e/richText.spec.ts); this proves that all HTML passes through it.
 */
import { waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as sanitiser from '@/shared/ui/content/sanitiseHtml';
import { backend, loginAs, resetMocks, server, testNow } from '~mocks/node';
import { renderApp } from '~test/renderApp';
import { hidden, htmlFields, mark } from './harness/html';
import { toWire } from './harness/proof';

let app: Awaited<ReturnType<typeof renderApp>>;
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  resetMocks();
  vi.spyOn(sanitiser, 'sanitiseHtml').mockImplementation((html) => html.replace(/<script>.*<\/script>/, ''));
});
afterEach(() => app.stop());
afterAll(() => server.close());

it.each(htmlFields)('%s is shown without tags and scripts', async (_, { at, as, responses }, shown) => {
  for (const [endpoint, data] of Object.entries(responses))
    backend.faults.plan({ endpoint, times: 9, body: { data: toWire(data) } });
  app = await renderApp(at, { now: () => testNow, ...(as ? { token: loginAs(as) } : {}) });
  const bold = () => [...app.container.querySelectorAll('b')].filter(({ textContent }) => textContent === mark);
  await waitFor(() => expect(app.container).toHaveTextContent(`Some ${mark} & more`));
  if (shown === 'formatted') await waitFor(() => expect(bold()).not.toEqual([]));
  expect(app.container).not.toHaveTextContent('<b>');
  expect(app.container.innerHTML).not.toContain(hidden);
});
