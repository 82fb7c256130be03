import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useAutoRefresh } from '@/domain/feed/refresh/useAutoRefresh';
import {
  contentKey,
  continueWatching,
  continueWatchingSelectors,
  continueWatchingSize,
  isCourseLesson,
  selectUpNext,
} from '@/domain/feed/state';
import { useIsLiveNow } from '@/domain/feed/useIsLiveNow';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import type { LearningCourse } from '@/shared/entities/course';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/actions/Button';
import { Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { ErrorState } from '@/shared/ui/content/State';
import { PageNumbers } from '@/shared/ui/layout/PageNumbers';
import { Section } from '@/shared/ui/layout/Section';
import { AlertView } from '@/shared/ui/overlay/Message';
import { LearningCourseItem } from '../courses/LearningCourseItem';
import { learningCourseId, learningCourses, learningCoursesSelectors } from '../courses/state';
import { BegunLessonItem } from './BegunLessonItem';
import { EmptyRow } from './EmptyRow';
import styles from './KeepLearning.module.css';

const { selectItems, selectPaging, selectDisplayState, selectLoadingMore, selectMoreFailed } = learningCoursesSelectors;

/** Rows of the skeleton: most students have few courses at a time. */
const skeletonRows = [1, 2];

const isBegun = ({ learningProgress, lastReadLesson }: LearningCourse) =>
  learningProgress > 0 || (lastReadLesson?.id ?? 0) > 0;

/** Returns the begun courses, then those that were not begun, each in the server's order. */
const begunFirst = (courses: readonly LearningCourse[]) => [
  ...courses.filter(isBegun),
  ...courses.filter((course) => !isBegun(course)),
];

/**
 * Returns the first page of lessons that a student has begun, without the one above and without those of the listed courses,
 * which continue in their course's row.
 */
function useBegunLessons() {
  const next = useSelector(selectUpNext).data?.courseLesson;
  const courses = useSelector(selectItems);
  return useSelector(continueWatchingSelectors.selectItems)
    .slice(0, continueWatchingSize)
    .filter((item) => !next || !isCourseLesson(item, next.id))
    .filter(({ course }) => !course || !courses.some(({ id }) => id === course.id));
}

/**
 * What a student continues: the lessons begun, then the courses in progress without that of the lesson above. Another page of
 * courses replaces the current one.
 */
export function KeepLearning() {
  const { t } = useTranslation('learning');
  const { t: common } = useTranslation('common');
  const dispatch = useDispatch();
  const path = useLocalePath();
  const top = useRef<HTMLDivElement>(null);
  const nextCourseId = useSelector(selectUpNext).data?.courseLesson?.courseId;
  const courses = begunFirst(useSelector(selectItems)).filter(({ id }) => id !== nextCourseId);
  const { page, totalPages } = useSelector(selectPaging);
  const lessonsState = useSelector(continueWatchingSelectors.selectDisplayState);
  const coursesState = useSelector(selectDisplayState);
  const busy = useSelector(selectLoadingMore);
  const failed = useSelector(selectMoreFailed);
  const begun = useBegunLessons();
  const isLive = useIsLiveNow();
  useAutoRefresh('continueWatching');
  useAutoRefresh('learningCourses');
  const lessons = page > 1 ? [] : begun;
  const retry = () => dispatch(learningCourses.retry());
  const goTo = (to: number) => {
    dispatch(learningCourses.goTo(to));
    // Scroll to the top of the new page, which starts above the pressed button.
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
  };
  const isLoading = lessonsState === 'LOADING' || coursesState === 'LOADING';
  const isEmpty = coursesState === 'EMPTY' && lessonsState !== 'ERROR' && lessons.length === 0;
  const hasRows = !isLoading && lessons.length + courses.length > 0;
  // The only lesson, or the only course, is the one above.
  const isAbove = !hasRows && lessonsState === 'READY' && (isEmpty || (coursesState === 'READY' && totalPages <= 1));
  if (!isLoading && isAbove) return null;
  return (
    <div ref={top} className={styles.top}>
      <Section
        title={t('courses.title')}
        {...(lessonsState === 'READY'
          ? { more: { href: path(paths.continueWatching()), label: t('continue.all') } }
          : {})}
      >
        {isLoading && (
          <Skeleton className={styles.list}>
            {skeletonRows.map((key) => (
              <Block key={key} className={styles.row} />
            ))}
          </Skeleton>
        )}
        {hasRows && (
          <ul className={styles.list} aria-busy={busy}>
            {lessons.map((item, index) => (
              <li key={contentKey(item)}>
                <BegunLessonItem item={item} isFirst={!isLive && index === 0} />
              </li>
            ))}
            {courses.map((item, index) => (
              <li key={learningCourseId(item)}>
                <LearningCourseItem item={item} isFirst={!isLive && lessons.length + index === 0} />
              </li>
            ))}
          </ul>
        )}
        {!isLoading && isEmpty && (
          <EmptyRow
            title={t('continue.emptyTitle')}
            text={t('continue.emptyText')}
            href={path(paths.courses())}
            action={t('continue.emptyAction')}
          />
        )}
        {lessonsState === 'ERROR' && (
          <ErrorState
            boxed
            title={t('continue.errorTitle')}
            text={t('continue.errorText')}
            onRetry={() => dispatch(continueWatching.retry())}
          />
        )}
        {coursesState === 'ERROR' && (
          <ErrorState boxed title={t('courses.error')} text={t('courses.errorText')} onRetry={retry} />
        )}
        {failed && (
          <AlertView kind="error">
            <span>{`${t('courses.error')} `}</span>
            <Button size="sm" variant="outline" onClick={retry}>
              {common('ui.retry')}
            </Button>
          </AlertView>
        )}
        {coursesState === 'READY' && (
          <PageNumbers label={t('courses.title')} page={page} totalPages={totalPages} busy={busy} onGo={goTo} />
        )}
      </Section>
    </div>
  );
}
