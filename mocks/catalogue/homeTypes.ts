/** Banners and other content of the home pages; units and names as in `catalogueTypes.ts`. */

export type Section = 'regular_class' | 'course';

export interface Banner {
  id: number;
  title: string;
  imageUrl: string;
  mobileImageUrl: string;
  linkUrl: string | null;
  section: Section;
  levelId: number | null;
}

export interface HeroSection {
  id: number;
  title: string;
  description: string;
  imageUrl: string;
  linkUrl: string | null;
}

export interface Promotion extends HeroSection {
  linkUrl: string;
}

export interface Marquee {
  id: number;
  text: string;
  linkUrl: string | null;
}

export interface UpsellBanner {
  id: number;
  title: string;
  imageUrl: string;
  linkUrl: string;
}
