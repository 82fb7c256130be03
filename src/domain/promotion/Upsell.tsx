import { useSelector } from 'react-redux';
import { slotState } from '@/shared/duck/keyedFetch';
import { safeImageUrl } from '@/shared/lib/redirect';
import { BannerCarousel } from '@/shared/ui/layout/BannerCarousel';
import styles from './PromotionBlock.module.css';
import { type PromotedPage, selectUpsellBanners } from './state';
import { useDataHref } from './useDataHref';

/** An upsell banner; rendered only when its link is valid. */
export function Upsell({ page }: { page: PromotedPage }) {
  const hrefOf = useDataHref();
  const upsell = slotState(useSelector(selectUpsellBanners), page).data?.upsellBanner;
  const picture = safeImageUrl(upsell?.imageUrl);
  const href = upsell ? hrefOf(upsell.linkUrl) : '';
  if (!upsell || picture === null || href === '') return null;
  return (
    <div className={styles.block}>
      <BannerCarousel label={upsell.title} banners={[{ id: upsell.id, title: upsell.title, href, picture }]} />
    </div>
  );
}
