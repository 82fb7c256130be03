import { useTranslation } from 'react-i18next';
import { useDuration } from '@/platform/clock/useDuration';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { paths } from '@/shared/routing/paths';
import { LessonRow, LessonRows } from '@/shared/ui/cards/LessonRow';
import styles from './SyllabusScreen.module.css';

/** All lessons of the topic, grouped by syllabus. */
export function SyllabusList({ topic, currentId }: { topic: LiveTopic; currentId: number }) {
  const { t } = useTranslation('liveLesson');
  const hrefTo = useHrefTo();
  const duration = useDuration();
  return topic.syllabuses
    .filter(({ lessons }) => lessons.length > 0)
    .map((syllabus) => (
      <section key={syllabus.id} className={styles.unit}>
        <h2>{syllabus.title}</h2>
        <LessonRows>
          {syllabus.lessons.map((lesson, index) => (
            <li key={lesson.id}>
              <LessonRow
                number={index + 1}
                state={topic.isEnrolled || lesson.preview ? 'number' : 'locked'}
                title={lesson.title}
                here={lesson.id === currentId}
                length={lesson.duration > 0 ? duration(lesson.duration) : undefined}
                href={hrefTo(paths.syllabusLesson(topic.id, lesson.id))}
                {...(lesson.preview && !topic.isEnrolled ? { free: t('syllabus.free') } : {})}
              />
            </li>
          ))}
        </LessonRows>
      </section>
    ));
}
