/**
 * The calls of the API's published description with the values and the exact query that the app sends: the tests compare
 * the app and the mock backend with them, so nothing here is imported from either.
 */
import { dataOf, examplesOf, operations } from './operations';

export interface ContractCall {
  /** Method and path below `/api/`, with `{placeholders}`. */
  readonly call: string;
  /** Values of the placeholders: the examples of the document. The tests list the calls without a row here. */
  readonly values: Readonly<Record<string, string | number>>;
  /** The query without the language, as the app sends it from the page of the call's first row in `test/faults/rows`. */
  readonly query?: string;
  readonly body?: object;
  /** As in `Operation`. */
  readonly session: boolean | undefined;
  /** The response has data. */
  readonly hasData: boolean;
}

/** By the name of the call. `test/api/calls.test.ts` compares names and parameters with the document. */
export const queries: Readonly<Record<string, string>> = {
  banners: 'limit=10&section_name=regular_class',
  heroSections: 'region=hk',
  academyPosts: 'query_type=latest&page_id=1',
  subjectCategories: 'grade_level_id=10',
  contentCheckouts: 'content_type=course&content_id=101',
  announcements: 'page=1&size_per_page=3',
  regionCourses: 'page=1&size_per_page=20',
  courses: 'page=1&size_per_page=8',
  freeRecommendCourses: 'page=1&size_per_page=8',
  courseGroup: 'page=1&size_per_page=24',
  gradeLevels: 'content_type=course',
  liveTopics: 'limit=4',
  upcomingLessons: 'page=1&size_per_page=4',
  liveTopic: 'region_name=hk',
  marquee: 'region_name=hk',
  instructors: 'page=1&size_per_page=5',
  freeCourses: 'limit=8',
  freeLiveTopics: 'limit=8',
  upsellBanner: 'page=home&region_name=hk',
  orderByKey: 'idempotency_key=8c1f0c0e-4b1c-4a8e-9a3e-1f6f1c2d3e4f',
  learningCourses: 'page=1&size_per_page=8&status=active',
  purchasedCourses: 'page=1&size_per_page=8',
  scheduleUpcoming: 'page=1&size_per_page=15',
  schedulePast: 'page=1&size_per_page=15',
  subscribedTopics: 'page=1&size_per_page=6',
  continueWatching: 'page=1&size_per_page=8',
};

/** Calls of a session are in an order in which they can be made. */
export const contractCalls: readonly (readonly [string, ContractCall])[] = operations
  .filter(({ host }) => host === 'api')
  .map((operation) => {
    const { name, method, path, session, parameters, body } = operation;
    const inPath = parameters.filter((parameter) => parameter.in === 'path' && parameter.example !== undefined);
    const query = queries[name];
    const call: ContractCall = {
      call: `${method} ${path.slice(1)}`,
      values: Object.fromEntries(inPath.map((parameter) => [parameter.name, parameter.example ?? ''])),
      ...(query && { query }),
      ...(body && { body: examplesOf(body)[0] as object }),
      session,
      hasData: dataOf(operation) !== null,
    };
    return [name, call];
  });

/** Returns the path of a call without its query; a placeholder without a value stays. */
export const pathOfCall = ({ call }: ContractCall, values: ContractCall['values'] = {}): string =>
  (call.split(' ')[1] ?? '').replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
