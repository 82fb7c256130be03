/** A recorded course; units and names as in `catalogueTypes.ts`. */
import type { Named, Subject } from './commonTypes';
import type { CourseLesson } from './courseLessonTypes';
import type { Material } from './materialTypes';
import type { Faq, Review } from './pageContentTypes';
import type { VideoSource } from './videoTypes';

export interface Course {
  id: number;
  title: string;
  description: string;
  detailInfo: string;
  metaTitle: string;
  metaDescription: string;
  levelId: number;
  subject: Subject;
  leadGroup: Named;
  courseGroupIds: number[];
  instructorIds: number[];
  lessons: CourseLesson[];
  trailer: { videoId: string; videoSource: VideoSource; videoDuration: number } | null;
  pictureUrl: string;
  bannerImageUrl: string;
  faq: Faq[];
  feedbacks: Review[];
  ratings: Review[];
  averageRate: number;
  ratingCount: number;
  materials: Material[];
  notebook: { id: number; title: string; description: string[]; pictureUrl: string; connectionUrl: string } | null;
  relativeCourseIds: number[];
  announcements: { id: number; title: string; content: string; publishedMs: number }[];
  contentHashtags: string[];
  highlights: { iconUrl: string; content: string; description: string }[];
  isSemester: boolean;
  expireMs: number | null;
  reviewDays: number | null;
  enrollStartMs: number | null;
  /** Enrolment status for a visitor without enrolment. */
  openStatus: 'free' | 'preorder' | null;
  collectionId: number;
  /** Id of the only bundle that sells the course; its own collection then only has its part of the price. */
  soldInId: number | null;
}
