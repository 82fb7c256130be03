/** The contract of `XPage.build.ts`: the facts about a page for the build and the early script. */
import type { ComponentType } from 'react';
import type { SearchDocument } from '@/domain/search/document';
import type { EndpointName } from '@/shared/http/endpoints';
import type { Http } from '@/shared/http/http';
import type { Locale } from '@/shared/i18n/locales';
import type { CalendarEvent } from '@/shared/lib/calendarFile';
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
 * Places of a lesson in a response, in the API's snake_case: the path of its title, and paths of pictures. The first
 * picture with an address is used.
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

export interface CalendarPlace {
  locale: Locale;
  region: string;
  /** Scheme, host and port of the site. */
  origin: string;
  /** Returns the path of a page in the locale. */
  pathTo(path: string): string;
}

// Methods, since TypeScript lets their parameters be narrower: a selector of one slice, a function of one content.
export interface PageBuild<C extends object = object> {
  /** Selects the content that a page with an id is about; returns null until it has loaded. */
  content?(state: object, params: RouteParams): C | null;
  /** Returns whether the content has loaded and has its page at another path, to which this page redirects. */
  isElsewhere?(state: object, params: RouteParams): boolean;
  /** Describes the content to search engines, as schema.org objects. */
  describe?(content: C, page: DescribedPage): Thing[];
  /** Returns what visitors find by words. `path` is below the locale. */
  documents?(content: C, path: string): SearchDocument[];
  /** Returns the calendar of the content's sessions, to which anybody may subscribe. */
  calendar?(content: C, place: CalendarPlace): { path: string; name: string; events: CalendarEvent[] };
  /** Returns the paths, below the locale, of the lessons that everybody can watch. */
  freeLessons?(content: C): string[];
  /** For a lesson: returns the path of the course or class with this id, which names the lessons with pages. */
  parent?(id: number): string;
  /** Lists pages with ids from a list of the API: the path below the locale, and all that the list says of the page. */
  list?(http: Http, region: string, sizePerPage: number): AsyncGenerator<readonly [path: string, item: object]>;
  /** Returns the first calls that need only the first id of the path and the region. */
  firstReads?(id: string, region: string): readonly FirstRead[];
  /** Place of a member's next lesson in the response to the first of `firstReads`. */
  nextLesson?: LessonPlaces;
  opening?: Opening;
}

/** Checks a page's build file. `content` comes before the functions that use it, so that the compiler knows its type. */
export const definePageBuild = <C extends object>(build: PageBuild<C>): PageBuild => build;
