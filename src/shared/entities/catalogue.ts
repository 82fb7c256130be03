/** Lists that filters and the account set-up choose from. */
import type * as v from 'valibot';
import { namedSchema, subjectCategorySchema } from './common';
import { createParser, listOf, objectOf } from './parser';

export const levelSchema = namedSchema;
export type Level = v.InferOutput<typeof levelSchema>;
export const schoolTypeSchema = namedSchema;
export type SchoolType = v.InferOutput<typeof schoolTypeSchema>;
export const leadGroupSchema = namedSchema;
export type LeadGroup = v.InferOutput<typeof leadGroupSchema>;

/** Levels of courses and of live classes: { gradeLevels }. */
export const readLevelsResponse = createParser(objectOf({ gradeLevels: listOf(levelSchema) }));
/** { schoolTypes }. */
export const readSchoolTypesResponse = createParser(objectOf({ schoolTypes: listOf(schoolTypeSchema) }));
/** { subjectCategories }, each with its subjects. */
export const readSubjectCategoriesResponse = createParser(
  objectOf({ subjectCategories: listOf(subjectCategorySchema) }),
);
