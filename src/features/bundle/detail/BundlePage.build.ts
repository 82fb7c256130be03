import { definePageBuild } from '@/domain/prerender/pageBuild';
import { paths } from '@/shared/routing/paths';
import { collectionBuild } from '../collectionBuild';

export default definePageBuild({
  ...collectionBuild(paths.bundle),
  firstReads: (id) => [
    { endpoint: 'checkout', path: { id } },
    { endpoint: 'checkoutBundle', path: { id } },
  ],
});
