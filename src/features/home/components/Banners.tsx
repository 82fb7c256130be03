import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { FetchBlock } from '@/core/lists/FetchBlock';
import { banners, selectBanners } from '@/core/promotions/state';
import { useDataHref } from '@/core/promotions/useDataHref';
import type { Banner } from '@/shared/entities/home';
import { safeImageUrl } from '@/shared/lib/redirect';
import { Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { BannerCarousel } from '@/shared/ui/layout/BannerCarousel';
import { selectBannersParams } from '../queries';
import styles from './Promotions.module.css';

const shown = (list: readonly Banner[]) => list.filter(({ imageUrl }) => safeImageUrl(imageUrl) !== null);

export function Banners() {
  const { t } = useTranslation('home');
  const dispatch = useDispatch();
  const params = useSelector(selectBannersParams);
  const state = useSelector(selectBanners);
  const hrefOf = useDataHref();
  return (
    <FetchBlock
      state={state}
      isEmpty={(list) => shown(list).length === 0}
      headingLevel={2}
      errorTitle={t('banners.error')}
      onRetry={() => dispatch(banners.request(params))}
      skeleton={
        <Skeleton>
          <Block className={styles.bannerBone} />
        </Skeleton>
      }
      frame={(content) => <div className={styles.block}>{content}</div>}
    >
      {(list) => (
        <BannerCarousel
          label={t('banners.label')}
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
