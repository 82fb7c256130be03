import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { PromotionPart } from '@/domain/promotion/PromotionPart';
import { heroSections, selectHeroSections } from '@/domain/promotion/state';
import { FetchBlock } from '@/platform/lists/FetchBlock';
import type { HeroSection } from '@/shared/entities/home';
import { Block, Skeleton } from '@/shared/ui/content/Skeleton';
import styles from './HeroSections.module.css';

/** Texts are compared without the line breaks of a heading. */
const withoutSpace = (text: string) => text.replace(/\s/g, '');

/** The region's hero sections, except one that repeats the page's heading. */
export function HeroSections({ heading }: { heading: string }) {
  const { t } = useTranslation('home');
  const state = useSelector(selectHeroSections);
  const shown = (list: readonly HeroSection[]) =>
    list.filter(({ title }) => title !== '' && withoutSpace(title) !== withoutSpace(heading));
  return (
    <FetchBlock
      state={state}
      actions={heroSections}
      isEmpty={(list) => shown(list).length === 0}
      headingLevel={2}
      errorTitle={t('sections.error')}
      skeleton={
        <Skeleton className={styles.parts}>
          <Block className={styles.partSkeleton} />
          <Block className={styles.partSkeleton} />
        </Skeleton>
      }
      frame={(content) => <section aria-label={t('sections.label')}>{content}</section>}
    >
      {(list) => (
        <div className={styles.parts}>
          {shown(list).map((section) => (
            <PromotionPart key={section.id} promotion={section} />
          ))}
        </div>
      )}
    </FetchBlock>
  );
}
