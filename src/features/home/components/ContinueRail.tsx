import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { ContinueCard } from '@/core/feed/ContinueCard';
import { contentId, continueWatching, continueWatchingSelectors } from '@/core/feed/state';
import { useHrefTo } from '@/core/navigation/useHrefTo';
import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { ErrorState } from '@/shared/ui/content/State';
import { Rail } from '@/shared/ui/layout/Rail';
import { Section } from '@/shared/ui/layout/Section';

/** The lessons a student has begun; the whole list has a page of its own. */
export function ContinueRail() {
  const { t } = useTranslation('home');
  const dispatch = useDispatch();
  const display = useSelector(continueWatchingSelectors.selectDisplayState);
  const items = useSelector(continueWatchingSelectors.selectItems);
  const all = useHrefTo()('/my-learning/continue');
  if (display === 'EMPTY') return null;
  return (
    <Section
      title={t('continue.title')}
      {...(all && display === 'READY' ? { more: { href: all, label: t('continue.all') } } : {})}
    >
      {display === 'LOADING' && <CardSkeletons kind="lesson" count={4} layout="rail" />}
      {display === 'ERROR' && (
        <ErrorState
          boxed
          title={t('continue.error')}
          text={t('continue.errorText')}
          onRetry={() => dispatch(continueWatching.retry())}
        />
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
