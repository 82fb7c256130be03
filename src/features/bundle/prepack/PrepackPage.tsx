import { useTranslation } from 'react-i18next';
import { useOwnershipRefresh } from '@/domain/enrolment/useOwnershipRefresh';
import { PlanDetails } from '@/domain/sale/PlanDetails';
import { checkoutDuck } from '@/domain/sale/saga';
import { collectionDetail } from '@/domain/sale/state';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { collectionOwnership } from '@/shared/entities/ownership';
import { findCardPlan } from '@/shared/lib/price';
import type { PageProps } from '@/shared/routing/page';
import { Art } from '@/shared/ui/cards/Art';
import { DetailPage } from '@/shared/ui/detail/DetailPage';
import { Section } from '@/shared/ui/layout/Section';
import { createHead, enterCollection, selectCollectionMissing } from '../enter';
import { hueOfCollection } from '../hue';
import { CollectionHeader } from '../parts/CollectionHeader';
import { OpenCollection } from '../parts/OpenCollection';
import { PackContents } from './PackContents';
import { PackBar, PackOffer } from './PackOffer';
import styles from './PrepackPage.module.css';

export const ducks = [checkoutDuck];

export const enter = enterCollection;

export const notFound = selectCollectionMissing;

export const head = createHead('packTitle');

/** A prepack: all its contents are bought together. */
export default function PrepackPage({ params }: PageProps) {
  const { t } = useTranslation('bundle');
  return (
    <OpenCollection id={Number(params.id)} kinds={['prepack']} errorTitle={t('error.pack')}>
      {(collection) => <Pack collection={collection} />}
    </OpenCollection>
  );
}

function Pack({ collection }: { collection: CheckoutCollection }) {
  const { t } = useTranslation('bundle');
  useOwnershipRefresh([collectionDetail.request({ id: collection.id })]);
  const { contents, picture } = collection;
  const plan = findCardPlan(collection);
  const meta = [
    contents.courses.length > 0 && t('facts.courses', { count: contents.courses.length }),
    contents.liveTopics.length > 0 && t('facts.classes', { count: contents.liveTopics.length }),
    contents.groupPasses.length > 0 && t('facts.passes', { count: contents.groupPasses.length }),
  ];
  return (
    <DetailPage
      hue={hueOfCollection(collection)}
      picture={<Art flush night priority place="head" picture={picture} />}
      intro={
        <CollectionHeader collection={collection} meta={meta.map((text) => text && <span key={text}>{text}</span>)} />
      }
      offerLabel={t(collectionOwnership(collection) ? 'offer.yours' : 'offer.label')}
      offer={<PackOffer collection={collection} />}
      bar={<PackBar collection={collection} />}
    >
      <PackContents collection={collection} />
      {plan && (
        <Section title={t('plan')}>
          <div className={styles.plan}>
            <PlanDetails collection={collection} plan={plan} withoutPrice />
          </div>
        </Section>
      )}
    </DetailPage>
  );
}
