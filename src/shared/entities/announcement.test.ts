import { announcementSchema } from './announcement';
import { instant } from './fixtures.test-support';
import { describeTolerance } from './tolerance.test-support';

describeTolerance('announcement', announcementSchema, {
  input: { id: 1, title: 'News', content: '<p>Hi</p>', publishedAt: instant },
  defaults: { id: 0, title: '', content: '', publishedAt: null },
});
