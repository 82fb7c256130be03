/** The syllabus of a topic; units and names as in `catalogueTypes.ts`. */
import type { Material } from './materialTypes';
import type { VideoSource } from './videoTypes';

interface SyllabusLesson {
  id: number;
  title: string;
  description: string;
  duration: number;
  materials: Material[];
  liveLessonId: number | null;
  videoId: string | null;
  videoSource: VideoSource | null;
  preview: boolean;
}

export interface Syllabus {
  id: number;
  title: string;
  description: string;
  lessons: SyllabusLesson[];
}
