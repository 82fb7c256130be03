import { bundleOptionSchema } from './bundleOption';
import { bundleOption } from './fixtures.test-support';
import { describeTolerance } from './tolerance.test-support';

describeTolerance('bundle option', bundleOptionSchema, {
  input: bundleOption,
  defaults: {
    frequency: '',
    price: null,
    displayPrice: '',
    lessonCount: 0,
    totalLessonsDurationTime: 0,
    thumbnailUrl: null,
  },
  required: ['id', 'type', 'name'],
});
