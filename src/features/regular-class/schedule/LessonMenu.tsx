import { CalendarPlus, CalendarX2, EllipsisVertical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { lessonSave } from '@/domain/class/savedState';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { Icon } from '@/shared/ui/Icon';
import { Menu, type MenuItem } from '@/shared/ui/overlay/Menu';
import { calendarFileRequested } from '../calendar/state';
import styles from './LessonMenu.module.css';
import type { ScheduleKind } from './state';

/** The menu of a lesson in the timetable. */
export function LessonMenu({ lesson, kind }: { lesson: LiveLesson; kind: ScheduleKind }) {
  const { t } = useTranslation('schedule');
  const dispatch = useDispatch();
  const items: MenuItem[] = [
    ...(kind === 'upcoming' && lesson.startAt !== null
      ? [
          {
            key: 'calendar',
            label: t('calendar.one'),
            icon: CalendarPlus,
            onSelect: () => dispatch(calendarFileRequested([lesson], lesson.name)),
          },
        ]
      : []),
    {
      key: 'remove',
      label: t('remove'),
      icon: CalendarX2,
      onSelect: () => dispatch(lessonSave.request(lesson, false)),
    },
  ];
  return (
    <Menu
      label={t('menu', { name: lesson.name })}
      trigger={<Icon icon={EllipsisVertical} />}
      triggerClassName={styles.menu}
      items={items}
    />
  );
}
