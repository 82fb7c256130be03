import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectUpNext, upNext } from '@/core/feed/state';
import { FetchBlock } from '@/core/lists/FetchBlock';
import { Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { NextCourseLesson } from './NextCourseLesson';
import styles from './NextLesson.module.css';
import { NextLiveLesson } from './NextLiveLesson';

/** The next live lesson, lit while it runs, and the next lesson of a course. */
export function NextLesson() {
  const { t } = useTranslation('home');
  const dispatch = useDispatch();
  const state = useSelector(selectUpNext);
  return (
    <FetchBlock
      state={state}
      isEmpty={({ courseLesson, liveLesson }) => courseLesson === null && liveLesson === null}
      headingLevel={2}
      errorTitle={t('next.error')}
      onRetry={() => dispatch(upNext.request(null))}
      skeleton={
        <Skeleton>
          <Block className={styles.bone} />
        </Skeleton>
      }
      frame={(content) => (
        <section className={styles.next} aria-label={t('next.label')}>
          {content}
        </section>
      )}
    >
      {({ courseLesson, liveLesson }) => (
        <>
          {liveLesson && <NextLiveLesson lesson={liveLesson} />}
          {courseLesson && <NextCourseLesson lesson={courseLesson} />}
        </>
      )}
    </FetchBlock>
  );
}
