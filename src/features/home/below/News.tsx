import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { MarqueeStrip } from '@/domain/promotion/MarqueeStrip';
import { banners, selectHeroSections, selectUpsellBanners } from '@/domain/promotion/state';
import { useDataHref } from '@/domain/promotion/useDataHref';
import { FetchBlock } from '@/platform/lists/FetchBlock';
import { slotState } from '@/shared/duck/keyedFetch';
import type { Banner as BannerData, HeroSection, UpsellBanner } from '@/shared/entities/home';
import { plainText } from '@/shared/lib/plainText';
import { safeImageUrl } from '@/shared/lib/redirect';
import { Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { type Banner, BannerCarousel } from '@/shared/ui/layout/BannerCarousel';
import { selectHomeBanners } from '../queries';
import styles from './News.module.css';

/** Texts are compared without the line breaks of a heading. */
const withoutSpace = (text: string) => text.replace(/\s/g, '');

interface NewsProps {
  /** The page's heading, which no hero section repeats. */
  heading: string;
}

/** Banners, hero sections and the upsell banner, one at a time in one small place, and one line of news. */
export function News({ heading }: NewsProps) {
  const { t } = useTranslation(['home', 'common']);
  const hrefOf = useDataHref();
  const sections = useSelector(selectHeroSections);
  const upsell = slotState(useSelector(selectUpsellBanners), 'home').data?.upsellBanner;

  const slides = (list: readonly BannerData[]): Banner[] => {
    const slide = (kind: number, one: BannerData | HeroSection | UpsellBanner) => {
      const picture = safeImageUrl(one.imageUrl);
      const text = 'description' in one ? plainText(one.description) : '';
      const mobilePicture = 'mobileImageUrl' in one ? safeImageUrl(one.mobileImageUrl) : null;
      // Banners and offers are pictures; a hero section is text first.
      if (picture === null && kind !== 1) return [];
      // The kinds have ids of their own.
      return [{ id: one.id * 3 + kind, title: one.title, href: hrefOf(one.linkUrl), text, picture, mobilePicture }];
    };
    const own = (sections.data ?? []).filter(
      ({ title }) => title !== '' && withoutSpace(title) !== withoutSpace(heading),
    );
    // An upsell banner leads to what it offers, or says nothing.
    const offer = upsell && hrefOf(upsell.linkUrl) !== '' ? slide(2, upsell) : [];
    return [...list.flatMap((one) => slide(0, one)), ...own.flatMap((one) => slide(1, one)), ...offer];
  };

  return (
    <div className={styles.news}>
      <FetchBlock
        state={useSelector(selectHomeBanners)}
        actions={banners}
        isEmpty={(list) => slides(list).length === 0}
        headingLevel={2}
        errorTitle={t('promotions.bannersError', { ns: 'common' })}
        skeleton={
          <Skeleton>
            <Block className={styles.skeleton} />
          </Skeleton>
        }
      >
        {(list) => <BannerCarousel label={t('promotions.banners', { ns: 'common' })} banners={slides(list)} />}
      </FetchBlock>
      <MarqueeStrip page="home" />
    </div>
  );
}
