import { definePageBuild } from '@/domain/prerender/pageBuild';

export default definePageBuild({
  firstReads: (id) => [{ endpoint: 'course', path: { id } }],
});
