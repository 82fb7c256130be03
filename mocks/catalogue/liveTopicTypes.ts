/** A live topic; units and names as in `catalogueTypes.ts`. */
import type { Subject } from './commonTypes';
import type { LiveLesson } from './liveLessonTypes';
import type { Material } from './materialTypes';
import type { Faq, Review } from './pageContentTypes';
import type { Syllabus } from './syllabusTypes';

export interface LiveTopic {
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
  syllabuses: Syllabus[];
  collectionId: number;
}
