import { expect, it } from 'vitest';
import { faq, review } from './fixtures.test-support';
import { faqSchema, highlightSchema, isNotebookShown, notebookSchema, reviewSchema } from './pageContent';
import { describeTolerance } from './tolerance.test-support';

describeTolerance('faq', faqSchema, { input: faq, defaults: { id: 0, title: '', description: '' } });
describeTolerance('review', reviewSchema, { input: review, defaults: { username: '', star: 0, comment: '' } });
describeTolerance('highlight', highlightSchema, {
  input: { iconUrl: '/i.svg', content: 'Key', description: 'Point' },
  defaults: { iconUrl: null, content: '', description: '' },
});
const notebook = { id: 1, title: 'Notebook', description: ['One', 'Two'], pictureUrl: '/n.svg', connectionUrl: '/c' };
describeTolerance('notebook', notebookSchema, {
  input: notebook,
  defaults: { id: 0, title: '', description: [], pictureUrl: null, connectionUrl: null },
});

it('shows a notebook only with a title and a description', () => {
  expect([notebook, { ...notebook, title: '' }, { ...notebook, description: [] }, null].map(isNotebookShown)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
