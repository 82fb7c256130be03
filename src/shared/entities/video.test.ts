import { caption } from './fixtures.test-support';
import { describeTolerance } from './tolerance.test-support';
import { captionSchema, timestampSchema } from './video';

describeTolerance('caption', captionSchema, { input: caption, defaults: { lang: '', label: '', url: '' } });
describeTolerance('timestamp', timestampSchema, {
  input: { seconds: 15, description: 'Start' },
  defaults: { seconds: 0, description: '' },
});
