import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { courseHue } from '@/domain/course/courseLook';
import { createStartState } from '@/domain/progress/lessonStart';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import type { UpNext } from '@/shared/entities/userContent';
import { percentOf } from '@/shared/lib/percent';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { Picture } from '@/shared/ui/content/Picture';
import { ProgressBar } from '@/shared/ui/content/ProgressBar';
import { firstPicture } from '@/shared/ui/content/pictureSources';
import { cx } from '@/shared/ui/cx';
import { continueWatchingSelectors, isCourseLesson } from './state';
import styles from './UpNext.module.css';

interface NextCourseLessonProps {
  lesson: NonNullable<UpNext['courseLesson']>;
  headingLevel: 2 | 3;
}

/** The next lesson of a course. */
export function NextCourseLesson({ lesson, headingLevel }: NextCourseLessonProps) {
  const { t } = useTranslation(['home', 'common']);
  const hrefTo = useHrefTo();
  const { id, title, courseId, courseTitle, duration, progressDuration, learningProgress } = lesson;
  const href = courseId === null ? '' : hrefTo(paths.courseLesson(courseId, id));
  // Only the list of lessons that were begun has pictures.
  const startedContent = useSelector(continueWatchingSelectors.selectItems).find((item) => isCourseLesson(item, id));
  const left = Math.ceil((duration - progressDuration) / 60);
  const begun = progressDuration > 0;
  const watched = t('cards.watched', { ns: 'common', percent: percentOf(learningProgress) });
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={cx(styles.course, 'panel')}>
      {startedContent && (
        <span
          className={cx(styles.still, 'dimmed')}
          {...(startedContent.course ? courseHue(startedContent.course) : {})}
        >
          <Picture
            src={firstPicture(startedContent.lesson?.pictureUrl, startedContent.course?.picture)}
            width={320}
            height={100}
          />
        </span>
      )}
      {headingLevel === 2 && <p className={styles.kicker}>{t(begun ? 'next.resume' : 'next.course')}</p>}
      <Heading className={cx(styles.name, 'clamp2')}>{title || courseTitle}</Heading>
      {title && <p className={cx(styles.of, 'muted clamp1')}>{courseTitle}</p>}
      <div className={styles.foot}>
        {begun && (
          <div className={styles.progress}>
            <ProgressBar value={learningProgress} label={watched} />
            {left > 0 && <p className="muted">{t('cards.minutesLeft', { ns: 'common', count: left })}</p>}
          </div>
        )}
        {href && (
          <ButtonLink variant="soft" icon={Play} iconFilled href={href} state={createStartState(false)}>
            {begun ? t('next.continue') : t('next.start')}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
