import { allCourses, freeCourses, groupCourses, recommendedCourses, regionCourses } from '@/domain/course/state';
import { announcements } from '@/features/course/announcements/state';
import { courseDetail } from '@/features/course/state';
import { asStudent, course, courses, freeCourse, home, type Row, read } from './row';

const noCourse = "We couldn't load this course";

export const coursesRows: readonly Row[] = [
  read('regionCourses', regionCourses, "We couldn't load courses"),
  read('courseGroup', groupCourses, "We couldn't load courses", { page: `${home}?group=2` }),
  read('freeCourses', freeCourses, "We couldn't load free lessons"),
  read('freeRecommendCourses', recommendedCourses, "We couldn't load courses", {
    ...asStudent,
    page: '/en-hk/my-learning',
  }),
  read('courses', allCourses, "We couldn't load courses", { page: courses }),
  read('courseGroup', groupCourses, "We couldn't load courses", { kind: 'main entity', page: `${courses}/group/2` }),
  read('freeRecommendCourses', recommendedCourses, "We couldn't load free lessons", { page: courses }),
  read('course', courseDetail, noCourse, { kind: 'main entity', page: course }),
  read('course', courseDetail, noCourse, { kind: 'main entity', page: `${course}/lesson/10101` }),
  read('announcements', announcements, "We couldn't load announcements", {
    page: freeCourse,
    action: () => announcements.request({ courseId: 201 }),
  }),
];
