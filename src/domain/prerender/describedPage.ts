/** A page that is described to search engines, and its place among the other pages. */
import type { i18n } from 'i18next';
import type { Thing as AnyThing } from 'schema-dts';
import type { CourseSummary, TopicSummary } from '@/shared/entities/summary';
import { paths } from '@/shared/routing/paths';
import { breadcrumbsOf, type NamedPath, type Site } from './things';

export interface DescribedPage extends Site {
  /** Below the locale. */
  path: string;
  /** State of the page's ducks. */
  state: object;
  t: i18n['t'];
  /** Time for which the page is rendered, in epoch milliseconds. */
  now: number;
  /** ISO 4217 code of the region. */
  currency: string;
}

/** A thing with properties; the vocabulary also has things that are only a text. */
export type Thing = Exclude<AnyThing, string>;

/** Returns the trail of a page below one of the main pages. */
export const breadcrumbsBelow = (page: DescribedPage, ...crumbs: readonly NamedPath[]): Thing =>
  breadcrumbsOf([[page.t('nav.home', { ns: 'common' }), paths.home()], ...crumbs], page);

export const coursesCrumb = ({ t }: DescribedPage): NamedPath => [t('nav.courses', { ns: 'common' }), paths.courses()];
export const classesCrumb = ({ t }: DescribedPage): NamedPath => [
  t('nav.classes', { ns: 'common' }),
  paths.regularClass(),
];
export const teachersCrumb = ({ t }: DescribedPage): NamedPath => [
  t('nav.teachers', { ns: 'common' }),
  paths.instructors('all'),
];
export const courseCrumb = ({ id, title }: CourseSummary): NamedPath => [title, paths.course(id)];
export const topicCrumb = ({ id, name }: TopicSummary): NamedPath => [name, paths.topic(id)];
