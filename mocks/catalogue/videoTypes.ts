/** Captions and sources of videos; units and names as in `catalogueTypes.ts`. */

export interface Caption {
  lang: string;
  label: string;
  url: string;
}

export type VideoSource = 'hls' | 'mp4' | 'youtube' | 'vimeo' | 'zoom' | 'google_meet';
