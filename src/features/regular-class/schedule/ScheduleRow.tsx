import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { isLiveLessonCompleted, type LiveLesson } from '@/shared/entities/liveLesson';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { Badge } from '@/shared/ui/content/Badge';
import { roomsOf } from '../lesson/rooms';
import { LessonListItem } from '../parts/LessonListItem';
import { useLessonWords } from '../parts/useLessonWords';
import { LessonMenu } from './LessonMenu';
import { type ScheduleKind, scheduleSelectors } from './state';

/**
 * The lesson's current state; nothing for one that is just upcoming. While it is live elsewhere, a link to the room.
 */
function State({ lesson, kind }: { lesson: LiveLesson; kind: ScheduleKind }) {
  const { t } = useTranslation('schedule');
  const receivedAt = useSelector(scheduleSelectors[kind].selectReceivedAt);
  const { state, status, label } = useLessonWords()(lesson, receivedAt);
  const room = roomsOf(lesson).find(({ href }) => href !== null)?.href;
  if (status === 'live' && state === 'EXTERNAL_ROOM' && room)
    return (
      <>
        <Badge kind={label.kind}>{label.label}</Badge>
        <ButtonLink variant="lit" href={room} target="_blank" rel="noopener noreferrer">
          {t('join')}
        </ButtonLink>
      </>
    );
  if (kind === 'past' && isLiveLessonCompleted(lesson)) return <Badge kind="completed">{t('completed')}</Badge>;
  return label.kind === 'upcoming' ? null : <Badge kind={label.kind}>{label.label}</Badge>;
}

function Row({ lesson, kind }: { lesson: LiveLesson; kind: ScheduleKind }) {
  return (
    <LessonListItem
      item={lesson}
      state={<State lesson={lesson} kind={kind} />}
      action={<LessonMenu lesson={lesson} kind={kind} />}
    />
  );
}

export const UpcomingRow = ({ item }: { item: LiveLesson }) => <Row lesson={item} kind="upcoming" />;
export const PastRow = ({ item }: { item: LiveLesson }) => <Row lesson={item} kind="past" />;
