import { BookOpen, GraduationCap, House, type LucideIcon, Radio } from 'lucide-react';
import type { Route } from '../routes';

export interface NavEntry {
  section: NonNullable<Route['section']>;
  icon: LucideIcon;
  /** The first of these that has a page is where the entry leads; without one the entry is not shown. */
  paths: readonly string[];
}

export const navEntries = [
  { section: 'home', icon: House, paths: ['/'] },
  { section: 'classes', icon: Radio, paths: ['/regular-class'] },
  { section: 'courses', icon: BookOpen, paths: ['/course'] },
  { section: 'learning', icon: GraduationCap, paths: ['/my-learning', '/my-learning/continue'] },
] as const satisfies readonly NavEntry[];

/** Further pages of the wide header and the footer. */
export const morePages = [
  { key: 'teachers', path: '/instructors/all' },
  { key: 'tutors', path: '/tutors' },
] as const;
