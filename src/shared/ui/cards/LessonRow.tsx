import { CalendarClock, Check, Lock, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { joinTexts } from '@/shared/lib/joinNames';
import { AppLink } from '../actions/AppLink';
import { Badge } from '../content/Badge';
import { Picture } from '../content/Picture';
import type { PictureSource } from '../content/pictureSources';
import { cx } from '../cx';
import { Icon } from '../Icon';
import styles from './LessonRow.module.css';

/** number: open, not started; play: open preview; done; current: in the player; locked, upcoming: cannot be opened. */
export type LessonRowState = 'number' | 'play' | 'done' | 'current' | 'locked' | 'upcoming';

export interface LessonRowProps {
  /** Position in the list, from 1. */
  number: number;
  state: LessonRowState;
  title: string;
  /** Below the title: "Fri 27 Nov, 7:00 PM", "Opens Mon 30 Nov". */
  meta?: readonly string[];
  /** At the end of the row: "22 min", "9 min left". */
  length?: string | undefined;
  /** Without it, the row is no link. */
  href?: string | undefined;
  /** Shown with a play sign in place of the disc. */
  picture?: PictureSource | undefined;
  /** A "Free" badge beside the length. */
  free?: string | undefined;
  /** In place of length, badge and sign. */
  end?: ReactNode;
  replace?: boolean;
  /** The page shows this lesson, in any state. */
  here?: boolean;
  /** The current lesson is playing now. */
  playing?: boolean;
}

function Disc({ state, number, playing }: Pick<LessonRowProps, 'state' | 'number' | 'playing'>) {
  if (state === 'play') return <Icon icon={Play} size={18} filled />;
  if (state === 'done') return <Icon icon={Check} size={20} strokeWidth={2.25} />;
  if (state === 'current' && playing) return <Icon icon={Pause} size={18} filled />;
  return <span>{number}</span>;
}

/** A lesson in a list; render it in an `<li>` of `LessonRows`. */
export function LessonRow(props: LessonRowProps) {
  const { number, state, title, meta = [], length, href, picture, free, end } = props;
  const { replace = false, here, playing = false } = props;
  const { t } = useTranslation('common');
  const className = cx(
    styles.row,
    picture && styles.filmed,
    (here || state === 'current') && styles.current,
    (state === 'locked' || state === 'upcoming') && styles.locked,
  );
  const words = {
    done: t('ui.completed'),
    current: playing ? t('ui.current') : '',
    locked: t('ui.locked'),
    upcoming: '',
  } as const;
  const said: string = state in words ? words[state as keyof typeof words] : '';
  const content = (
    <>
      {picture ? (
        <span className={cx(styles.picture, 'dimmed')}>
          <Picture src={picture} place="thumbnail" width={160} height={100} />
          <span className={cx(styles.disc, styles.play)}>
            <Icon icon={Play} size={14} filled />
          </span>
        </span>
      ) : (
        <span className={cx(styles.disc, state === 'play' && styles.play, state === 'done' && styles.done)}>
          <Disc state={state} number={number} playing={playing} />
        </span>
      )}
      <span>
        <span className={cx(styles.title, 'phrased clamp2')}>{title}</span>
        {said && <span className="srOnly">{joinTexts(['', said])}</span>}
        {meta.length > 0 && (
          <span className={styles.meta}>
            {meta.map((text) => (
              <span key={text}>{text}</span>
            ))}
          </span>
        )}
      </span>
      <span className={styles.end}>
        {end ?? (
          <>
            {free && <Badge kind="free">{free}</Badge>}
            {state === 'locked' && <Icon icon={Lock} size={18} />}
            {state === 'upcoming' && <Icon icon={CalendarClock} size={18} />}
            {length && <span className={styles.length}>{length}</span>}
          </>
        )}
      </span>
    </>
  );
  if (!href) return <div className={className}>{content}</div>;
  return (
    <AppLink
      href={href}
      replace={replace}
      className={className}
      // Search engines need no page of a lesson that visitors cannot open.
      {...(state === 'locked' || state === 'upcoming' ? { rel: 'nofollow' } : {})}
      {...(here || state === 'current' ? { 'aria-current': 'true' as const } : {})}
    >
      {content}
    </AppLink>
  );
}

export interface LessonRowsProps {
  className?: string | undefined;
  /** `<li>` elements. */
  children: ReactNode;
}

/** The list of lesson rows, separated by lines. */
export function LessonRows({ className, children }: LessonRowsProps) {
  return <ul className={cx(styles.rows, className)}>{children}</ul>;
}
