import { describe, expect, it } from 'vitest';
import { contentRoutes, findContentPages } from './contentPages';

describe('pages with content', () => {
  it('are those of public routes with an id', () => {
    const ids = contentRoutes.map(({ id }) => id);
    for (const id of [
      'course',
      'courseLesson',
      'courseGroup',
      'topic',
      'liveLesson',
      'syllabusLesson',
      'bundle',
      'prepack',
      'instructor',
      'instructorItems',
      'post',
    ])
      expect(ids).toContain(id);
    for (const id of ['home', 'instructors', 'courseLearning', 'purchaseSingle', 'login'])
      expect(ids).not.toContain(id);
  });

  it('are found by the links of a page, each once, in its own locale; those of lessons by their course or class', () => {
    const html = `
      <a href="/en-hk/course/101">a</a><a href="/en-hk/course/101?tab=about">a</a><a class="x" href="/en-hk/course/101#top">a</a>
      <a href="/en-hk/course/104/lesson/7">lesson</a><a href="/en-hk/regular-class/topics/2/lesson/8">lesson</a><a href="/en-hk/POST/3">post</a>
      <a href="/en-hk/regular-class/topics/3/syllabus-lesson/9">lesson</a>
      <a href="/zh-hk/course/102">other language</a><a href="https://elsewhere.example/en-hk/course/103">away</a>
      <a href="/en-hk/course">no id</a><a href="/en-hk/purchase/single/4">not public</a><a href="/en-hk/course/04">invalid</a>
      <a href="/en-hk">home</a><a href="/en-hk/instructors/8/all">items</a><a href="/en-hk/instructors/all">list</a>`;
    expect(findContentPages(html, 'en-hk')).toEqual([
      '/course/101',
      '/course/104',
      '/regular-class/topics/2',
      '/POST/3',
      '/regular-class/topics/3',
      '/instructors/8/all',
    ]);
  });
});
