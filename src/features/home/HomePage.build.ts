import { definePageBuild } from '@/domain/prerender/pageBuild';
import { salePath } from '@/domain/sale/sale';
import { readHomeContentResponse, readHomePageResponse } from '@/shared/entities/home';
import { readPostsResponse } from '@/shared/entities/post';
import { paths } from '@/shared/routing/paths';

export default definePageBuild({
  async *list(http, region) {
    const { id } = await http.request('homePage', { path: { region }, read: readHomePageResponse });
    const content = await http.request('homeContent', { path: { homePageId: id }, read: readHomeContentResponse });
    yield* content.courses.map((course) => [paths.course(course.id), course] as const);
    yield* content.courseGroups.map((group) => [paths.courseGroup(group.id), group] as const);
    for (const { checkoutCollection } of content.bundles)
      if (checkoutCollection && checkoutCollection.kind !== 'single')
        yield [salePath(checkoutCollection), checkoutCollection];
    const query = { queryType: 'latest', pageId: id };
    const { posts } = await http.request('academyPosts', { query, read: readPostsResponse });
    yield* posts.map((post) => [paths.post(post.id), post] as const);
  },
  firstReads: () => [{ endpoint: 'upNext' }],
  nextLesson: {
    title: 'data.live_lesson.name',
    pictures: ['data.live_lesson.live_picture_url', 'data.live_lesson.preview_image_url'],
  },
});
