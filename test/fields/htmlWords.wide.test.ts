/** Without a document, as in prerendered pages: fields of HTML are plain text, also in the page's metadata. */
import { it } from 'vitest';
import { hidden, htmlFields, mark } from './harness/html';
import { expectText, renderScreen } from './harness/proof';

it.each(htmlFields)('%s shows no tags and no script', async (_, screen) => {
  const page = await renderScreen(screen);
  expectText(page, screen, `Some ${mark} & more`, true);
  expectText(page, screen, /<b>|<script/, false);
  expectText(page, screen, hidden, false);
});
