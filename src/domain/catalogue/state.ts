/** Options for choosing content: levels, subjects, course groups; and the choice in the address. */
import { combineReducers } from 'redux';
import { createAction } from '@/shared/duck/action';
import { type FetchState, fetchActions, fetchReducer } from '@/shared/duck/fetch';
import { createReducer } from '@/shared/duck/reducer';
import type { Level } from '@/shared/entities/catalogue';
import type { CourseGroup, SubjectCategory } from '@/shared/entities/common';
import type { HomeContent } from '@/shared/entities/home';
import type { LoadMode } from '@/shared/routing/page';
import { type FilterChoice, noChoice, type OfferedLevels } from './filter';

export interface RegionParams {
  region: string;
}

export interface SubjectParams extends RegionParams {
  /** Null: subjects of all levels. */
  levelId: number | null;
}

/** Levels that have courses. */
export const courseLevels = fetchActions<RegionParams, Level[]>('catalogue/courseLevels');
/** Levels that have live classes. */
export const liveLevels = fetchActions<RegionParams, Level[]>('catalogue/liveLevels');
export const subjectCategories = fetchActions<SubjectParams, SubjectCategory[]>('catalogue/subjectCategories');
/** The course groups, for a page that shows no more of the home's content. */
export const courseGroups = fetchActions<RegionParams, CourseGroup[]>('catalogue/courseGroups');
/** The content of the home, with its course groups. */
export const homeContent = fetchActions<RegionParams, HomeContent>('catalogue/homeContent');

export interface FilterOpened {
  levels: OfferedLevels;
  choice: FilterChoice;
  /** Load mode of the page: `request` always loads, `ensure` loads only what is missing. */
  load: LoadMode;
}

/** A page with a filter was opened, or the filter in its address has changed. */
export const filterOpened = createAction('catalogue/filterOpened', (opened: FilterOpened) => opened);

/** A visitor without a level of their own has said which one they are in; null: none. */
export const levelRemembered = createAction('catalogue/levelRemembered', (region: string, id: number | null) => ({
  region,
  id,
}));

export interface FilterState {
  levels: OfferedLevels;
  choice: FilterChoice;
}

/** Ids are regional. */
export type RememberedLevels = Readonly<Record<string, number>>;

export interface CatalogueSlice {
  catalogue: {
    filter: FilterState;
    /** Ids of the remembered levels, by region. */
    rememberedLevels: RememberedLevels;
    courseLevels: FetchState<Level[]>;
    liveLevels: FetchState<Level[]>;
    subjectCategories: FetchState<SubjectCategory[]>;
    courseGroups: FetchState<CourseGroup[]>;
    homeContent: FetchState<HomeContent>;
  };
}

export const catalogueReducer = combineReducers({
  filter: createReducer<FilterState>({ levels: 'course', choice: noChoice }, (on) => {
    on(filterOpened, (_, { levels, choice }) => ({ levels, choice }));
  }),
  rememberedLevels: createReducer<RememberedLevels>({}, (on) => {
    on(levelRemembered, (draft, { region, id }) => {
      if (id === null) delete draft[region];
      else draft[region] = id;
    });
  }),
  courseLevels: fetchReducer(courseLevels),
  liveLevels: fetchReducer(liveLevels),
  subjectCategories: fetchReducer(subjectCategories),
  courseGroups: fetchReducer(courseGroups),
  homeContent: fetchReducer(homeContent),
});
