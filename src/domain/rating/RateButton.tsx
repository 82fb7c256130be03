import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { PartBoundary } from '@/platform/parts/PartBoundary';
import { lazyPart } from '@/shared/lib/lazyPart';
import { Button } from '@/shared/ui/actions/Button';
import { Icon } from '@/shared/ui/Icon';
import styles from './Rating.module.css';
import { ratingClosed, ratingOpened, selectOpenRating, selectRated } from './state';
import { type RatingTarget, targetKey } from './target';

const RatingDialog = lazyPart(() => import('./RatingDialog'));

interface RateButtonProps {
  target: RatingTarget;
  /** The entity's own value. */
  isRated: boolean;
  /** Title of what is rated. */
  title: string;
  variant?: 'primary' | 'outline' | 'soft';
}

const labels = {
  courseLesson: 'rateLesson',
  liveLesson: 'rateSession',
  course: 'rateAll',
  liveTopic: 'rateAll',
} as const satisfies Record<RatingTarget['kind'], string>;

/** Opens the rating form, or says that it was rated. The page provides the texts `rating` and the duck `ratings`. */
export function RateButton({ target, isRated, title, variant = 'outline' }: RateButtonProps) {
  const { t } = useTranslation('rating');
  const dispatch = useDispatch();
  const open = useSelector(selectOpenRating);
  const known = useSelector(selectRated);
  const key = targetKey(target);
  if (isRated || known[key])
    return (
      <p className={styles.rated}>
        <Icon icon={Star} size={18} filled strokeWidth={0} />
        <span>{t('rated')}</span>
      </p>
    );
  return (
    <>
      <Button variant={variant} icon={Star} needsNetwork onClick={() => dispatch(ratingOpened({ target, title }))}>
        {t(labels[target.kind])}
      </Button>
      {open && targetKey(open.target) === key && (
        <PartBoundary part={RatingDialog} onClose={() => dispatch(ratingClosed())}>
          <RatingDialog />
        </PartBoundary>
      )}
    </>
  );
}
