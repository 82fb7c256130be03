import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { LiveLessonPanel } from '@/domain/class/LiveLessonPanel';
import { minuteMs, useNow } from '@/platform/clock/useNow';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import { isLiveLessonCompleted, type LiveLesson } from '@/shared/entities/liveLesson';
import { formatDaysUntil } from '@/shared/lib/time';
import { paths } from '@/shared/routing/paths';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { Badge } from '@/shared/ui/content/Badge';
import { listRooms } from '../lesson/rooms';
import { LessonListItem } from '../parts/LessonListItem';
import { useLessonWords } from '../parts/useLessonWords';
import { LessonMenu } from './LessonMenu';
import styles from './ScheduleRow.module.css';
import { type ScheduleKind, scheduleSelectors } from './state';

interface RowProps {
  lesson: LiveLesson;
  kind: ScheduleKind;
}

/** "In 7 days" of a lesson that is after tomorrow. */
function DaysLeft({ lesson }: { lesson: LiveLesson }) {
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const now = useNow(minuteMs);
  const text = formatDaysUntil(lesson.startAt ?? '', now, locale, zone);
  return text && <span className={styles.days}>{text}</span>;
}

/** The lesson's current state, or how many days there are until it starts. */
function StateLabel({ lesson, kind }: RowProps) {
  const { t } = useTranslation('schedule');
  const receivedAt = useSelector(scheduleSelectors[kind].selectReceivedAt);
  const { label } = useLessonWords()(lesson, receivedAt);
  if (kind === 'past' && isLiveLessonCompleted(lesson)) return <Badge kind="completed">{t('completed')}</Badge>;
  return label.kind === 'upcoming' ? <DaysLeft lesson={lesson} /> : <Badge kind={label.kind}>{label.label}</Badge>;
}

/** A link to the room of a lesson that is live elsewhere. */
function RoomLink({ lesson, kind }: RowProps) {
  const { t } = useTranslation('schedule');
  const receivedAt = useSelector(scheduleSelectors[kind].selectReceivedAt);
  const { state, status } = useLessonWords()(lesson, receivedAt);
  const room = listRooms(lesson).find(({ href }) => href !== null)?.href;
  if (status !== 'live' || state !== 'EXTERNAL_ROOM' || !room) return null;
  return (
    <ButtonLink variant="lit" href={room} target="_blank" rel="noopener noreferrer">
      {t('join')}
    </ButtonLink>
  );
}

function Row({ lesson, kind }: RowProps) {
  return (
    <LessonListItem
      item={lesson}
      state={
        <>
          <StateLabel lesson={lesson} kind={kind} />
          <RoomLink lesson={lesson} kind={kind} />
        </>
      }
      action={<LessonMenu lesson={lesson} kind={kind} />}
    />
  );
}

/** The first of the upcoming lessons. */
function NextLesson({ lesson }: { lesson: LiveLesson }) {
  const hrefTo = useHrefTo();
  const { id, name, liveTopicId, liveTopicName } = lesson;
  return (
    <div className={styles.next}>
      <LiveLessonPanel
        lesson={lesson}
        headingLevel={3}
        title={<AppLink href={liveTopicId === null ? '' : hrefTo(paths.liveLesson(liveTopicId, id))}>{name}</AppLink>}
        of={liveTopicName === name ? '' : liveTopicName}
        badge={<StateLabel lesson={lesson} kind="upcoming" />}
        actions={<RoomLink lesson={lesson} kind="upcoming" />}
        corner={<LessonMenu lesson={lesson} kind="upcoming" />}
      />
    </div>
  );
}

export const UpcomingRow = ({ item }: { item: LiveLesson }) => <Row lesson={item} kind="upcoming" />;
export const PastRow = ({ item }: { item: LiveLesson }) => <Row lesson={item} kind="past" />;

/** A lesson in the list of upcoming ones, of which the first is shown large. */
export function ListedRow({ item }: { item: LiveLesson }) {
  const isFirst = useSelector(scheduleSelectors.upcoming.selectFirstId) === item.id;
  return isFirst ? <NextLesson lesson={item} /> : <Row lesson={item} kind="upcoming" />;
}
