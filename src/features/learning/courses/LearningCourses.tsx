import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useAutoRefresh } from '@/domain/feed/refresh/useAutoRefresh';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/actions/Button';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { EmptyState, ErrorState } from '@/shared/ui/content/State';
import { PageNumbers } from '@/shared/ui/layout/PageNumbers';
import { Section } from '@/shared/ui/layout/Section';
import { AlertView } from '@/shared/ui/overlay/Message';
import { LearningCourseItem } from './LearningCourseItem';
import styles from './LearningCourses.module.css';
import { learningCourseId, learningCourses, learningCoursesSelectors } from './state';

const { selectItems, selectPaging, selectDisplayState, selectLoadingMore, selectMoreFailed } = learningCoursesSelectors;

/** Rows of the skeleton: most students have few courses at a time. */
const skeletonRows = [1, 2];

/** The courses in progress; another page replaces the current one. */
export function LearningCourses() {
  const { t } = useTranslation('learning');
  const { t: common } = useTranslation('common');
  const dispatch = useDispatch();
  const path = useLocalePath();
  const top = useRef<HTMLDivElement>(null);
  const items = useSelector(selectItems);
  const { page, totalPages } = useSelector(selectPaging);
  const state = useSelector(selectDisplayState);
  const busy = useSelector(selectLoadingMore);
  const failed = useSelector(selectMoreFailed);
  useAutoRefresh('learningCourses');
  const retry = () => dispatch(learningCourses.retry());
  const goTo = (to: number) => {
    dispatch(learningCourses.goTo(to));
    // Scroll to the top of the new page, which starts above the pressed button.
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
  };

  return (
    <div ref={top} className={styles.top}>
      <Section
        title={t('courses.title')}
        {...(state === 'READY' ? { more: { href: path(paths.purchasedCourses()), label: t('courses.all') } } : {})}
      >
        {state === 'LOADING' && (
          <Skeleton className={styles.list}>
            {skeletonRows.map((key) => (
              <Block key={key} className={styles.row} />
            ))}
          </Skeleton>
        )}
        {state === 'ERROR' && (
          <ErrorState boxed title={t('courses.error')} text={t('courses.errorText')} onRetry={retry} />
        )}
        {state === 'EMPTY' && (
          <EmptyState
            boxed
            title={t('courses.emptyTitle')}
            text={t('courses.emptyText')}
            action={<ButtonLink href={path(paths.courses())}>{t('courses.emptyAction')}</ButtonLink>}
          />
        )}
        {state === 'READY' && (
          <>
            <ul className={styles.list} aria-busy={busy}>
              {items.map((item, index) => (
                <li key={learningCourseId(item)}>
                  <LearningCourseItem item={item} isFirst={index === 0} />
                </li>
              ))}
            </ul>
            {failed && (
              <AlertView kind="error">
                <span>{`${t('courses.error')} `}</span>
                <Button size="sm" variant="outline" onClick={retry}>
                  {common('ui.retry')}
                </Button>
              </AlertView>
            )}
            <PageNumbers label={t('courses.title')} page={page} totalPages={totalPages} busy={busy} onGo={goTo} />
          </>
        )}
      </Section>
    </div>
  );
}
