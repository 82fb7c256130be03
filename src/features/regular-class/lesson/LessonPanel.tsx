import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useZone } from '@/platform/clock/useZone';
import { useHelp } from '@/platform/contact/useHelp';
import { selectLocale } from '@/platform/locale/state';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { useEntrancePaths } from '@/platform/navigation/useEntrancePaths';
import { selectLoggedIn } from '@/platform/session/state';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { formatDate } from '@/shared/lib/time';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/actions/Button';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import type { LessonWords } from '../parts/useLessonWords';
import { BeforeClass } from './BeforeClass';
import { Panel } from './Panel';
import { ReplayPanel } from './ReplayPanel';
import { NoRoomYet, RoomPanel } from './RoomPanel';
import { listRooms } from './rooms';
import { TimeRow } from './TimeRow';
import { useStartTitle } from './useStartTitle';

interface LessonPanelProps {
  topic: LiveTopic;
  lesson: LiveLesson;
  words: LessonWords;
  onRetry: () => void;
  /** The topic is loading. */
  busy: boolean;
}

/** Explains why a lesson is locked or how it opens: one panel for each lock reason. */
export function LessonPanel({ topic, lesson, words, onRetry, busy }: LessonPanelProps) {
  const { state, status, lockReason, canReplay, isExpired } = words;
  if (canReplay) return <ReplayPanel lesson={lesson} words={words} />;
  switch (lockReason) {
    case 'locked':
      return <Locked topic={topic} />;
    case 'upcoming':
      return isExpired ? <AccessEnded topic={topic} lesson={lesson} /> : <NotOpen lesson={lesson} words={words} />;
    case 'video_replay_soon':
      return <ReplaySoon />;
    case 'video_not_uploaded':
      return state === 'DISABLED' ? <NoVideo topic={topic} /> : <ReplayLate />;
    case 'external_source':
      if (status === 'free') return <NoVideo topic={topic} />;
      return <RoomPanel lesson={lesson} words={words} onRetry={onRetry} busy={busy} />;
    case 'video_player':
      return <OnThisPage lesson={lesson} words={words} />;
    case 'wrong_real_live':
      return <NoRoomYet lesson={lesson} words={words} onRetry={onRetry} busy={busy} />;
  }
}

function useTopicHref({ id }: LiveTopic) {
  const path = useLocalePath();
  return (suffix = '') => path(`${paths.topic(id)}${suffix}`);
}

function Locked({ topic }: { topic: LiveTopic }) {
  const { t } = useTranslation('liveLesson');
  const loggedIn = useSelector(selectLoggedIn);
  const href = useTopicHref(topic)('#offer');
  const { login } = useEntrancePaths();
  return (
    <Panel title={t('locked.title')}>
      <p>{t('locked.text', { topic: topic.name })}</p>
      <ButtonLink variant="lit" size="lg" block href={href}>
        {t('locked.action')}
      </ButtonLink>
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
      <ButtonLink variant="night" block href={href}>
        {t('ended.action')}
      </ButtonLink>
    </Panel>
  );
}

function NotOpen({ lesson, words }: { lesson: LiveLesson; words: LessonWords }) {
  const { t } = useTranslation('liveLesson');
  const startTitle = useStartTitle();
  const name = listRooms(lesson)[0]?.name;
  if (words.status !== 'upcoming')
    return (
      <Panel title={t('before.notOpenTitle')}>
        <p>{t('before.notOpenText')}</p>
      </Panel>
    );
  return (
    <Panel title={startTitle(words)}>
      <BeforeClass lesson={lesson} words={words} />
      <p>{name ? t('before.room', { name }) : t('before.here')}</p>
    </Panel>
  );
}

function ReplaySoon() {
  const { t } = useTranslation('liveLesson');
  return (
    <Panel title={t('pending.title')}>
      <p>{t('pending.text')}</p>
    </Panel>
  );
}

function ReplayLate() {
  const { t } = useTranslation('liveLesson');
  const { ask } = useHelp();
  return (
    <Panel title={t('pending.lateTitle')}>
      {ask && (
        <>
          <p>{t('pending.lateText')}</p>
          <Button variant="night" block onClick={ask}>
            {t('pending.ask')}
          </Button>
        </>
      )}
    </Panel>
  );
}

/** Shown when the class plays in the player on this page. */
function OnThisPage({ lesson, words }: { lesson: LiveLesson; words: LessonWords }) {
  const { t } = useTranslation('liveLesson');
  const startTitle = useStartTitle();
  const isLive = words.status === 'live';
  return (
    <Panel title={isLive ? t('live.title') : startTitle(words)}>
      {isLive ? <TimeRow lesson={lesson} words={words} /> : <BeforeClass lesson={lesson} words={words} />}
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
      <ButtonLink variant="night" block href={href}>
        {t('ended.action')}
      </ButtonLink>
    </Panel>
  );
}
