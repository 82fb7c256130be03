import { ExternalLink, RotateCw } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useHelp } from '@/platform/contact/useHelp';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { useOnline } from '@/shared/lib/useOnline';
import { Button } from '@/shared/ui/actions/Button';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import type { LessonWords } from '../parts/useLessonWords';
import { BeforeClass } from './BeforeClass';
import { Panel } from './Panel';
import styles from './Panel.module.css';
import { listRooms, type Room } from './rooms';
import { TimeRow } from './TimeRow';
import { useStartTitle } from './useStartTitle';

interface RoomPanelProps {
  lesson: LiveLesson;
  words: LessonWords;
  onRetry: () => void;
  /** The topic is loading. */
  busy: boolean;
}

/**
 * The panel of a class that is held elsewhere: a link while it is live, its opening time before, and no link
 * afterwards.
 */
export function RoomPanel({ lesson, words, onRetry, busy }: RoomPanelProps) {
  const { t } = useTranslation('liveLesson');
  const startTitle = useStartTitle();
  const online = useOnline();
  const [first, ...others] = listRooms(lesson);
  if (!first) return null;
  if (words.status === 'upcoming')
    return (
      <Panel title={startTitle(words)}>
        <BeforeClass lesson={lesson} words={words} />
        <Waiting room={first} words={words} />
      </Panel>
    );
  if (words.status !== 'live')
    return (
      <Panel title={t('room.overTitle')}>
        <p>{t('room.overText')}</p>
      </Panel>
    );
  if (!online) return <Away lesson={lesson} words={words} room={first} />;
  const rooms = [first, ...others];
  const open = rooms.filter(({ href }) => href !== null);
  const broken = rooms.find(({ isBroken }) => isBroken);
  if (open.length === 0 && broken) return <BrokenLink room={broken} />;
  if (open.length === 0) return <NoRoomYet lesson={lesson} words={words} onRetry={onRetry} busy={busy} />;
  return (
    <Panel title={t('live.title')}>
      <TimeRow lesson={lesson} words={words} />
      {open.map((room, index) => (
        <Join key={room.kind} room={room} secondary={index > 0} />
      ))}
    </Panel>
  );
}

/** Shown while the browser has no network: links into rooms are not stored. */
function Away({ lesson, words, room }: Pick<RoomPanelProps, 'lesson' | 'words'> & { room: Room }) {
  const { t } = useTranslation('liveLesson');
  const { join } = useRoomWords()(room);
  return (
    <Panel title={t('live.title')}>
      <TimeRow lesson={lesson} words={words} />
      <Button variant="lit" size="lg" block needsNetwork>
        {join}
      </Button>
    </Panel>
  );
}

/** Shown when the class is live by the timetable, and no room was opened yet. */
export function NoRoomYet({ lesson, words, onRetry, busy }: RoomPanelProps) {
  const { t } = useTranslation('liveLesson');
  return (
    <Panel title={t('room.notYetTitle')}>
      <TimeRow lesson={lesson} words={words} />
      <p>{t('room.notYetText')}</p>
      <Button variant="lit" size="lg" block icon={RotateCw} busy={busy} onClick={onRetry}>
        {t('room.retry')}
      </Button>
    </Panel>
  );
}

/** Shown when the class is live and its URL is invalid: support must give the student another one. */
function BrokenLink({ room: { name } }: { room: Room }) {
  const { t } = useTranslation('liveLesson');
  const { ask } = useHelp();
  return (
    <Panel title={name ? t('room.badLink', { name }) : t('room.badLinkChat')}>
      <p>{t('room.badLinkText')}</p>
      {ask && (
        <>
          <p>{t('room.badLinkAsk')}</p>
          <Button variant="lit" size="lg" block onClick={ask}>
            {t('pending.ask')}
          </Button>
        </>
      )}
    </Panel>
  );
}

/** Returns a function that labels the link to a room. */
export function useRoomWords() {
  const { t } = useTranslation('liveLesson');
  return ({ name }: Room) => ({
    join: name ? t('room.join', { name }) : t('room.joinChat'),
    open: name ? t('room.open', { name }) : t('room.openChat'),
    newTab: name ? t('room.newTab', { name }) : t('room.newTabChat'),
  });
}

function Join({ room, secondary }: { room: Room; secondary: boolean }) {
  const noteId = useId();
  const { join, open, newTab } = useRoomWords()(room);
  return (
    <>
      <ButtonLink
        variant={secondary ? 'night' : 'lit'}
        size={secondary ? 'md' : 'lg'}
        block
        iconEnd={ExternalLink}
        href={room.href ?? ''}
        target="_blank"
        rel="noopener noreferrer"
        aria-describedby={noteId}
      >
        {secondary ? open : join}
      </ButtonLink>
      <p id={noteId} className={styles.note}>
        {newTab}
      </p>
    </>
  );
}

/** The disabled Join button; the time until it opens is above it, and read out with it. */
function Waiting({ room, words: { timeLeft } }: { room: Room; words: LessonWords }) {
  const { t } = useTranslation('liveLesson');
  const { join } = useRoomWords()(room);
  const reason = timeLeft ? t('room.opensIn', { time: timeLeft }) : t('room.opensAt');
  return (
    <Button variant="lit" size="lg" block disabled reason={reason}>
      {join}
    </Button>
  );
}
