/** What filters and the set-up of an account offer: levels, subjects, types of schools. */
import { createApiHandler } from './api';
import { listTopicsForSale } from './classes';
import { readNumbers } from './lists';

export const catalogueHandlers = [
  createApiHandler('gradeLevels', (call) => {
    const { catalogue } = call.visitorView(call.requireRegion(call.readParam('region')));
    const used = new Set(catalogue.courses.map((course) => course.levelId));
    return { gradeLevels: catalogue.levels.filter(({ id }) => used.has(id)) };
  }),

  createApiHandler('liveGradeLevels', (call) => {
    const view = call.visitorView(call.requireRegion(call.readParam('region')));
    const used = new Set(listTopicsForSale(view).map((topic) => topic.levelId));
    return { gradeLevels: view.catalogue.levels.filter(({ id }) => used.has(id)) };
  }),

  createApiHandler('schoolTypes', (call) => ({
    schoolTypes: call.visitorView().catalogue.schoolTypes,
  })),

  createApiHandler('subjectCategories', (call) => {
    const { catalogue } = call.visitorView();
    const [level] = readNumbers(call.query, 'grade_level_id');
    const taught = level === undefined ? null : (catalogue.subjectIdsByLevel[level] ?? []);
    const subjectCategories = catalogue.subjectCategories.map(({ id, name, subjectIds }) => ({
      id,
      name,
      subjects: catalogue.subjects.filter(
        (subject) => subjectIds.includes(subject.id) && (taught === null || taught.includes(subject.id)),
      ),
    }));
    return { subjectCategories: subjectCategories.filter(({ subjects }) => subjects.length > 0) };
  }),
];
