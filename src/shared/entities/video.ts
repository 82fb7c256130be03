/** What a lesson's film consists of. */
import * as v from 'valibot';
import { plainText } from '@/shared/lib/plainText';
import { integer, text } from './fields';
import { oneOf, shape } from './read';

export const videoSources = ['hls', 'mp4', 'youtube', 'vimeo', 'zoom', 'google_meet'] as const;
export const videoSource = oneOf(videoSources, null);
export type VideoSource = (typeof videoSources)[number];

export const captionSchema = shape({ lang: text, label: text, url: text });
export type Caption = v.InferOutput<typeof captionSchema>;

/** A chapter's name is shown in one line everywhere, so HTML is reduced to plain text. */
export const timestampSchema = shape({ seconds: integer, description: v.pipe(text, v.transform(plainText)) });
export type VideoTimestamp = v.InferOutput<typeof timestampSchema>;
