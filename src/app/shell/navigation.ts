import { BookOpen, GraduationCap, House, type LucideIcon, Radio } from 'lucide-react';
import type { Route } from '../routes';

export interface NavEntry {
  section: NonNullable<Route['section']>;
  icon: LucideIcon;
  path: string;
}

export const navEntries = [
  { section: 'home', icon: House, path: '/' },
  { section: 'classes', icon: Radio, path: '/regular-class' },
  { section: 'courses', icon: BookOpen, path: '/course' },
  { section: 'learning', icon: GraduationCap, path: '/my-learning' },
] as const satisfies readonly NavEntry[];

/** Further pages in the wide header and the footer. */
export const morePages = [
  { key: 'teachers', path: '/instructors/all' },
  { key: 'tutors', path: '/tutors' },
] as const;
