import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OwnershipBadge } from '@/domain/enrolment/OwnershipBadge';
import { salePath } from '@/domain/sale/sale';
import { ShareButton } from '@/domain/share/ShareButton';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { collectionOwnership } from '@/shared/entities/ownership';
import { collectionSaleState } from '@/shared/entities/saleState';
import { paths } from '@/shared/routing/paths';
import { Badge } from '@/shared/ui/content/Badge';
import { DetailIntro } from '@/shared/ui/detail/DetailIntro';
import { Description } from './Description';

/** The header of a collection: kind, name, size and description. `meta`: elements. */
export function CollectionHeader({ collection, meta }: { collection: CheckoutCollection; meta: ReactNode }) {
  const { t } = useTranslation('bundle');
  const { t: tCommon } = useTranslation('common');
  const path = useLocalePath();
  const ownership = collectionOwnership(collection);
  const saleState = collectionSaleState(collection, ownership);
  const kind: string = collection.kind === 'single' ? '' : t(`kind.${collection.kind}`);
  return (
    <DetailIntro
      place={{ label: t('place'), href: path(`${paths.home()}#bundles`), steps: [t('all')] }}
      action={<ShareButton path={salePath(collection)} title={collection.name} />}
      labels={
        <>
          {kind && <span>{kind}</span>}
          <OwnershipBadge ownership={ownership} />
          {saleState === 'preorder' && <Badge kind="preorder">{tCommon('cards.preOrder')}</Badge>}
        </>
      }
      title={collection.name}
      meta={meta}
    >
      <Description html={collection.description} />
    </DetailIntro>
  );
}
