/** Materials of lessons, courses and topics; units and names as in `catalogueTypes.ts`. */

export interface Material {
  id: number;
  name: string;
  materialTypes: string[];
  url: string;
  ownerType: 'topic' | 'lesson';
  lessonName: string | null;
}
