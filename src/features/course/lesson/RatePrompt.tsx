import { useTranslation } from 'react-i18next';
import { RateButton } from '@/domain/rating/RateButton';
import type { Course } from '@/shared/entities/course';
import type { CourseLesson } from '@/shared/entities/courseLesson';
import styles from './LessonScreen.module.css';

/** Asks owners to rate a lesson that they have finished. */
export function RatePrompt({ course, lesson }: { course: Course; lesson: CourseLesson }) {
  const { t } = useTranslation('rating');
  return (
    <div className={styles.rate}>
      {!lesson.isRated && <p>{t('prompt')}</p>}
      <RateButton
        variant="soft"
        target={{ kind: 'courseLesson', courseId: course.id, lessonId: lesson.id }}
        isRated={lesson.isRated}
        title={lesson.title}
      />
    </div>
  );
}
