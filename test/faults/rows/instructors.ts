import { homeInstructors } from '@/domain/instructor/state';
import { instructorDetail, taughtCourses, taughtTopics } from '@/features/instructors/detail/state';
import { instructorList } from '@/features/instructors/list/state';
import { type Row, read } from './row';

const teachers = '/en-hk/instructors';

export const instructorsRows: readonly Row[] = [
  read('instructors', homeInstructors, "We couldn't load teachers"),
  read('instructors', instructorList, "We couldn't load teachers", { page: `${teachers}/all` }),
  read('instructor', instructorDetail, "We couldn't load this profile", {
    kind: 'main entity',
    page: `${teachers}/3`,
  }),
  read('instructorLiveTopics', taughtTopics, "We couldn't load live classes", { page: `${teachers}/3` }),
  read('instructorCourses', taughtCourses, "We couldn't load courses", { page: `${teachers}/3/course` }),
];
