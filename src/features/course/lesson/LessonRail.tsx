import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Notes } from '@/domain/notes/Notes';
import { lessonKey } from '@/domain/notes/note';
import { selectNotes } from '@/domain/notes/state';
import type { TakingNotes } from '@/domain/notes/useTakingNotes';
import { selectPlayerSettings, settingsChanged } from '@/domain/progress/state';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import type { Course } from '@/shared/entities/course';
import type { CourseLesson } from '@/shared/entities/courseLesson';
import { useHydrated } from '@/shared/lib/useHydrated';
import { Tabs } from '@/shared/ui/content/Tabs';
import { cx } from '@/shared/ui/cx';
import type { Elements } from '@/shared/ui/elements';
import { lessonPath, listedLessons } from '../lessons';
import { LessonList } from './LessonList';
import styles from './LessonRail.module.css';

export type RailTab = 'lessons' | 'transcript' | 'notes';

/** Returns the tab of the rail: the one that was chosen, else the transcript, if it was open last. */
export function useRailTab(hasTranscript: boolean, takesNotes: boolean) {
  const dispatch = useDispatch();
  const settings = useSelector(selectPlayerSettings);
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<RailTab | null>(null);
  const remembered = isHydrated && settings.transcript ? 'transcript' : 'lessons';
  const wanted = chosen ?? remembered;
  const isThere = wanted === 'lessons' || (wanted === 'transcript' ? hasTranscript : takesNotes);
  return {
    tab: isThere ? wanted : ('lessons' as const),
    choose(tab: RailTab) {
      setChosen(tab);
      if (tab !== 'notes') dispatch(settingsChanged({ transcript: tab === 'transcript' }));
    },
  };
}

/** Scrolls a list to a path's row, with one row above it in sight; near its end, back to a whole row. */
function showRow(list: HTMLElement, href: string): void {
  const row = list.querySelector(`[href="${href}"]`)?.closest('li');
  if (!row) return;
  // Without its border, which would double that of the list.
  const above = row.previousElementSibling?.clientHeight ?? 0;
  const { top } = list.getBoundingClientRect();
  list.scrollTop += row.getBoundingClientRect().top - top - above;
  if (!row.nextElementSibling) return;
  const cut = [...list.querySelectorAll('li')].find((item) => item.getBoundingClientRect().bottom > top + 1);
  if (cut && cut !== row) list.scrollTop += Math.min(0, cut.getBoundingClientRect().top + 1 - top);
}

interface LessonRailProps {
  course: Course;
  lesson: CourseLesson;
  /** The lesson is playing now. */
  isPlaying: boolean;
  /** What is above the tabs. */
  children: Elements;
  notes: TakingNotes;
  tab: RailTab;
  onChoose(tab: RailTab): void;
  /** Null: the lesson has none. `onTranscript` gets the element in which the player shows it, while there is one. */
  onTranscript: ((place: HTMLElement | null) => void) | null;
  takesNotes: boolean;
}

/** The other lessons of the course, the lesson's transcript, and the student's notes. */
export function LessonRail({
  course,
  lesson,
  isPlaying,
  children,
  notes,
  tab,
  onChoose,
  onTranscript,
  takesNotes,
}: LessonRailProps) {
  const { t } = useTranslation(['notes', 'course']);
  const isHydrated = useHydrated();
  const all = useSelector(selectNotes);
  const key = lessonKey(notes.lesson);
  const count = useMemo(() => all.filter((note) => lessonKey(note) === key).length, [all, key]);
  const list = <Lessons course={course} lesson={lesson} isPlaying={isPlaying} />;
  return (
    <aside className={styles.rail} aria-label={t('course:lesson.list')}>
      {children}
      {onTranscript || takesNotes ? (
        <Tabs
          className={styles.tabs}
          panelClassName={cx(styles.panel, tab === 'transcript' && styles.transcript)}
          label={t('tabs.label')}
          items={[
            { key: 'lessons', label: t('tabs.lessons') },
            ...(onTranscript ? [{ key: 'transcript', label: t('tabs.transcript') }] : []),
            ...(takesNotes
              ? [{ key: 'notes', label: t('tabs.notes'), count: (isHydrated && count) || undefined }]
              : []),
          ]}
          current={tab}
          onSelect={(key) => onChoose(key as RailTab)}
        >
          {tab === 'lessons' && list}
          {tab === 'transcript' && <div ref={onTranscript} className={styles.place} />}
          {tab === 'notes' && (
            <div className={styles.notes}>
              <Notes {...notes} />
            </div>
          )}
        </Tabs>
      ) : (
        <div className={styles.panel}>{list}</div>
      )}
    </aside>
  );
}

interface LessonsProps {
  course: Course;
  lesson: CourseLesson;
  isPlaying: boolean;
}

/** The list of lessons, in which the open one is in sight. */
function Lessons({ course, lesson, isPlaying }: LessonsProps) {
  const path = useLocalePath();
  const list = useRef<HTMLDivElement>(null);
  const here = path(lessonPath(course, lesson.id));
  const lessons = useMemo(() => listedLessons(course), [course]);
  useEffect(() => {
    if (list.current) showRow(list.current, here);
  }, [here]);
  return (
    <div
      ref={list}
      className={styles.list}
      onScroll={({ currentTarget }) => currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollTop > 0)}
    >
      <LessonList course={course} lessons={lessons} currentId={lesson.id} playing={isPlaying} />
    </div>
  );
}
