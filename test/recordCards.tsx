import { beforeEach, vi } from 'vitest';
import * as module from '@/shared/ui/cards/CourseCard';

/** Returns the titles of the courses whose cards are rendered in a test, in order. */
export function recordCourseCards(): string[] {
  const rendered: string[] = [];
  beforeEach(() => {
    rendered.length = 0;
    const { CourseCard } = module;
    vi.spyOn(module, 'CourseCard').mockImplementation((props) => {
      rendered.push(props.title);
      return <CourseCard {...props} />;
    });
  });
  return rendered;
}
