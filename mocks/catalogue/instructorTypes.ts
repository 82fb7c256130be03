/** An instructor; units and names as in `catalogueTypes.ts`. */
import type { Subject } from './commonTypes';

export interface Instructor {
  id: number;
  name: string;
  profilePicUrl: string;
  subjects: (Subject & { description: string })[];
  instructorHashtags: string[];
  about: string;
}
