import type { ReactNode } from 'react';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { joinNames } from '@/shared/lib/joinNames';
import { Picture } from '@/shared/ui/content/Picture';
import { ProgressBar } from '@/shared/ui/content/ProgressBar';
import { cx } from '@/shared/ui/cx';
import type { Elements } from '@/shared/ui/elements';
import { hueOf } from '@/shared/ui/subjects';
import styles from './LiveLessonPanel.module.css';

interface LiveLessonPanelProps {
  lesson: LiveLesson;
  headingLevel: 2 | 3;
  /** The lesson's name, or a link with it. */
  title: ReactNode;
  badge?: Elements | undefined;
  /** When it is: "Today 8:15 PM". */
  time: string;
  /** Name of the class; default: none. */
  of?: string;
  /** Links and buttons below the words. */
  actions?: Elements;
  /** The share of a live lesson that is over. */
  elapsed?: { value: number; label: string } | undefined;
  /** A menu at the top right. */
  corner?: Elements;
}

/** A live lesson with its teacher's picture, on a dark background: the one that a student has next. */
export function LiveLessonPanel(props: LiveLessonPanelProps) {
  const { lesson, headingLevel, title, badge, time, of = '', actions, elapsed, corner } = props;
  const Heading = `h${headingLevel}` as const;
  const teachers = joinNames(lesson.instructors);
  return (
    <article
      className={cx(styles.panel, 'night')}
      {...hueOf(null, lesson.liveSubjectId ?? lesson.liveTopicId ?? lesson.id)}
    >
      <div className={styles.words}>
        {badge}
        <Heading className={cx(styles.title, 'clamp3')}>{title}</Heading>
        <p className="muted">{time}</p>
        {teachers && <p className="muted">{teachers}</p>}
        {of && <p className="muted">{of}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.art}>
        <Picture src={lesson.livePictureUrl ?? lesson.previewImageUrl} width={320} height={200} priority />
      </div>
      {elapsed && <ProgressBar className={cx(styles.elapsed)} look="onArt" {...elapsed} />}
      {corner && <div className={styles.corner}>{corner}</div>}
    </article>
  );
}
