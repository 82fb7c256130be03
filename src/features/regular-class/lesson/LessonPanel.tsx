import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { topicPath } from '@/core/classes/paths';
import type { LessonWords } from '@/core/classes/useLessonWords';
import { useZone } from '@/core/clock/useZone';
import { contactActions } from '@/core/contact/actions';
import { selectLocale } from '@/core/locale/reducer';
import { useLocalePath } from '@/core/locale/useLocalePath';
import { useHrefTo } from '@/core/navigation/useHrefTo';
import { selectLoggedIn } from '@/core/session/selectors';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { formatDate } from '@/shared/lib/time';
import { Button } from '@/shared/ui/actions/Button';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { Panel } from './Panel';
import { ReplayPanel } from './ReplayPanel';
import { NoRoomYet, RoomPanel } from './RoomPanel';
import { roomsOf } from './rooms';
import { TimeRow } from './TimeRow';
import { useStartTitle } from './useStartTitle';

interface LessonPanelProps {
  topic: LiveTopic;
  lesson: LiveLesson;
  words: LessonWords;
  onPlay: () => void;
  onRetry: () => void;
  /** The topic is being asked for. */
  busy: boolean;
}

/** One panel for each state of a lesson. */
export function LessonPanel({ topic, lesson, words, onPlay, onRetry, busy }: LessonPanelProps) {
  const { state, canReplay, isExpired } = words;
  if (state === 'LOCKED') return <Locked topic={topic} />;
  if (state === 'NOT_OPEN' && isExpired) return <AccessEnded topic={topic} lesson={lesson} />;
  if (state === 'NOT_OPEN') return <NotOpen lesson={lesson} words={words} />;
  if (canReplay) return <ReplayPanel lesson={lesson} words={words} onPlay={onPlay} />;
  if (state === 'REPLAY_PENDING') return <ReplayPending words={words} />;
  if (state === 'EXTERNAL_ROOM') return <RoomPanel lesson={lesson} words={words} onRetry={onRetry} busy={busy} />;
  if (state === 'PLAYER') return <OnThisPage lesson={lesson} words={words} />;
  if (state === 'READY') return <NoRoomYet lesson={lesson} words={words} onRetry={onRetry} busy={busy} />;
  return <NoVideo topic={topic} />;
}

function useTopicHref({ id }: LiveTopic) {
  const hrefTo = useHrefTo();
  return (suffix = '') => hrefTo(`${topicPath(id)}${suffix}`);
}

function Locked({ topic }: { topic: LiveTopic }) {
  const { t } = useTranslation('liveLesson');
  const path = useLocalePath();
  const { pathname, search } = useLocation();
  const loggedIn = useSelector(selectLoggedIn);
  const href = useTopicHref(topic)('#offer');
  const login = `${path('/login')}?next=${encodeURIComponent(pathname + search)}`;
  return (
    <Panel title={t('locked.title')}>
      <p>{t('locked.text', { topic: topic.name })}</p>
      {href && (
        <ButtonLink variant="lit" size="lg" block href={href}>
          {t('locked.action')}
        </ButtonLink>
      )}
      {!loggedIn && (
        <ButtonLink variant="night" block href={login}>
          {t('locked.login')}
        </ButtonLink>
      )}
    </Panel>
  );
}

function AccessEnded({ topic, lesson: { watchExpiredAt } }: { topic: LiveTopic; lesson: LiveLesson }) {
  const { t } = useTranslation('liveLesson');
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const href = useTopicHref(topic)();
  return (
    <Panel title={t('ended.title')}>
      {watchExpiredAt && <p>{t('ended.until', { date: formatDate(watchExpiredAt, locale, zone) })}</p>}
      {href && (
        <ButtonLink variant="night" block href={href}>
          {t('ended.action')}
        </ButtonLink>
      )}
    </Panel>
  );
}

function NotOpen({ lesson, words }: { lesson: LiveLesson; words: LessonWords }) {
  const { t } = useTranslation('liveLesson');
  const startTitle = useStartTitle();
  const name = roomsOf(lesson)[0]?.name;
  if (words.status !== 'upcoming')
    return (
      <Panel title={t('before.notOpenTitle')}>
        <p>{t('before.notOpenText')}</p>
      </Panel>
    );
  return (
    <Panel title={startTitle(words)}>
      <TimeRow lesson={lesson} words={words} />
      <p>{name ? t('before.room', { name }) : t('before.here')}</p>
    </Panel>
  );
}

function ReplayPending({ words: { lockReason } }: { words: LessonWords }) {
  const { t } = useTranslation('liveLesson');
  const dispatch = useDispatch();
  if (lockReason === 'video_replay_soon')
    return (
      <Panel title={t('pending.title')}>
        <p>{t('pending.text')}</p>
      </Panel>
    );
  return (
    <Panel title={t('pending.lateTitle')}>
      <p>{t('pending.lateText')}</p>
      <Button variant="night" block onClick={() => dispatch(contactActions.open())}>
        {t('pending.ask')}
      </Button>
    </Panel>
  );
}

/** The class comes through the player. */
function OnThisPage({ lesson, words }: { lesson: LiveLesson; words: LessonWords }) {
  const { t } = useTranslation('liveLesson');
  const startTitle = useStartTitle();
  const isLive = words.status === 'live';
  return (
    <Panel title={isLive ? t('live.title') : startTitle(words)}>
      <TimeRow lesson={lesson} words={words} />
      <p>{isLive ? t('live.here') : t('before.early')}</p>
    </Panel>
  );
}

function NoVideo({ topic }: { topic: LiveTopic }) {
  const { t } = useTranslation('liveLesson');
  const href = useTopicHref(topic)();
  return (
    <Panel title={t('disabled.title')}>
      <p>{t('disabled.text')}</p>
      {href && (
        <ButtonLink variant="night" block href={href}>
          {t('ended.action')}
        </ButtonLink>
      )}
    </Panel>
  );
}
