/** A post; units and names as in `catalogueTypes.ts`. */

export interface Post {
  id: number;
  title: string;
  summary: string;
  content: string;
  imageUrl: string;
  publishedMs: number;
  relatedPostIds: number[];
}
