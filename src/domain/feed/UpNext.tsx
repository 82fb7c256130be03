import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { FetchBlock } from '@/platform/lists/FetchBlock';
import { cx } from '@/shared/ui/cx';
import type { Elements } from '@/shared/ui/elements';
import { hideEarlyLesson } from './earlyLesson';
import { NextCourseLesson } from './NextCourseLesson';
import { NextLiveLesson } from './NextLiveLesson';
import { useAutoRefresh } from './refresh/useAutoRefresh';
import { selectUpNext, upNext } from './state';
import styles from './UpNext.module.css';
import grid from './UpNextGrid.module.css';
import { UpNextSkeleton } from './UpNextSkeleton';

interface UpNextProps {
  /** Level of the lessons' headings: 3 below a title of their own. */
  headingLevel?: 2 | 3;
  /** Shown when there is neither lesson; default: nothing. */
  empty?: Elements;
  frame: (content: Elements) => Elements;
  /** The page shows the lesson of a course elsewhere. */
  liveOnly?: boolean;
}

/**
 * Shows the next live lesson, highlighted while it is live, and the next lesson of a course. The page provides the
 * texts `home`.
 */
export function UpNext({ headingLevel = 2, empty, frame, liveOnly = false }: UpNextProps) {
  const { t } = useTranslation('home');
  const state = useSelector(selectUpNext);
  useAutoRefresh('upNext');
  const isKnown = state.data !== null;
  useEffect(() => {
    if (isKnown) hideEarlyLesson();
    return hideEarlyLesson;
  }, [isKnown]);
  return (
    <FetchBlock
      state={state}
      actions={upNext}
      isEmpty={({ courseLesson, liveLesson }) => courseLesson === null && liveLesson === null}
      empty={empty}
      headingLevel={headingLevel}
      errorTitle={t('next.error')}
      skeleton={<UpNextSkeleton liveOnly={liveOnly} />}
      frame={frame}
    >
      {({ courseLesson, liveLesson }) => (
        <div className={cx(grid.grid, styles.next)}>
          {liveLesson && <NextLiveLesson lesson={liveLesson} headingLevel={headingLevel} />}
          {courseLesson && !liveOnly && <NextCourseLesson lesson={courseLesson} headingLevel={headingLevel} />}
        </div>
      )}
    </FetchBlock>
  );
}
