/** A recorded lesson; units and names as in `catalogueTypes.ts`. */
import type { Material } from './materialTypes';
import type { Caption, VideoSource } from './videoTypes';

export interface CourseLesson {
  id: number;
  title: string;
  content: string;
  detailInfo: string;
  /** The length of the media file that plays; the planned length of a lesson that is still to come. */
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
