import { definePageBuild } from '@/domain/prerender/pageBuild';
import { checkoutOpening } from './opening';

export default definePageBuild({
  firstReads: (id) => [{ endpoint: 'checkout', path: { id } }],
  opening: checkoutOpening,
});
