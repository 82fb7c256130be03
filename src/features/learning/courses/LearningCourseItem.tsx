import { Play } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { type LessonCountsSlice, selectLessonCount } from '@/domain/course/lessonCounts';
import { startState } from '@/domain/progress/lessonStart';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import type { LearningCourse } from '@/shared/entities/course';
import { joinNames } from '@/shared/lib/joinNames';
import { percentOf } from '@/shared/lib/percent';
import { paths } from '@/shared/routing/paths';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { Picture } from '@/shared/ui/content/Picture';
import { ProgressRing } from '@/shared/ui/content/ProgressRing';
import { hueOf } from '@/shared/ui/subjects';
import styles from './LearningCourseItem.module.css';

interface LearningCourseItemProps {
  item: LearningCourse;
  /** The first of the list: its button stands out. */
  isFirst: boolean;
}

/** A course in progress: cover, teachers, where it continues, how far it has come, and the button that continues it. */
export const LearningCourseItem = memo(function LearningCourseItem({ item, isFirst }: LearningCourseItemProps) {
  const lessons = useSelector((root: LessonCountsSlice) => selectLessonCount(root, item));
  const { t } = useTranslation(['learning', 'common']);
  const hrefTo = useHrefTo();
  const { id, title, learningProgress, picture, lastReadLesson, instructors } = item;
  const watched = t('cards.watched', { ns: 'common', percent: percentOf(learningProgress) });
  const teachers = joinNames(instructors);
  const last = lastReadLesson && lastReadLesson.id > 0 ? lastReadLesson : null;
  const href = hrefTo(last ? paths.courseLearningLesson(id, last.id) : paths.courseLearning(id));
  const verb = last ? 'continue' : 'start';
  return (
    <article className={styles.course} {...hueOf(null, id)}>
      <span className={styles.cover}>
        <span className="dimmed">
          <Picture src={picture} place="row" width={160} height={100} />
        </span>
      </span>
      <div className={styles.about}>
        <h3 className="clamp2">
          <AppLink className={styles.title} href={href} state={startState(false)}>
            {title}
          </AppLink>
        </h3>
        {teachers && <p className="clamp1">{teachers}</p>}
        <p className={styles.where}>
          {lastReadLesson?.title ? t('courses.last', { lesson: lastReadLesson.title }) : t('courses.new')}
        </p>
        <p className={styles.size}>
          {lessons > 0 && <span>{t('cards.lessons', { ns: 'common', count: lessons })}</span>}
          {learningProgress > 0 && <span>{watched}</span>}
        </p>
      </div>
      <div className={styles.end}>
        <ProgressRing value={learningProgress} label={watched} />
        <ButtonLink
          variant={isFirst ? 'lit' : 'soft'}
          size="sm"
          icon={Play}
          iconFilled
          href={href}
          state={startState(false)}
          aria-label={t(`courses.of.${verb}`, { title })}
        >
          {t(`courses.${verb}`)}
        </ButtonLink>
      </div>
    </article>
  );
});
