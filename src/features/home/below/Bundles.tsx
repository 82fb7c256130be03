import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectHomeContent } from '@/domain/catalogue/selectors';
import { homeContent } from '@/domain/catalogue/state';
import { BundleItem } from '@/domain/sale/BundleItem';
import { FetchBlock } from '@/platform/lists/FetchBlock';
import type { Bundle } from '@/shared/entities/bundle';
import { SmallCard } from '@/shared/ui/cards/SmallCard';
import { Rail } from '@/shared/ui/layout/Rail';
import { Section } from '@/shared/ui/layout/Section';
import { bundlesId } from '../anchors';
import minor from './HomeBelow.module.css';
import { SmallSkeletons } from './SmallSkeletons';

/** Most bundles and prepacks of the home content that are shown. */
const mostBundles = 8;

/** The bundles and prepacks of the region's home content. */
export function Bundles({ inRow = false }: { inRow?: boolean }) {
  const { t } = useTranslation('home');
  const state = useSelector(selectHomeContent);
  const size = ({ courseAmount: count, checkoutCollection }: Bundle) =>
    count > 0 ? t(checkoutCollection?.kind === 'prepack' ? 'bundles.parts' : 'bundles.options', { count }) : '';
  return (
    <FetchBlock
      state={state}
      actions={homeContent}
      isEmpty={({ bundles }) => bundles.length === 0}
      errorTitle={t('bundles.error')}
      skeleton={<SmallSkeletons />}
      frame={(content) => (
        <Section {...(inRow ? {} : { className: minor.minor })} id={bundlesId} title={t('bundles.title')}>
          {content}
        </Section>
      )}
    >
      {({ bundles }) => (
        <Rail className={minor.lowRail}>
          {bundles.slice(0, mostBundles).map((item) => (
            <li key={item.id}>
              <BundleItem item={item} size={size(item)} Card={SmallCard} />
            </li>
          ))}
        </Rail>
      )}
    </FetchBlock>
  );
}
