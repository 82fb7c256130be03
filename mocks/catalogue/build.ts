import { subjectCategoryKeys, subjectsOfLevel } from './blueprint/offers.ts';
import type { Catalogue } from './catalogueTypes.ts';
import type { Named } from './commonTypes.ts';
import { composeCollections } from './compose/collections.ts';
import { type Context, createContext, toLevelId } from './compose/context.ts';
import { composeCourses } from './compose/courses.ts';
import { composeInstructors } from './compose/instructors.ts';
import { composePages, composePosts } from './compose/pages.ts';
import { composeTopics } from './compose/topics.ts';
import { taughtSubjects } from './curriculum.ts';
import { itemAt } from './random.ts';

const named = (context: Context, names: readonly string[]): Named[] =>
  names.map((name, index) => ({ id: context.id(index + 1), name }));

/**
 * Returns the whole catalogue of a region in one of its languages, as of `anchorMs` (epoch milliseconds). Pure: the
 * same three arguments return equal catalogues; ids, times, prices and order are the same in every language. Throws for
 * an unknown region, and for a locale of another one.
 */
export function buildCatalogue(region: string, locale: string, anchorMs: number): Catalogue {
  const context = createContext(region, locale, anchorMs);
  const { place, text } = context;
  const courses = composeCourses(context);
  const topics = composeTopics(context);
  return {
    region,
    locale,
    levels: named(context, place.levels),
    subjects: taughtSubjects.map((key) => context.subject(key)),
    subjectIdsByLevel: Object.fromEntries(
      place.levels.map((_, level) => [
        toLevelId(context, level),
        subjectsOfLevel(level).map((key) => context.subject(key).id),
      ]),
    ),
    subjectCategories: subjectCategoryKeys.map((keys, index) => ({
      id: context.id(index + 1),
      name: itemAt(text.pages.subjectCategories, index),
      subjectIds: keys.map((key) => context.subject(key).id),
    })),
    schoolTypes: named(context, place.schoolTypes),
    leadGroups: named(context, text.pages.leadGroups),
    library: text.pages.library,
    courseGroups: text.pages.courseGroups.map(({ title, description }, index) => ({
      id: context.id(index + 1),
      name: title,
      title,
      description,
    })),
    instructors: composeInstructors(context),
    courses,
    topics,
    collections: composeCollections(context, courses, topics),
    posts: composePosts(context),
    ...composePages(context),
  };
}
