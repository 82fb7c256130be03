/** Selects the filter as screens and calls need it. A value that is missing in the loaded lists is ignored. */
import { createSelector } from 'reselect';
import { type LocaleSlice, selectRegion } from '@/platform/locale/state';
import type { SessionSlice } from '@/platform/session/state';
import { selectUser } from '@/platform/session/state';
import { keyOf } from '@/shared/duck/fetch';
import type { Level } from '@/shared/entities/catalogue';
import type { Subject } from '@/shared/entities/common';
import type { User } from '@/shared/entities/user';
import { everyLevel } from './filter';
import type { CatalogueSlice, SubjectParams } from './state';

export type CatalogueRoot = CatalogueSlice & LocaleSlice & Pick<SessionSlice, 'session'>;

export const selectCourseLevels = (root: CatalogueSlice) => root.catalogue.courseLevels;
export const selectLiveLevels = (root: CatalogueSlice) => root.catalogue.liveLevels;
export const selectSubjectCategories = (root: CatalogueSlice) => root.catalogue.subjectCategories;
export const selectGroupsOnly = (root: CatalogueSlice) => root.catalogue.courseGroups;
export const selectHomeContent = (root: CatalogueSlice) => root.catalogue.homeContent;
export const selectRememberedLevels = (root: CatalogueSlice) => root.catalogue.rememberedLevels;
export const selectOfferedLevels = (root: CatalogueSlice) => root.catalogue.filter.levels;
/** Selects the levels that the filter offers. */
export const selectLevelsState = (root: CatalogueSlice) =>
  selectOfferedLevels(root) === 'live' ? selectLiveLevels(root) : selectCourseLevels(root);
export const selectChoice = (root: CatalogueSlice) => root.catalogue.filter.choice;

// An item needs the server's id to be used in a call.
const known = <T extends { id: number }>(items: readonly T[] | undefined): readonly T[] =>
  (items ?? []).filter(({ id }) => id > 0);

export const selectLevels = createSelector([selectLevelsState], ({ data }) => known(data ?? []));
/** Selects the groups of a page that loads them without the home's content. */
export const selectRowGroups = createSelector([selectGroupsOnly], ({ data }) => known(data ?? []));
export const selectCourseGroups = createSelector([selectHomeContent], ({ data }) => known(data?.courseGroups));

/** Selects the student whose profile applies here. Ids are regional: a profile applies only in its own region. */
const selectStudent = (root: LocaleSlice & Pick<SessionSlice, 'session'>): User | null => {
  const user = selectUser(root);
  return user?.region?.name === selectRegion(root) ? user : null;
};

export const selectOwnLevel = (root: LocaleSlice & Pick<SessionSlice, 'session'>): Level | null => {
  const level = selectStudent(root)?.gradeLevel;
  return level && level.id > 0 ? level : null;
};

const selectOwnSubjects = (root: CatalogueRoot) => selectStudent(root)?.subjects;

/** Selects the subjects of the chosen level, each once; a student's own subjects come first. */
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

/** Selects the level that applies when the address has none: the student's own, else the remembered one, else null. */
export const selectDefaultLevelId = (root: CatalogueRoot): number | null => {
  const id = selectOwnLevel(root)?.id ?? selectRememberedLevels(root)[selectRegion(root)];
  return id !== undefined && isOffered(id, selectLevelsState(root)) ? id : null;
};

const selectLevelId = (root: CatalogueRoot): number | null => {
  const { level } = selectChoice(root);
  if (level === everyLevel) return null;
  return level !== null && isOffered(level, selectLevelsState(root)) ? level : selectDefaultLevelId(root);
};

/** Selects the parameters of the subjects that the filter offers. */
export const selectSubjectParams = createSelector(
  [selectRegion, selectLevelId],
  (region, levelId): SubjectParams => ({ region, levelId }),
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
  levelId: number | null;
  subjectId: number | null;
  groupId: number | null;
}

/** Selects the ids by which lists are requested; null = not filtered. */
export const selectFilterQuery = createSelector(
  [selectLevelId, selectSubjectId, selectGroupId],
  (levelId, subjectId, groupId): FilterQuery => ({ levelId, subjectId, groupId }),
);

export const selectSelectedLevel = (root: CatalogueRoot): Level | null => {
  const id = selectLevelId(root);
  const own = selectOwnLevel(root);
  return selectLevels(root).find((level) => level.id === id) ?? (own?.id === id ? own : null);
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
  [selectFilterQuery, selectDefaultLevelId],
  ({ levelId, subjectId, groupId }, own) => levelId !== own || subjectId !== null || groupId !== null,
);

/** Selects the filter of the home page with its parameter names. */
export const selectHomeFilter = createSelector(
  [selectLevels, selectCourseGroups, selectSelectedLevel, selectSelectedSubject, selectSelectedCourseGroup],
  (levels, courseGroups, selectedLevel, selectedSubject, selectedCourseGroup) => ({
    levels,
    courseGroups,
    selectedLevel,
    selectedSubject,
    selectedCourseGroup,
  }),
);
