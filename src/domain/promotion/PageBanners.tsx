import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { FetchBlock } from '@/platform/lists/FetchBlock';
import type { Banner } from '@/shared/entities/home';
import { safeImageUrl } from '@/shared/lib/redirect';
import { Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { BannerCarousel } from '@/shared/ui/layout/BannerCarousel';
import styles from './PageBanners.module.css';
import { banners, type PromotedPage, type PromotionsSlice, selectBanners } from './state';
import { useDataHref } from './useDataHref';

const shown = (list: readonly Banner[]) => list.filter(({ imageUrl }) => safeImageUrl(imageUrl) !== null);

/** The banners of a page; the page loads them by its filter. */
export function PageBanners({ page }: { page: PromotedPage }) {
  const { t } = useTranslation('common');
  const state = useSelector((root: PromotionsSlice) => selectBanners(root, page));
  const hrefOf = useDataHref();
  return (
    <FetchBlock
      state={state}
      actions={banners}
      isEmpty={(list) => shown(list).length === 0}
      headingLevel={2}
      errorTitle={t('promotions.bannersError')}
      skeleton={
        <Skeleton>
          <Block className={styles.bannerSkeleton} />
        </Skeleton>
      }
    >
      {(list) => (
        <BannerCarousel
          label={t('promotions.banners')}
          banners={shown(list).map(({ id, title, imageUrl, mobileImageUrl, linkUrl }) => ({
            id,
            title,
            href: hrefOf(linkUrl),
            picture: safeImageUrl(imageUrl) ?? '',
            mobilePicture: safeImageUrl(mobileImageUrl),
          }))}
        />
      )}
    </FetchBlock>
  );
}
