import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { FetchBlock } from '@/platform/lists/FetchBlock';
import { slotState } from '@/shared/duck/keyedFetch';
import type { Banner as BannerData } from '@/shared/entities/home';
import { plainText } from '@/shared/lib/plainText';
import { safeImageUrl } from '@/shared/lib/redirect';
import { Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { type Banner, BannerCarousel } from '@/shared/ui/layout/BannerCarousel';
import styles from './PageBanners.module.css';
import {
  banners,
  type PromotedPage,
  type PromotionsSlice,
  selectBanners,
  selectPromotions,
  selectUpsellBanners,
} from './state';
import { useDataHref } from './useDataHref';

/** The banners of a page, which the page loads by its filter, then its promotion and its upsell banner: all in one place. */
export function PageBanners({ page }: { page: PromotedPage }) {
  const { t } = useTranslation('common');
  const state = useSelector((root: PromotionsSlice) => selectBanners(root, page));
  const hrefOf = useDataHref();
  const promotion = slotState(useSelector(selectPromotions), page).data?.promotion;
  const upsell = slotState(useSelector(selectUpsellBanners), page).data?.upsellBanner;

  const own: Banner[] = [
    ...(promotion?.title
      ? [
          {
            id: 'promotion',
            title: promotion.title,
            text: plainText(promotion.description),
            href: hrefOf(promotion.linkUrl),
            picture: safeImageUrl(promotion.imageUrl),
          },
        ]
      : []),
    // An upsell banner leads to what it offers, or says nothing.
    ...(upsell && hrefOf(upsell.linkUrl) !== ''
      ? [{ id: 'upsell', title: upsell.title, href: hrefOf(upsell.linkUrl), picture: safeImageUrl(upsell.imageUrl) }]
      : []),
  ];
  const shown = (list: readonly BannerData[]) => {
    const listed = list.map(({ id, title, imageUrl, mobileImageUrl, linkUrl }): Banner => {
      const pictures = { picture: safeImageUrl(imageUrl), mobilePicture: safeImageUrl(mobileImageUrl) };
      return { id, title, href: hrefOf(linkUrl), ...pictures };
    });
    return [...listed, ...own].filter(({ picture, text }) => picture !== null || text !== undefined);
  };
  const carousel = (list: readonly BannerData[]) => (
    <BannerCarousel label={t('promotions.banners')} banners={shown(list)} />
  );

  return (
    <>
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
        {carousel}
      </FetchBlock>
      {/* What the page has of its own does not depend on the list. */}
      {state.status === 'failure' && state.data === null && carousel([])}
    </>
  );
}
