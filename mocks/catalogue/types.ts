/** Types that several parts of the catalogue share. */
export type SubjectKey =
  | 'maths'
  | 'english'
  | 'chinese'
  | 'physics'
  | 'chemistry'
  | 'biology'
  | 'economics'
  | 'history'
  | 'geography'
  | 'computing'
  | 'music'
  | 'arts'
  | 'language'
  | 'science';

export interface Named {
  id: number;
  name: string;
}

export interface Subject extends Named {
  key: SubjectKey;
}

export interface Faq {
  id: number;
  title: string;
  description: string;
}

export interface Review {
  username: string;
  star: number;
  comment: string;
}

export interface Material {
  id: number;
  name: string;
  materialTypes: string[];
  url: string;
  ownerType: 'topic' | 'lesson';
  lessonName: string | null;
}

export interface Caption {
  lang: string;
  label: string;
  url: string;
}

export type VideoSource = 'hls' | 'mp4' | 'youtube' | 'vimeo' | 'zoom' | 'google_meet';

export interface Instructor {
  id: number;
  name: string;
  profilePicUrl: string;
  subjects: (Subject & { description: string })[];
  instructorHashtags: string[];
  about: string;
}

export interface Post {
  id: number;
  title: string;
  summary: string;
  content: string;
  imageUrl: string;
  publishedMs: number;
  relatedPostIds: number[];
}
