import { Play } from 'lucide-react';
import { memo } from 'react';
import type { UserContent } from '@/shared/entities/userContent';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { LessonCard } from '@/shared/ui/cards/LessonCard';
import { useBegunLesson } from './useBegunLesson';

interface ContinueCardProps {
  item: UserContent;
  headingLevel?: 2 | 3;
  /** Label of a button that continues it, on the first of several. */
  action?: string;
  /** The page has a more urgent button. */
  isSecond?: boolean;
}

/** A lesson that was begun; the link continues at the last position. */
export const ContinueCard = memo(function ContinueCard({
  item,
  headingLevel = 3,
  action,
  isSecond = false,
}: ContinueCardProps) {
  const { link, title, owner, left, watched, picture, isNight, hue, progress } = useBegunLesson(item);
  return (
    <LessonCard
      {...link}
      title={title}
      headingLevel={headingLevel}
      picture={picture}
      night={isNight}
      hue={hue}
      meta={item.lesson ? [owner, left, watched].filter(Boolean) : []}
      action={
        action && (
          <ButtonLink variant={isSecond ? 'soft' : 'lit'} icon={Play} iconFilled block {...link}>
            {action}
          </ButtonLink>
        )
      }
      progress={progress}
    />
  );
});
