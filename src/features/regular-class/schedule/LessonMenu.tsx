import { CalendarPlus, CalendarX2, EllipsisVertical } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { lessonSave } from '@/domain/class/saved/state';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { Icon } from '@/shared/ui/Icon';
import { Menu, type MenuItem } from '@/shared/ui/overlay/Menu';
import { calendarFileRequested } from '../calendar/state';
import styles from './Schedule.module.css';
import type { ScheduleKind } from './state';

const button = '[aria-haspopup=menu]';

/** Focuses the menu of the next row, else of the previous one, else the tab above the list. */
function focusNeighbour(own: HTMLElement): void {
  const panel = own.closest('[role=tabpanel]');
  const all = [...(panel?.querySelectorAll<HTMLElement>(button) ?? [])];
  const at = all.findIndex((one) => own.contains(one));
  const tab = panel?.parentElement?.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
  (all[at + 1] ?? all[at - 1] ?? tab)?.focus();
}

/** The menu of a lesson in the timetable. */
export function LessonMenu({ lesson, kind }: { lesson: LiveLesson; kind: ScheduleKind }) {
  const { t } = useTranslation('schedule');
  const dispatch = useDispatch();
  const box = useRef<HTMLSpanElement>(null);
  const cancel = () => {
    // The row unmounts with its button, so the focus moves to a neighbour.
    if (box.current) focusNeighbour(box.current);
    dispatch(lessonSave.request(lesson, false));
  };
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
    { key: 'remove', label: t('remove'), icon: CalendarX2, onSelect: cancel },
  ];
  return (
    <span ref={box}>
      <Menu
        label={t('menu', { name: lesson.name })}
        trigger={<Icon icon={EllipsisVertical} />}
        triggerClassName={styles.menu}
        items={items}
      />
    </span>
  );
}
