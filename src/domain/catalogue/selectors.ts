/** Selects the filter as screens and calls need it. A value that is missing in the loaded lists is ignored. */
import { createSelector } from 'reselect';
import { type LocaleSlice, selectRegion } from '@/platform/locale/state';
import type { SessionSlice } from '@/platform/session/state';
import { selectUser } from '@/platform/session/state';
import { keyOf } from '@/shared/duck/fetch';
import type { GradeLevel } from '@/shared/entities/catalogue';
import type { Subject } from '@/shared/entities/common';
import type { User } from '@/shared/entities/user';
import { everyGrade } from './filter';
import type { CatalogueSlice, SubjectParams } from './state';

export type CatalogueRoot = CatalogueSlice & LocaleSlice & Pick<SessionSlice, 'session'>;

export const selectCourseGradeLevels = (root: CatalogueSlice) => root.catalogue.gradeLevels;
export const selectLiveGradeLevels = (root: CatalogueSlice) => root.catalogue.liveGradeLevels;
export const selectSubjectCategories = (root: CatalogueSlice) => root.catalogue.subjectCategories;
export const selectGroupsOnly = (root: CatalogueSlice) => root.catalogue.courseGroups;
export const selectHomeContent = (root: CatalogueSlice) => root.catalogue.homeContent;
export const selectLevels = (root: CatalogueSlice) => root.catalogue.levels;
export const selectOfferedGrades = (root: CatalogueSlice) => root.catalogue.filter.grades;
/** Selects the grade levels that the filter offers. */
export const selectGradeLevelsState = (root: CatalogueSlice) =>
  selectOfferedGrades(root) === 'live' ? selectLiveGradeLevels(root) : selectCourseGradeLevels(root);
export const selectChoice = (root: CatalogueSlice) => root.catalogue.filter.choice;

// An item needs the server's id to be used in a call.
const known = <T extends { id: number }>(items: readonly T[] | undefined): readonly T[] =>
  (items ?? []).filter(({ id }) => id > 0);

export const selectGradeLevels = createSelector([selectGradeLevelsState], ({ data }) => known(data ?? []));
/** Selects the groups of a page that loads them without the home's content. */
export const selectRowGroups = createSelector([selectGroupsOnly], ({ data }) => known(data ?? []));
export const selectCourseGroups = createSelector([selectHomeContent], ({ data }) => known(data?.courseGroups));

/** Selects the student whose profile applies here. Ids are regional: a profile applies only in its own region. */
const selectStudent = (root: LocaleSlice & Pick<SessionSlice, 'session'>): User | null => {
  const user = selectUser(root);
  return user?.region?.name === selectRegion(root) ? user : null;
};

export const selectOwnGrade = (root: LocaleSlice & Pick<SessionSlice, 'session'>): GradeLevel | null => {
  const grade = selectStudent(root)?.gradeLevel;
  return grade && grade.id > 0 ? grade : null;
};

const selectOwnSubjects = (root: CatalogueRoot) => selectStudent(root)?.subjects;

/** Selects the subjects of the chosen grade, each once; a student's own subjects come first. */
export const selectSubjects = createSelector(
  [selectSubjectCategories, selectOwnSubjects],
  ({ data }, own = []): readonly Subject[] => {
    const byId = new Map<number, Subject>();
    for (const { subjects } of data ?? []) for (const subject of known(subjects)) byId.set(subject.id, subject);
    const isOwn = ({ id }: Subject) => own.some((subject) => subject.id === id);
    const all = [...byId.values()];
    return [...all.filter(isOwn), ...all.filter((subject) => !isOwn(subject))];
  },
);

const isOffered = (id: number, list: { readonly data: readonly { id: number }[] | null }) =>
  list.data === null || list.data.some((item) => item.id === id);

/** Selects the grade that applies when the address has none: the student's own, else the remembered one, else null. */
export const selectDefaultGradeId = (root: CatalogueRoot): number | null => {
  const id = selectOwnGrade(root)?.id ?? selectLevels(root)[selectRegion(root)];
  return id !== undefined && isOffered(id, selectGradeLevelsState(root)) ? id : null;
};

const selectGradeId = (root: CatalogueRoot): number | null => {
  const { grade } = selectChoice(root);
  if (grade === everyGrade) return null;
  return grade !== null && isOffered(grade, selectGradeLevelsState(root)) ? grade : selectDefaultGradeId(root);
};

/** Selects the parameters of the subjects that the filter offers. */
export const selectSubjectParams = createSelector(
  [selectRegion, selectGradeId],
  (region, gradeLevelId): SubjectParams => ({ region, gradeLevelId }),
);

const selectSubjectId = (root: CatalogueRoot): number | null => {
  const { subject } = selectChoice(root);
  const { key, data } = selectSubjectCategories(root);
  if (subject === null) return null;
  const current = key === keyOf(selectSubjectParams(root));
  return current && data !== null && !selectSubjects(root).some(({ id }) => id === subject) ? null : subject;
};

const selectGroupId = (root: CatalogueRoot): number | null => {
  const { group } = selectChoice(root);
  return group !== null && isOffered(group, { data: selectHomeContent(root).data && selectCourseGroups(root) })
    ? group
    : null;
};

export interface FilterQuery {
  gradeLevelId: number | null;
  subjectId: number | null;
  groupId: number | null;
}

/** Selects the ids by which lists are requested; null = not filtered. */
export const selectFilterQuery = createSelector(
  [selectGradeId, selectSubjectId, selectGroupId],
  (gradeLevelId, subjectId, groupId): FilterQuery => ({ gradeLevelId, subjectId, groupId }),
);

export const selectSelectedGradeLevel = (root: CatalogueRoot): GradeLevel | null => {
  const id = selectGradeId(root);
  const own = selectOwnGrade(root);
  return selectGradeLevels(root).find((grade) => grade.id === id) ?? (own?.id === id ? own : null);
};

export const selectSelectedSubject = (root: CatalogueRoot): Subject | null => {
  const id = selectSubjectId(root);
  return selectSubjects(root).find((subject) => subject.id === id) ?? null;
};

export const selectSelectedCourseGroup = (root: CatalogueRoot) => {
  const id = selectGroupId(root);
  return selectCourseGroups(root).find((group) => group.id === id) ?? null;
};

/** True when the filter differs from the defaults, so that it can be reset. */
export const selectIsChosen = createSelector(
  [selectFilterQuery, selectDefaultGradeId],
  ({ gradeLevelId, subjectId, groupId }, own) => gradeLevelId !== own || subjectId !== null || groupId !== null,
);

/** Selects the filter of the home page with its parameter names. */
export const selectHomeFilter = createSelector(
  [selectGradeLevels, selectCourseGroups, selectSelectedGradeLevel, selectSelectedSubject, selectSelectedCourseGroup],
  (gradeLevels, courseGroups, selectedGradeLevel, selectedSubject, selectedCourseGroup) => ({
    gradeLevels,
    courseGroups,
    selectedGradeLevel,
    selectedSubject,
    selectedCourseGroup,
  }),
);
