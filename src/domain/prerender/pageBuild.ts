/** The contract of `XPage.build.ts`: what the build and the early script need of the page beside it. */
import type { ComponentType } from 'react';
import type { SearchDocument } from '@/domain/search/document';
import type { EndpointName } from '@/shared/http/endpoints';
import type { Http } from '@/shared/http/http';
import type { RouteParams } from '@/shared/routing/page';
import type { DescribedPage, Thing } from './describedPage';

/** A call of a page, sent before the app's code has loaded. */
export interface FirstRead {
  endpoint: EndpointName;
  path?: Readonly<Record<string, string>>;
  /** In the API's snake_case. */
  query?: Readonly<Record<string, string>>;
}

/**
 * Where a response has a lesson, in the API's snake_case: the paths of its title and of its pictures, the first of which
 * is used that has an address.
 */
export interface LessonPlaces {
  title: string;
  pictures: readonly string[];
}

/** First words of a page that follow from its path: the fallback shows them before the app's code has loaded. */
export interface Opening {
  /** Its class in `PageSkeleton.module.css`; pages may share an opening. */
  name: string;
  Words: ComponentType;
}

// Methods, since TypeScript lets their parameters be narrower: a selector of one slice, a function of one content.
export interface PageBuild<C extends object = object> {
  /** Selects the content that a page with an id is about; returns null until it has loaded. */
  content?(state: object, params: RouteParams): C | null;
  /** Returns whether the content has loaded, and is shown at another path, to which the page leads. */
  isElsewhere?(state: object, params: RouteParams): boolean;
  /** Describes the content to search engines, as schema.org objects. */
  describe?(content: C, page: DescribedPage): Thing[];
  /** Returns what visitors find by words. `path` is below the locale. */
  documents?(content: C, path: string): SearchDocument[];
  /** Returns the paths, below the locale, of the lessons that everybody can watch. */
  freeLessons?(content: C): string[];
  /** For a lesson: returns the path of the course or class with this id, which names the lessons with pages. */
  parent?(id: number): string;
  /** Lists the paths, below the locale, of the pages with ids that one of the API's lists names. */
  list?(http: Http, region: string, sizePerPage: number): AsyncGenerator<string>;
  /** Returns some of the page's first calls, which depend on nothing but the first id of its path and the region. */
  firstReads?(id: string, region: string): readonly FirstRead[];
  /** Where the response to the first of `firstReads` has a member's next lesson. */
  nextLesson?: LessonPlaces;
  opening?: Opening;
}

/** Checks a page's build file. `content` comes before the functions that use it, so that the compiler knows its type. */
export const definePageBuild = <C extends object>(build: PageBuild<C>): PageBuild => build;
