import { CirclePlay } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { Art, type CardProgress } from './Art';
import card from './Card.module.css';
import { CardTitle } from './CardTitle';
import type { CardBase } from './CourseCard';
import styles from './LessonCard.module.css';

export interface LessonCardProps extends CardBase {
  /** "Maths, 14 min", "Lesson 6, 9 min left". */
  meta?: readonly string[];
  /** Share watched, in amber at the bottom of the picture. */
  progress?: CardProgress | undefined;
  /** Stored in the history entry of the lesson's page. */
  state?: unknown;
  /** Below everything else: a button with clicks of its own. */
  action?: ReactNode;
}

/** A lesson to play or to continue ("Continue watching", free lessons). */
export function LessonCard(props: LessonCardProps) {
  const { night } = props;
  const {
    href,
    title,
    hue,
    picture,
    badge,
    headingLevel = 3,
    priority = false,
    meta = [],
    progress,
    state,
    action,
  } = props;
  return (
    <article className={card.card} {...hue}>
      <Art {...{ picture, badge, progress, priority, night }} shape="wide" play />
      <CardTitle href={href} title={title} level={headingLevel} state={state} />
      {meta.length > 0 && (
        <p className={card.meta}>
          {meta.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
      )}
      {action && <div className={card.plainAction}>{action}</div>}
    </article>
  );
}

export type FreeLessonCardProps = Omit<LessonCardProps, 'progress' | 'state' | 'action'>;

/** A free lesson: a row with a small picture on phones, a card with a play icon from 768 px up. */
export function FreeLessonCard(props: FreeLessonCardProps) {
  const { href, title, hue, picture, badge, headingLevel = 3, priority = false, meta = [] } = props;
  return (
    <article className={`${card.card} ${styles.free}`} {...hue}>
      <Art {...{ picture, badge, priority }} place="row" shape="wide" play />
      <div className={styles.text}>
        <CardTitle href={href} title={title} level={headingLevel} />
        {meta.length > 0 && (
          <p className={card.meta}>
            {meta.map((text) => (
              <span key={text}>{text}</span>
            ))}
          </p>
        )}
      </div>
      <Icon icon={CirclePlay} size={24} className={styles.disc} />
    </article>
  );
}
