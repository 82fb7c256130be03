import { paths } from '@/shared/routing/paths';
import type { DownloadableLesson } from '../lesson';

export const stream: DownloadableLesson = {
  region: 'hk',
  courseId: 101,
  lessonId: 10101,
  series: 'Quadratics',
  title: 'The vertex',
  path: paths.courseLearningLesson(101, 10101),
  kind: 'hls',
  source: '/film/master.m3u8',
  duration: 30,
  captions: [{ id: 'en', url: '/lesson.en.vtt' }],
  worksheets: [{ id: '7', url: '/sheet.pdf' }],
  accessUntil: null,
};

export const file: DownloadableLesson = {
  ...stream,
  lessonId: 10102,
  kind: 'mp4',
  source: '/film.mp4',
  captions: [],
  worksheets: [],
};
