import { describe, expect, it } from 'vitest';
import { type Course, readCourseResponse } from '@/shared/entities/course';
import { courseTabs, datedLessons, findPart } from './tabs';

const course = (fields: object = {}): Course =>
  readCourseResponse({ course: { id: 1, title: 'Quadratics', ...fields } }).course;
const keys = (fields: object) => courseTabs(course(fields)).map(({ key }) => key);
const digital = { id: 1, name: 'Sheet', materialTypes: ['digital'], url: null };

describe('the tabs of a course', () => {
  it('are about and the lessons alone where there is nothing else', () => {
    expect(keys({})).toEqual(['about', 'lessons']);
  });

  it.each([
    ['materials', { materials: [digital] }],
    ['materials', { notebook: { id: 1, title: 'Notes', description: ['Ruled'] } }],
    ['instructor', { instructors: [{ id: 1, name: 'Ms Lau' }] }],
    ['questions', { faq: [{ id: 1, title: 'Why?', description: 'So.' }] }],
    ['review', { ratings: [{ username: 'Kit', star: 5, comment: '' }] }],
    ['review', { feedbacks: [{ username: 'Kit', star: 5, comment: '' }] }],
  ])('have %s with its content', (key, fields) => {
    expect(keys(fields)).toEqual(['about', 'lessons', key]);
  });

  it.each([
    { materials: [{ ...digital, materialTypes: ['printed'] }] },
    { notebook: { id: 1, title: 'Notes', description: [] } },
    { notebook: { id: 1, title: '', description: ['Ruled'] } },
  ])('leave out what has none: %j', (fields) => {
    expect(keys(fields)).toEqual(['about', 'lessons']);
  });

  it('count what can be counted, in their fixed order', () => {
    const full = course({
      ratingCount: 312,
      faq: [{ id: 1, title: 'Why?' }],
      materials: [digital, { ...digital, id: 2, materialTypes: ['printed'] }],
    });
    expect(courseTabs(full)).toEqual([
      { key: 'about' },
      { key: 'lessons' },
      { key: 'materials', count: 1 },
      { key: 'review', count: 312 },
      { key: 'questions', count: 1 },
    ]);
  });

  it('are found by their names in an address, and by those of earlier tabs', () => {
    expect(['review', 'summary', 'keyPoint', 'schedule'].map(findPart)).toEqual([
      'review',
      'about',
      'keyPoint',
      'schedule',
    ]);
    expect([null, '', 'constructor', 'nothing'].map(findPart)).toEqual([null, null, null, null]);
  });

  it('show dated lessons in the order of their dates', () => {
    const lesson = (id: number, estimatedUploadDate: string) => ({ id, title: `${id}`, estimatedUploadDate });
    const lessons = [
      lesson(1, '2026-12-02T00:00:00+08:00'),
      lesson(2, '2026-12-01T23:00:00Z'),
      lesson(3, '2026-11-30T09:00:00Z'),
    ];
    expect(datedLessons(course({ lessons })).map(({ id }) => id)).toEqual([3, 1, 2]);
  });
});
