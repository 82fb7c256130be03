import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { type LessonCountsSlice, selectLessonCount } from '@/domain/course/lessonCounts';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import type { LearningCourse } from '@/shared/entities/course';
import { joinNames } from '@/shared/lib/joinNames';
import { percentOf } from '@/shared/lib/percent';
import { paths } from '@/shared/routing/paths';
import { hueOf } from '@/shared/ui/subjects';
import { LearningRow } from './LearningRow';

interface LearningCourseItemProps {
  item: LearningCourse;
  /** The first of the list: its button stands out. */
  isFirst: boolean;
}

/** A course in progress: teachers, where it continues, how far it has come. */
export const LearningCourseItem = memo(function LearningCourseItem({ item, isFirst }: LearningCourseItemProps) {
  const lessons = useSelector((root: LessonCountsSlice) => selectLessonCount(root, item));
  const { t } = useTranslation(['learning', 'common']);
  const hrefTo = useHrefTo();
  const { id, title, learningProgress, picture, lastReadLesson, instructors } = item;
  const watched = t('cards.watched', { ns: 'common', percent: percentOf(learningProgress) });
  const last = lastReadLesson && lastReadLesson.id > 0 ? lastReadLesson : null;
  return (
    <LearningRow
      href={hrefTo(last ? paths.courseLearningLesson(id, last.id) : paths.courseLearning(id))}
      title={title}
      hue={hueOf(null, id)}
      picture={picture}
      of={joinNames(instructors)}
      size={lessons > 0 ? t('cards.lessons', { ns: 'common', count: lessons }) : ''}
      last={lastReadLesson?.title ? t('courses.last', { lesson: lastReadLesson.title }) : t('courses.new')}
      progress={{ of: 'course', value: learningProgress, label: watched }}
      verb={last ? 'continue' : 'start'}
      isFirst={isFirst}
    />
  );
});
