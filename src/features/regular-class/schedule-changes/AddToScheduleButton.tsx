import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { type ScheduleChangesSlice, scheduleChange, selectScheduleChange } from '@/domain/class/scheduleChanges';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { Button } from '@/shared/ui/actions/Button';
import type { ButtonLook } from '@/shared/ui/actions/buttonClass';

interface AddToScheduleButtonProps extends ButtonLook {
  lesson: LiveLesson;
  className?: string;
}

/**
 * Adds a lesson to the schedule, and is busy while the lesson's removal is being sent. The page provides the texts `schedule`
 * and the duck `scheduleChanges`.
 */
export function AddToScheduleButton({ lesson, variant = 'outline', ...look }: AddToScheduleButtonProps) {
  const { t } = useTranslation('schedule');
  const dispatch = useDispatch();
  const isSending = useSelector(
    (root: ScheduleChangesSlice) => selectScheduleChange(root, lesson.id)?.sending ?? false,
  );
  return (
    <Button
      variant={variant}
      icon={CalendarPlus}
      needsNetwork
      busy={isSending}
      onClick={() => dispatch(scheduleChange.request(lesson, true))}
      {...look}
    >
      {t('add')}
    </Button>
  );
}
