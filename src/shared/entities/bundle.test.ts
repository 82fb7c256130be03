import { bundleSchema } from './bundle';
import { noPicture, picture, pricedCollection } from './fixtures.test-support';
import { describeTolerance } from './tolerance.test-support';

describeTolerance('bundle', bundleSchema, {
  input: { id: 31, name: 'Exam pack', courseAmount: 3, picture, checkoutCollection: pricedCollection },
  defaults: { courseAmount: 0, picture: noPicture, checkoutCollection: null },
  required: ['id', 'name'],
});
