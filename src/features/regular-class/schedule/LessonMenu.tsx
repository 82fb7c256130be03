import { CalendarPlus, CalendarSync, CalendarX2, EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { scheduleChange } from '@/domain/class/scheduleChanges';
import { selectLocale } from '@/platform/locale/state';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { Icon } from '@/shared/ui/Icon';
import { Menu, type MenuItem } from '@/shared/ui/overlay/Menu';
import { hasFeeds } from '../calendar/feed';
import { Subscribe } from '../calendar/Subscribe';
import { calendarFileRequested } from '../calendar/state';
import styles from './LessonMenu.module.css';
import type { ScheduleKind } from './state';

/** The menu of a lesson in the timetable. */
export function LessonMenu({ lesson, kind }: { lesson: LiveLesson; kind: ScheduleKind }) {
  const { t } = useTranslation('schedule');
  const dispatch = useDispatch();
  const locale = useSelector(selectLocale);
  const [isOpen, setIsOpen] = useState(false);
  const { liveTopicId: topicId } = lesson;
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
    ...(kind === 'upcoming' && topicId !== null && hasFeeds(locale)
      ? [
          {
            key: 'subscribe',
            label: t('subscribe.action'),
            icon: CalendarSync,
            onSelect: () => setIsOpen(true),
          },
        ]
      : []),
    {
      key: 'remove',
      label: t('remove'),
      icon: CalendarX2,
      onSelect: () => dispatch(scheduleChange.request(lesson, false)),
    },
  ];
  return (
    <>
      <Menu
        label={t('menu', { name: lesson.name })}
        trigger={<Icon icon={EllipsisVertical} />}
        triggerClassName={styles.menu}
        items={items}
      />
      {isOpen && topicId !== null && (
        <Subscribe topicId={topicId} name={lesson.liveTopicName} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
