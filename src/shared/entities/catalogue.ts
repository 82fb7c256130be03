/** Lists that filters and the account set-up choose from. */
import type * as v from 'valibot';
import { namedSchema, subjectCategorySchema } from './common';
import { createParser, listOf, objectOf } from './parser';

export const gradeLevelSchema = namedSchema;
export type GradeLevel = v.InferOutput<typeof gradeLevelSchema>;
export const schoolTypeSchema = namedSchema;
export type SchoolType = v.InferOutput<typeof schoolTypeSchema>;
export const leadGroupSchema = namedSchema;
export type LeadGroup = v.InferOutput<typeof leadGroupSchema>;

/** Grade levels of courses and of live classes: { gradeLevels }. */
export const readGradeLevelsResponse = createParser(objectOf({ gradeLevels: listOf(gradeLevelSchema) }));
/** { schoolTypes }. */
export const readSchoolTypesResponse = createParser(objectOf({ schoolTypes: listOf(schoolTypeSchema) }));
/** { subjectCategories }, each with its subjects. */
export const readSubjectCategoriesResponse = createParser(
  objectOf({ subjectCategories: listOf(subjectCategorySchema) }),
);
