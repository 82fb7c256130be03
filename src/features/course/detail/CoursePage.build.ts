import { coursePicture } from '@/domain/course/courseLook';
import {
  breadcrumbsBelow,
  courseCrumb,
  coursesCrumb,
  type DescribedPage,
  type Thing,
} from '@/domain/prerender/describedPage';
import { certainOffer } from '@/domain/prerender/offer';
import { definePageBuild } from '@/domain/prerender/pageBuild';
import { courseInstance, courseThingOf as courseThing } from '@/domain/prerender/things';
import { type CheckoutSlice, selectCourseCheckouts } from '@/domain/sale/state';
import { courseDocuments } from '@/domain/search/document';
import type { Course } from '@/shared/entities/course';
import { computeCourseLessonState } from '@/shared/entities/courseLesson';
import { paths } from '@/shared/routing/paths';
import { listedLessons } from '../lessons';
import { selectCourse } from '../state';
import { courseCollection, coursePlans } from './courseCollection';

function describeCourse(course: Course, page: DescribedPage): Thing {
  const { id, title, totalLessonsDuration, instructors, averageRate, ratingCount } = course;
  const path = paths.course(id);
  const collections = selectCourseCheckouts(page.state as CheckoutSlice, id).data;
  const offer = certainOffer({
    item: course,
    collection: courseCollection(course, collections),
    plans: coursePlans(course, collections),
    url: page.urlOf(path),
    currency: page.currency,
    now: page.now,
  });
  const description = course.metaDescription ?? course.description;
  const instance = courseInstance(totalLessonsDuration, instructors, page);
  const image = coursePicture(course);
  return courseThing({ name: title, path, description, image, averageRate, ratingCount, offer, instance }, page);
}

export default definePageBuild({
  content: selectCourse,
  describe: (course, page) => [
    describeCourse(course, page),
    breadcrumbsBelow(page, coursesCrumb(page), courseCrumb(course)),
  ],
  documents: courseDocuments,
  freeLessons(course) {
    const free = listedLessons(course).filter((lesson) => computeCourseLessonState(lesson, false).isPlayable);
    return free.map(({ id }) => paths.courseLesson(course.id, id));
  },
  firstReads: (id) => [
    { endpoint: 'course', path: { id } },
    { endpoint: 'contentCheckouts', query: { content_type: 'course', content_id: id } },
  ],
});
