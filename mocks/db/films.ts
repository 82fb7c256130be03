/** Films that a scenario gives to single lessons, in place of those of the catalogue. */
import { mediaUrl } from '../catalogue/art/mediaUrl';
import type { Catalogue } from '../catalogue/catalogueTypes';
import type { CourseLesson } from '../catalogue/courseLessonTypes';
import type { LiveLesson } from '../catalogue/liveLessonTypes';
import { filmSeconds } from '../media/longFilm';
import type { FilmKind, State } from './state';

/** Films that the providers publish for testing their players. */
const providerFilms = {
  youtube: { videoId: 'M7lc1UVf-VE', videoSource: 'youtube' },
  vimeo: { videoId: '76979871', videoSource: 'vimeo' },
} as const;

const isProvider = (kind: FilmKind): kind is keyof typeof providerFilms => Object.hasOwn(providerFilms, kind);

/** Returns the URL of the film that is repeated. */
const once = (url: string) => url.replace(/\/x\d+\//, '/');

function withFilm(lesson: CourseLesson, kind: FilmKind): CourseLesson {
  if (isProvider(kind)) return { ...lesson, ...providerFilms[kind] };
  return {
    ...lesson,
    ...(kind === 'file'
      ? { videoId: mediaUrl.mp4, videoSource: 'mp4' }
      : { videoId: lesson.videoId && once(lesson.videoId) }),
    captions: lesson.captions.map((caption) => ({ ...caption, url: once(caption.url) })),
    duration: filmSeconds,
    videoTimestamps: lesson.videoTimestamps.map(({ seconds, description }) => ({
      seconds: Math.round((seconds / lesson.duration) * filmSeconds),
      description,
    })),
  };
}

/** Films of live lessons are at providers only. */
const withReplay = (lesson: LiveLesson, kind: FilmKind): LiveLesson =>
  isProvider(kind) ? { ...lesson, ...providerFilms[kind] } : lesson;

/** Returns the items with their lessons replaced, where a scenario names one of them. */
function replaceLessons<L extends { id: number }, T extends { lessons: L[] }>(
  items: readonly T[],
  films: State['films'],
  key: 'lesson' | 'live_lesson',
  replace: (lesson: L, kind: FilmKind) => L,
): T[] {
  return items.map((item) => {
    if (!item.lessons.some(({ id }) => films[`${key}:${id}`])) return item;
    const lessons = item.lessons.map((lesson) => {
      const kind = films[`${key}:${lesson.id}`];
      return kind ? replace(lesson, kind) : lesson;
    });
    return { ...item, lessons };
  });
}

const replaced = new WeakMap<Catalogue, { name: string; catalogue: Catalogue }>();

/** Returns the catalogue with the films of a scenario; the same object as long as both stay. */
export function withFilms(catalogue: Catalogue, films: State['films']): Catalogue {
  const name = JSON.stringify(films);
  if (name === '{}') return catalogue;
  const known = replaced.get(catalogue);
  if (known?.name === name) return known.catalogue;
  const changed = {
    ...catalogue,
    courses: replaceLessons(catalogue.courses, films, 'lesson', withFilm),
    topics: replaceLessons(catalogue.topics, films, 'live_lesson', withReplay),
  };
  replaced.set(catalogue, { name, catalogue: changed });
  return changed;
}
