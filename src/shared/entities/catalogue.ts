/** Lists that filters and the account set-up choose from. */
import type * as v from 'valibot';
import { namedSchema, subjectCategorySchema } from './common';
import { listOf, read, shape } from './read';

export const gradeLevelSchema = namedSchema;
export type GradeLevel = v.InferOutput<typeof gradeLevelSchema>;
export const schoolTypeSchema = namedSchema;
export type SchoolType = v.InferOutput<typeof schoolTypeSchema>;
export const leadGroupSchema = namedSchema;
export type LeadGroup = v.InferOutput<typeof leadGroupSchema>;

/** Grade levels of courses and of live classes: { gradeLevels }. */
export const readGradeLevelsAnswer = read(shape({ gradeLevels: listOf(gradeLevelSchema) }));
/** { schoolTypes }. */
export const readSchoolTypesAnswer = read(shape({ schoolTypes: listOf(schoolTypeSchema) }));
/** { subjectCategories }, each with its subjects. */
export const readSubjectCategoriesAnswer = read(shape({ subjectCategories: listOf(subjectCategorySchema) }));
