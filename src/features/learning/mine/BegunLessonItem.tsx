import { memo } from 'react';
import { useBegunLesson } from '@/domain/feed/useBegunLesson';
import type { UserContent } from '@/shared/entities/userContent';
import { LearningRow } from '../courses/LearningRow';

interface BegunLessonItemProps {
  item: UserContent;
  /** The first of the list: its button stands out. */
  isFirst: boolean;
}

/** A lesson that was begun, as a row beside the courses in progress. */
export const BegunLessonItem = memo(function BegunLessonItem({ item, isFirst }: BegunLessonItemProps) {
  const { link, title, owner, left, watched, picture, isNight, hue, progress } = useBegunLesson(item);
  return (
    <LearningRow
      href={link.href}
      title={title}
      hue={hue}
      picture={picture}
      isNight={isNight}
      of={title === owner ? '' : owner}
      size={left}
      last={watched}
      progress={{ of: 'lesson', ...progress }}
      verb="continue"
      isFirst={isFirst}
    />
  );
});
