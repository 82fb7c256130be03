/** A live topic and its lessons; units and names as in `types.ts`. */
import type { Caption, Faq, Material, Review, Subject, VideoSource } from './types';

export interface Recording {
  videoId: string;
  videoSource: VideoSource;
  captions: Caption[];
  /** Seconds. */
  duration: number;
}

export interface LiveLesson {
  id: number;
  name: string;
  startMs: number;
  endMs: number;
  isFree: boolean;
  chatRoomType: string | null;
  chatRoomUrl: string | null;
  url: string | null;
  videoId: string | null;
  videoSource: VideoSource | null;
  captions: Caption[];
  offlineVideoDuration: number | null;
  /** The recording of an upcoming class, published some time after it. */
  recording: Recording | null;
  watchExpiredMs: number | null;
  materials: Material[];
  instructorIds: number[];
}

export interface Topic {
  id: number;
  name: string;
  description: string;
  detailInfo: string;
  metaDescription: string;
  active: boolean;
  contentFeatures: string[];
  levelId: number;
  liveSubject: Subject;
  hashtag: string;
  frequency: string;
  instructorIds: number[];
  pictureUrl: string;
  scheduleUrl: string | null;
  averageRate: number;
  ratingCount: number;
  ratings: Review[];
  faqs: Faq[];
  materials: Material[];
  isSemester: boolean;
  semesterExpiredMs: number | null;
  enrollStartMs: number | null;
  openStatus: 'preorder' | null;
  lessons: LiveLesson[];
  syllabuses: {
    id: number;
    title: string;
    description: string;
    lessons: {
      id: number;
      title: string;
      description: string;
      duration: number;
      materials: Material[];
      liveLessonId: number | null;
      videoId: string | null;
      videoSource: VideoSource | null;
      preview: boolean;
    }[];
  }[];
  collectionId: number;
}
