import { useDispatch, useSelector } from 'react-redux';
import { ContinueCard } from '@/domain/feed/ContinueCard';
import { useAutoRefresh } from '@/domain/feed/refresh/useAutoRefresh';
import {
  contentId,
  continueWatching,
  continueWatchingSelectors,
  continueWatchingSize,
  isCourseLesson,
  selectUpNext,
} from '@/domain/feed/state';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { paths } from '@/shared/routing/paths';
import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { ErrorState } from '@/shared/ui/content/State';
import type { Elements } from '@/shared/ui/elements';
import { Rail } from '@/shared/ui/layout/Rail';
import { Section } from '@/shared/ui/layout/Section';

interface ContinueRailProps {
  title: string;
  /** Label of the link to the whole list. */
  all: string;
  /** Shown in place of the section when nothing was begun. */
  empty: Elements;
  errorTitle: string;
  errorText: string;
}

/** Shows the first page of lessons that a student has begun, without the one above it; the whole list has its own page. */
export function ContinueRail({ title, all, empty, errorTitle, errorText }: ContinueRailProps) {
  const dispatch = useDispatch();
  const display = useSelector(continueWatchingSelectors.selectDisplayState);
  const next = useSelector(selectUpNext).data?.courseLesson;
  const items = useSelector(continueWatchingSelectors.selectItems)
    .slice(0, continueWatchingSize)
    .filter((item) => !next || !isCourseLesson(item, next.id));
  const href = useLocalePath()(paths.continueWatching());
  useAutoRefresh('continueWatching');
  if (display === 'EMPTY') return empty;
  if (display === 'READY' && items.length === 0) return null;
  return (
    <Section title={title} {...(display === 'READY' ? { more: { href, label: all } } : {})}>
      {display === 'LOADING' && <CardSkeletons kind="lesson" count={4} layout="rail" />}
      {display === 'ERROR' && (
        <ErrorState boxed title={errorTitle} text={errorText} onRetry={() => dispatch(continueWatching.retry())} />
      )}
      {display === 'READY' && (
        <Rail>
          {items.map((item) => (
            <li key={contentId(item)}>
              <ContinueCard item={item} />
            </li>
          ))}
        </Rail>
      )}
    </Section>
  );
}
