import { useSelector } from 'react-redux';
import { slotState } from '@/shared/duck/keyedFetch';
import styles from './PromotionBlock.module.css';
import { PromotionPart } from './PromotionPart';
import { type PromotionParams, selectPromotions } from './state';

/** The page's promotion; optional, so it has no skeleton and no error state. */
export function PagePromotion({ page }: { page: PromotionParams['page'] }) {
  const promotion = slotState(useSelector(selectPromotions), page).data?.promotion;
  if (!promotion?.title) return null;
  return (
    <div className={styles.block}>
      <PromotionPart promotion={promotion} />
    </div>
  );
}
