import { memo, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { ListPage, PagedListActions } from '@/shared/duck/pagedList';
import type { PagedListSelectors } from '@/shared/duck/pagedListSelectors';
import { Button } from '@/shared/ui/actions/Button';
import { ErrorState } from '@/shared/ui/content/State';
import { cx } from '@/shared/ui/cx';
import type { Elements } from '@/shared/ui/elements';
import { Grid, type GridKind } from '@/shared/ui/layout/Grid';
import { Sentinel } from '@/shared/ui/layout/Sentinel';
import { AlertView } from '@/shared/ui/overlay/Message';
import { firstRow, GroupedItems, type Grouping, type ItemComponent } from './GroupedItems';
import styles from './PagedList.module.css';
import { useRestoredPageCount } from './useRestoredPageCount';

interface PagedListProps<R, Q, T> {
  actions: Pick<PagedListActions<Q, T>, 'more' | 'retry'>;
  selectors: PagedListSelectors<R, T, Q>;
  idOf: (item: T) => string | number;
  Item: ItemComponent<T>;
  layout?: GridKind;
  /** Renders titled groups instead of one grid. */
  grouping?: Grouping<T>;
  skeleton: Elements;
  empty: Elements;
  /** "We couldn't load courses". */
  errorTitle: string;
  errorText?: string;
  /**
   * Stands below the first group of a list, and below an empty list or an error; the skeleton has one of its own. Must be
   * stable.
   */
  inset?: Elements;
  /** Level of the error's heading; 2 when the list is right below the page's h1. */
  headingLevel?: 2 | 3;
}

interface PageProps<T> {
  page: ListPage<T>;
  idOf: (item: T) => string | number;
  Item: ItemComponent<T>;
  layout: GridKind | undefined;
  isFirst: boolean;
}

function Page<T>({ page, idOf, Item, layout, isFirst }: PageProps<T>) {
  return (
    <Grid {...(layout ? { kind: layout } : {})}>
      {page.items.map((item, index) => (
        <li key={idOf(item)}>
          <Item item={item} priority={isFirst && index < firstRow} />
        </li>
      ))}
    </Grid>
  );
}

/** Rendered pages do not rerender when further ones are appended. */
const MemoPage = memo(Page) as typeof Page;

/**
 * The app's list component: LOADING, READY, EMPTY and ERROR; further pages load by scrolling, later by a button, and
 * at once when they were there before a reload.
 */
export function PagedList<R, Q, T>(props: PagedListProps<R, Q, T>) {
  const {
    actions,
    selectors,
    idOf,
    Item,
    layout,
    grouping,
    skeleton,
    empty,
    errorTitle,
    errorText,
    headingLevel = 3,
    inset,
  } = props;
  const { t } = useTranslation('common');
  const dispatch = useDispatch();
  const state = useSelector(selectors.selectDisplayState);
  const pages = useSelector(selectors.selectPages);
  const { hasMorePage } = useSelector(selectors.selectPaging);
  const loadingMore = useSelector(selectors.selectLoadingMore);
  const moreFailed = useSelector(selectors.selectMoreFailed);
  const mayContinue = useSelector(selectors.selectMayContinue);
  const seenBefore = useRestoredPageCount(pages.length);
  const isBehind = pages.length > 0 && pages.length < seenBefore && hasMorePage && !loadingMore && !moreFailed;
  useEffect(() => {
    if (isBehind) dispatch(actions.more());
  }, [isBehind, dispatch, actions]);
  const onReach = useCallback(() => dispatch(actions.more()), [dispatch, actions]);
  const onRetry = () => dispatch(actions.retry());

  if (state === 'LOADING') return skeleton;
  if (state !== 'READY')
    return (
      <>
        {state === 'EMPTY' ? (
          empty
        ) : (
          <ErrorState boxed headingLevel={headingLevel} title={errorTitle} text={errorText} onRetry={onRetry} />
        )}
        {inset}
      </>
    );
  return (
    // A key, so that the skeleton's elements are not moved but replaced.
    <div key="list" className={cx(styles.list, !grouping && 'rendersNear')} aria-busy={loadingMore}>
      {grouping ? (
        <GroupedItems items={pages.flatMap((page) => page.items)} {...{ idOf, Item, layout, grouping, inset }} />
      ) : (
        pages.map((page, index) => <MemoPage key={page.page} isFirst={index === 0} {...{ page, idOf, Item, layout }} />)
      )}
      {moreFailed && (
        <AlertView kind="error">
          <span>{`${errorTitle} `}</span>
          <Button size="sm" variant="outline" onClick={onRetry}>
            {t('ui.retry')}
          </Button>
        </AlertView>
      )}
      {hasMorePage && !moreFailed && mayContinue && !loadingMore && <Sentinel onReach={onReach} />}
      {hasMorePage && !moreFailed && (!mayContinue || loadingMore) && (
        <Button
          className={styles.more}
          variant="outline"
          busy={loadingMore}
          onClick={() => dispatch(actions.more(true))}
        >
          {t('list.more')}
        </Button>
      )}
    </div>
  );
}
