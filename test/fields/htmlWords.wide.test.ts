/** Without a document, as in prerendered pages: fields of HTML are plain text, also in the page's metadata. */
import { expect, it } from 'vitest';
import { hidden, htmlFields, mark } from './html';
import { renderScreen } from './proof';

it.each(htmlFields)('%s shows no tags and no script', async (_, screen) => {
  const page = await renderScreen(screen);
  expect(page).toContain(`Some ${mark} & more`);
  expect(page).not.toMatch(/<b>|<script/);
  expect(page).not.toContain(hidden);
});
