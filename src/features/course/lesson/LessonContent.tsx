import { useTranslation } from 'react-i18next';
import { InstructorLine } from '@/domain/instructor/InstructorList';
import type { Course } from '@/shared/entities/course';
import { type CourseLesson, computeCourseLessonState } from '@/shared/entities/courseLesson';
import { isPurchased } from '@/shared/entities/enrolment';
import { type FileItem, FileList } from '@/shared/ui/content/FileList';
import { RichText } from '@/shared/ui/content/RichText';
import { Section } from '@/shared/ui/layout/Section';
import { Announcements } from '../announcements/Announcements';
import { CourseNotebook } from '../detail/Materials';
import { ChapterList } from './ChapterList';
import styles from './LessonScreen.module.css';
import { RatePrompt } from './RatePrompt';

interface LessonContentProps {
  course: Course;
  lesson: CourseLesson;
  files: readonly FileItem[];
  /** Where the film is; null before it has played. */
  seconds: number | null;
  onSeek(seconds: number): void;
}

/** What belongs to a lesson besides its film: files, chapters, texts, and the course's own for its owner. */
export function LessonContent({ course, lesson, files, seconds, onSeek }: LessonContentProps) {
  const { t } = useTranslation('course');
  const purchased = isPurchased(course);
  return (
    <div className={styles.rest}>
      <div className={styles.teachers}>
        <InstructorLine teachers={course.instructors} />
      </div>
      {purchased && lesson.isCompleted && <RatePrompt course={course} lesson={lesson} />}
      {files.length > 0 && (
        <Section title={t('tabs.materials')}>
          <FileList files={files} />
        </Section>
      )}
      {computeCourseLessonState(lesson, purchased).isPlayable && lesson.videoTimestamps.length > 0 && (
        <Section title={t('lesson.chapters')}>
          <ChapterList chapters={lesson.videoTimestamps} duration={lesson.duration} seconds={seconds} onSeek={onSeek} />
        </Section>
      )}
      {(lesson.content || lesson.detailInfo) && (
        <Section title={t('lesson.about')} className={styles.about}>
          {lesson.content && <RichText html={lesson.content} />}
          {lesson.detailInfo && <RichText html={lesson.detailInfo} />}
        </Section>
      )}
      {purchased && (
        <>
          <Announcements courseId={course.id} />
          <CourseNotebook course={course} />
        </>
      )}
    </div>
  );
}
