/** A recorded course and its lessons; units and names as in `types.ts`. */
import type { Caption, Faq, Material, Named, Review, Subject, VideoSource } from './types';

export interface CourseLesson {
  id: number;
  title: string;
  content: string;
  detailInfo: string;
  /** The video's own length; equal to the length of the media file that plays. */
  duration: number;
  videoId: string | null;
  videoSource: VideoSource | null;
  captions: Caption[];
  videoTimestamps: { seconds: number; description: string }[];
  materials: Material[];
  preview: boolean;
  isTrailer: boolean;
  comingSoon: boolean;
  estimatedUploadMs: number | null;
}

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
