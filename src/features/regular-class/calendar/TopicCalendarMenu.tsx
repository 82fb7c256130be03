import { CalendarPlus, CalendarSync, FileDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectLocale } from '@/platform/locale/state';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { buttonClass } from '@/shared/ui/actions/buttonClass';
import { Icon } from '@/shared/ui/Icon';
import { Menu, type MenuItem } from '@/shared/ui/overlay/Menu';
import { hasFeeds } from './feed';
import { Subscribe } from './Subscribe';
import styles from './SubscribeDialog.module.css';
import { calendarFileRequested } from './state';

interface TopicCalendarMenuProps {
  topic: Pick<LiveTopic, 'id' | 'name'>;
  /** The lessons still to come. */
  lessons: readonly LiveLesson[];
}

/** Hands over the sessions of a class as a file, or subscribes to them; nothing without a session that has a time. */
export function TopicCalendarMenu({ topic, lessons }: TopicCalendarMenuProps) {
  const { t } = useTranslation('schedule');
  const dispatch = useDispatch();
  const locale = useSelector(selectLocale);
  const [isOpen, setIsOpen] = useState(false);
  const timed = lessons.filter(({ startAt }) => startAt !== null);
  if (timed.length === 0) return null;
  const items: MenuItem[] = [
    ...(hasFeeds(locale)
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
      key: 'all',
      label: t('calendar.all'),
      icon: FileDown,
      onSelect: () => dispatch(calendarFileRequested(timed, topic.name)),
    },
  ];
  return (
    <>
      <Menu
        label={t('calendar.one')}
        trigger={
          <>
            <Icon icon={CalendarPlus} />
            <span>{t('calendar.one')}</span>
          </>
        }
        triggerClassName={buttonClass({ variant: 'outline' }, styles.way)}
        items={items}
      />
      {isOpen && <Subscribe topicId={topic.id} name={topic.name} onClose={() => setIsOpen(false)} />}
    </>
  );
}
