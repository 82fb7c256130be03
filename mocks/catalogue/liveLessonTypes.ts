/** A live lesson and its recording; units and names as in `catalogueTypes.ts`. */
import type { Material } from './materialTypes';
import type { Caption, VideoSource } from './videoTypes';

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
