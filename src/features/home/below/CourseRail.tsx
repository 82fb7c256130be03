import { CourseItem } from '@/domain/course/CourseItem';
import type { CourseCard } from '@/shared/entities/course';
import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { Rail } from '@/shared/ui/layout/Rail';

/** The loaded courses in one row. */
export function CourseRail({ courses }: { courses: readonly CourseCard[] }) {
  return (
    <Rail>
      {courses.map((course) => (
        <li key={course.id}>
          <CourseItem item={course} />
        </li>
      ))}
    </Rail>
  );
}

export const courseSkeletons = <CardSkeletons kind="course" count={4} layout="rail" />;
