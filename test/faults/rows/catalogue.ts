import { courseLevels, liveLevels, subjectCategories } from '@/domain/catalogue/state';
import { levelSubjects, schoolTypes } from '@/features/account/setup/state';
import { asStudent, classes, type Row, read, setup } from './row';

const noLevels = 'Reload levels';
const noSubjects = 'Reload subjects';
const setupSchool = { ...asStudent, page: `${setup.page}?section=school` };

export const catalogueRows: readonly Row[] = [
  read('schoolTypes', schoolTypes, "We couldn't load the types of school", setupSchool),
  read('gradeLevels', courseLevels, "We couldn't load the levels", setupSchool),
  read('subjectCategories', levelSubjects, "We couldn't load the subjects", {
    ...asStudent,
    page: `${setup.page}?section=subjects`,
  }),
  read('gradeLevels', courseLevels, noLevels, { retry: noLevels }),
  read('subjectCategories', subjectCategories, noSubjects, { retry: noSubjects }),
  read('liveGradeLevels', liveLevels, noLevels, { page: classes, retry: noLevels }),
];
