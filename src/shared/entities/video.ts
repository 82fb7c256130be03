/** Parts of a lesson's film. */
import * as v from 'valibot';
import { plainText } from '@/shared/lib/plainText';
import { integerField, textField } from './fields';
import { objectOf, oneOf } from './parser';

export const videoSources = ['hls', 'mp4', 'youtube', 'vimeo', 'zoom', 'google_meet'] as const;
export const videoSource = oneOf(videoSources, null);
export type VideoSource = (typeof videoSources)[number];

export const captionSchema = objectOf({ lang: textField, label: textField, url: textField });
export type Caption = v.InferOutput<typeof captionSchema>;

/** A chapter's name is shown in one line everywhere, so HTML is reduced to plain text. */
export const timestampSchema = objectOf({
  seconds: integerField,
  description: v.pipe(textField, v.transform(plainText)),
});
export type VideoTimestamp = v.InferOutput<typeof timestampSchema>;
