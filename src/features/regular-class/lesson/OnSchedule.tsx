import { CalendarCheck2, CalendarX2, EllipsisVertical } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { type ScheduleChangesSlice, scheduleChange, selectIsOnSchedule } from '@/domain/class/scheduleChanges';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { Icon } from '@/shared/ui/Icon';
import { Menu } from '@/shared/ui/overlay/Menu';
import { AddToScheduleButton } from '../schedule-changes/AddToScheduleButton';
import styles from './OnSchedule.module.css';

interface OnScheduleProps {
  lesson: LiveLesson;
  /** Offers to add a lesson that is not on the schedule. */
  mayAdd: boolean;
}

/** Says that a lesson is on the schedule, with a menu to remove it; else a button that adds it. */
export function OnSchedule({ lesson, mayAdd }: OnScheduleProps) {
  const { t } = useTranslation('schedule');
  const dispatch = useDispatch();
  const isOnSchedule = useSelector((root: ScheduleChangesSlice) => selectIsOnSchedule(root, lesson));
  const box = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);

  // The pressed button unmounts with the change, so the focus moves to the one in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads no value, it follows the change that replaces the button
  useEffect(() => {
    if (wasPressed.current) box.current?.querySelector('button')?.focus();
    wasPressed.current = false;
  }, [isOnSchedule]);

  const note = (
    <div className={styles.line}>
      <Icon icon={CalendarCheck2} />
      <span>{t('onSchedule')}</span>
      <Menu
        label={t('menu', { name: lesson.name })}
        trigger={<Icon icon={EllipsisVertical} />}
        triggerClassName={styles.menu}
        items={[
          {
            key: 'remove',
            label: t('remove'),
            icon: CalendarX2,
            onSelect: () => dispatch(scheduleChange.request(lesson, false)),
          },
        ]}
      />
    </div>
  );
  if (!isOnSchedule && !mayAdd) return null;
  return (
    <div
      ref={box}
      onClickCapture={() => {
        wasPressed.current = true;
      }}
    >
      {isOnSchedule ? note : <AddToScheduleButton lesson={lesson} block />}
    </div>
  );
}
