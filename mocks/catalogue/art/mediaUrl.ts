import type { SubjectKey } from '../commonTypes.ts';
import type { FanItem } from './fan.ts';
import type { IconName } from './icon.ts';
import type { Script } from './motifs/letters.ts';

const suffix = (script: Script | undefined) => (script ? `-${script}` : '');

/** The film of maths is in the folder itself. */
const filmFolder = (subject: SubjectKey) => `/media/video${subject === 'maths' ? '' : `/${subject}`}`;
const times = (repeats: number) => (repeats === 1 ? '' : `x${repeats}/`);

/** Root-relative URLs of drawn pictures; `drawMedia` draws them. */
export const mediaUrl = {
  cover: (id: number, subjectKey: SubjectKey, script?: Script) =>
    `/media/covers/${subjectKey}/${id}${suffix(script)}.svg`,
  live: (id: number, subjectKey: SubjectKey, teacherId: number, lit = false) =>
    `/media/live/${subjectKey}/${teacherId}/${id}${lit ? '-lit' : ''}.svg`,
  person: (id: number, subjectKey: SubjectKey) => `/media/people/${subjectKey}/${id}.svg`,
  banner: (seed: string, wide = true) => `/media/banners/${seed}${wide ? '' : '-mobile'}.svg`,
  icon: (name: IconName) => `/media/icons/${name}.svg`,
  fan: (items: readonly FanItem[]) =>
    `/media/fans/${items
      .slice(0, 3)
      .map((item) => `${item.subjectKey}-${item.id}${suffix(item.script)}`)
      .join('_')}.svg`,
  week: (subjectKey: SubjectKey, weekday: number, locale: string) =>
    `/media/weeks/${subjectKey}/${weekday}-${locale}.svg`,
  worksheet: (id: number) => `/media/files/worksheet-${id}.pdf`,
  /** The film of maths as a file. */
  mp4: '/media/video/lesson.mp4',
  /** The film of a subject, repeated this many times as a stream. */
  hls: (subject: SubjectKey, repeats = 1) => `${filmFolder(subject)}/hls/${times(repeats)}master.m3u8`,
  captions: (subject: SubjectKey, language: string, repeats = 1) =>
    `${filmFolder(subject)}/${times(repeats)}lesson.${language}.vtt`,
} as const;
