import { BookOpen, GraduationCap, House, type LucideIcon, Radio } from 'lucide-react';
import { paths } from '@/shared/routing/paths';
import type { Route } from '../routes';

export interface NavEntry {
  section: NonNullable<Route['section']>;
  icon: LucideIcon;
  path: string;
}

export const navItems = [
  { section: 'home', icon: House, path: paths.home() },
  { section: 'classes', icon: Radio, path: paths.regularClass() },
  { section: 'courses', icon: BookOpen, path: paths.courses() },
  { section: 'learning', icon: GraduationCap, path: paths.myLearning() },
] as const satisfies readonly NavEntry[];

/** Further pages in the wide header. */
export const morePages = [
  { section: 'teachers', path: paths.instructors('all') },
  { section: 'tutors', path: paths.tutors() },
] as const;
