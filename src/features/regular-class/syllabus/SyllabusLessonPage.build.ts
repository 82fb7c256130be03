import { breadcrumbsBelow, classesCrumb, topicCrumb } from '@/domain/prerender/describedPage';
import { definePageBuild } from '@/domain/prerender/pageBuild';
import type { RouteParams } from '@/shared/routing/page';
import { paths } from '@/shared/routing/paths';
import { findSyllabusLesson, selectTopicOf, type TopicSlice } from '../state';
import { topicRead } from '../topicReads';

export default definePageBuild({
  content(root: TopicSlice, params: RouteParams) {
    const topic = selectTopicOf(root, params);
    const lesson = topic && findSyllabusLesson(topic, Number(params.lessonId));
    return lesson && { topic, lesson };
  },
  describe: ({ topic, lesson }, page) => [
    breadcrumbsBelow(page, classesCrumb(page), topicCrumb(topic), [lesson.title, page.path]),
  ],
  parent: paths.topic,
  firstReads: (id, region) => [topicRead(id, region)],
});
