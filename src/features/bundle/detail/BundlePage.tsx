import { useTranslation } from 'react-i18next';
import { useOwnershipRefresh } from '@/domain/enrolment/useOwnershipRefresh';
import { checkoutDuck } from '@/domain/sale/saga';
import { bundleOptions, collectionDetail } from '@/domain/sale/state';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import type { EnterContext, PageProps } from '@/shared/routing/page';
import { Art } from '@/shared/ui/cards/Art';
import { DetailPage } from '@/shared/ui/detail/DetailPage';
import { createHead, enterCollection, selectCollectionMissing } from '../enter';
import { hueOfCollection } from '../hue';
import { CollectionHeader } from '../parts/CollectionHeader';
import { OpenCollection } from '../parts/OpenCollection';
import { BundleBar, BundleOffer } from './BundleOffer';
import styles from './BundlePage.module.css';
import { OfferedBundles } from './OfferedBundles';
import { Options } from './Options';

export const ducks = [checkoutDuck];

export const enter = (context: EnterContext) => [
  ...enterCollection(context),
  bundleOptions[context.load]({ id: Number(context.params.id) }),
];

export const notFound = selectCollectionMissing;

export const head = createHead('title');

/** A bundle to choose from, or a collection that offers several bundles. */
export default function BundlePage({ params }: PageProps) {
  const { t } = useTranslation('bundle');
  return (
    <OpenCollection id={Number(params.id)} kinds={['bundle', 'bundles']} errorTitle={t('error.title')}>
      {(collection) =>
        collection.kind === 'bundles' ? <OfferedBundles collection={collection} /> : <Bundle collection={collection} />
      }
    </OpenCollection>
  );
}

function Bundle({ collection }: { collection: CheckoutCollection }) {
  const { t } = useTranslation('bundle');
  const { id } = collection;
  useOwnershipRefresh([collectionDetail.request({ id }), bundleOptions.request({ id })]);
  const { contents, picture } = collection;
  const count = contents.courses.length + contents.liveTopics.length + contents.groupPasses.length;
  return (
    <DetailPage
      hue={hueOfCollection(collection)}
      picture={
        <div className={styles.picture}>
          <Art flush night priority place="head" picture={picture} />
        </div>
      }
      intro={
        <CollectionHeader
          collection={collection}
          // A description says how many of how many are chosen.
          meta={!collection.description && count > 0 && <span>{t('facts.options', { count })}</span>}
        />
      }
      isLow
      offerLabel={t('offer.label')}
      offer={<BundleOffer collection={collection} />}
      bar={<BundleBar collection={collection} />}
    >
      <Options collection={collection} />
    </DetailPage>
  );
}
