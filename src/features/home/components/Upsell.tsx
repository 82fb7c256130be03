import { useSelector } from 'react-redux';
import { selectUpsellBanner } from '@/core/promotions/state';
import { useDataHref } from '@/core/promotions/useDataHref';
import { safeImageUrl } from '@/shared/lib/redirect';
import { BannerCarousel } from '@/shared/ui/layout/BannerCarousel';
import styles from './Promotions.module.css';

/** An offer to add something; it shows only while it leads somewhere. */
export function Upsell() {
  const hrefOf = useDataHref();
  const upsell = useSelector(selectUpsellBanner).data?.upsellBanner;
  const picture = safeImageUrl(upsell?.imageUrl);
  const href = upsell ? hrefOf(upsell.linkUrl) : '';
  if (!upsell || picture === null || href === '') return null;
  return (
    <div className={styles.block}>
      <BannerCarousel label={upsell.title} banners={[{ id: upsell.id, title: upsell.title, href, picture }]} />
    </div>
  );
}
