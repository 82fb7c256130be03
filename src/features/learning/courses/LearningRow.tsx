import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { createStartState } from '@/domain/progress/lessonStart';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { Picture } from '@/shared/ui/content/Picture';
import { ProgressBar } from '@/shared/ui/content/ProgressBar';
import { ProgressRing } from '@/shared/ui/content/ProgressRing';
import type { PictureSource } from '@/shared/ui/content/pictureSources';
import { cx } from '@/shared/ui/cx';
import type { Hue } from '@/shared/ui/subjects';
import styles from './LearningRow.module.css';

interface LearningRowProps {
  href: string;
  title: string;
  hue: Hue;
  picture: PictureSource;
  /** The picture is a teacher's window at night, which the dark theme leaves as it is. */
  isNight?: boolean;
  /** Below the title: who teaches, or to what it belongs. */
  of: string;
  /** Below that: "18 lessons", "17 min left". */
  size: string;
  /** When or where it was watched last. */
  last: string;
  /** A bar on the picture of a lesson, as on cards; a ring of a course. */
  progress: { of: 'lesson' | 'course'; value: number; label: string };
  verb: 'continue' | 'start';
  /** The first of the list: its button stands out. */
  isFirst: boolean;
}

/** A course or a lesson that the student continues: picture, where it continues, how far it has come, and the button. */
export function LearningRow(props: LearningRowProps) {
  const { href, title, hue, picture, isNight = false, of, size, last, progress, verb, isFirst } = props;
  const { t } = useTranslation('learning');
  const { of: what, ...shown } = progress;
  return (
    <article className={styles.row} {...hue}>
      <span className={styles.cover}>
        <span className={cx(!isNight && 'dimmed')}>
          <Picture src={picture} place="row" width={160} height={100} />
          {what === 'lesson' && <ProgressBar {...shown} look="onArt" className={styles.bar} />}
        </span>
      </span>
      <div className={styles.about}>
        <h3 className="clamp2">
          <AppLink className={styles.title} href={href} state={createStartState(false)}>
            {title}
          </AppLink>
        </h3>
        {[of, size, last].map(
          (text) =>
            text && (
              <p key={text} className="clamp1">
                {text}
              </p>
            ),
        )}
      </div>
      <div className={styles.end}>
        {what === 'course' && <ProgressRing {...shown} />}
        <ButtonLink
          variant={isFirst ? 'lit' : 'soft'}
          size="sm"
          icon={Play}
          iconFilled
          href={href}
          state={createStartState(false)}
          aria-label={t(`courses.of.${verb}`, { title })}
        >
          {t(`courses.${verb}`)}
        </ButtonLink>
      </div>
    </article>
  );
}
