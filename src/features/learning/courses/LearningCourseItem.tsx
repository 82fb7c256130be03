import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { type LessonCountsSlice, selectLessonCount } from '@/domain/course/lessonCounts';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import type { LearningCourse } from '@/shared/entities/course';
import { joinNames } from '@/shared/lib/joinNames';
import { percentOf } from '@/shared/lib/percent';
import { paths } from '@/shared/routing/paths';
import { CourseCard } from '@/shared/ui/cards/CourseCard';
import { hueOf } from '@/shared/ui/subjects';

/** A course in progress: progress, teachers, and the next lesson. */
export const LearningCourseItem = memo(function LearningCourseItem({ item: course }: { item: LearningCourse }) {
  const lessons = useSelector((root: LessonCountsSlice) => selectLessonCount(root, course));
  const { t } = useTranslation(['learning', 'common']);
  const hrefTo = useHrefTo();
  const { id, title, learningProgress, picture, lastReadLesson, instructors } = course;
  const watched =
    learningProgress > 0 ? t('cards.watched', { ns: 'common', percent: percentOf(learningProgress) }) : '';
  const teachers = joinNames(instructors);
  const lesson = lastReadLesson?.title ? t('courses.last', { lesson: lastReadLesson.title }) : t('courses.new');
  return (
    <CourseCard
      href={hrefTo(
        lastReadLesson && lastReadLesson.id > 0
          ? paths.courseLearningLesson(id, lastReadLesson.id)
          : paths.courseLearning(id),
      )}
      title={title}
      hue={hueOf(null, id)}
      picture={picture}
      {...(watched ? { progress: { value: learningProgress, label: watched } } : {})}
      meta={[
        ...(lessons > 0 ? [t('cards.lessons', { ns: 'common', count: lessons })] : []),
        ...(watched ? [watched] : []),
      ]}
      lines={[teachers, lesson].filter(Boolean)}
    />
  );
});
