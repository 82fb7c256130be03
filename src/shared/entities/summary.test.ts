import {
  courseSummary,
  courseSummaryDefaults,
  groupPass,
  topicSummary,
  topicSummaryDefaults,
} from './fixtures.test-support';
import { courseSummarySchema, groupPassSchema, topicSummarySchema } from './summary';
import { describeTolerance } from './tolerance.test-support';

describeTolerance('course summary', courseSummarySchema, {
  input: courseSummary,
  defaults: courseSummaryDefaults,
  required: ['id', 'title'],
});

describeTolerance('live topic summary', topicSummarySchema, {
  input: topicSummary,
  changed: { title: topicSummary.name, isEnrolled: true },
  defaults: topicSummaryDefaults,
  required: ['id', 'name'],
});

describeTolerance('group pass', groupPassSchema, {
  input: groupPass,
  defaults: { id: 0, name: '', pictureUrl: null, lessonsAmount: 0 },
});
