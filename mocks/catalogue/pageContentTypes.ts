/** Questions and reviews on the pages of courses and topics; units and names as in `catalogueTypes.ts`. */

export interface Faq {
  id: number;
  title: string;
  description: string;
}

export interface Review {
  username: string;
  star: number;
  comment: string;
}
