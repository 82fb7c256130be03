import { useTranslation } from 'react-i18next';
import { salePath } from '@/domain/sale/sale';
import { useHelp } from '@/platform/contact/useHelp';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import type { Ownership } from '@/shared/entities/ownership';
import { Button } from '@/shared/ui/actions/Button';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { EmptyState } from '@/shared/ui/content/State';
import type { OrderItem } from '../orderItems';
import type { Purchase } from '../purchase';
import { StartLearning } from '../result/StartLearning';

interface OwnedProps {
  purchase: Purchase;
  ownership: NonNullable<Ownership>;
  /** Id of an unpaid order for it; null when there is none. */
  unpaidId: string | null;
}

/** Shown when nothing needs to be paid, since the visitor owns everything. */
export function Owned({ purchase: { collection, items, contents }, ownership, unpaidId }: OwnedProps) {
  const { t } = useTranslation('purchase');
  const hrefTo = useHrefTo();
  const isBundle = collection.kind === 'bundle';
  // Only a refusal may say that the items are owned. The visitor may own other items of a bundle than the chosen ones.
  const owned = isBundle
    ? contents.filter((item) => item.ownership !== null)
    : items.map((item) => (item.ownership ? item : { ...item, ownership }));
  const bundleHref = isBundle ? hrefTo(salePath(collection)) : '';
  return (
    <EmptyState
      headingLevel={1}
      scene="shelf"
      light="lit"
      title={t(`owned.${ownership}`)}
      text={unpaidId ? t('owned.unpaid', { order: unpaidId }) : t('owned.text')}
      action={
        <>
          <StartLearning items={owned} />
          {bundleHref && (
            <ButtonLink variant="outline" href={bundleHref}>
              {t('incomplete.back')}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

/** Shown when it cannot be bought now. */
export function Closed({ items }: { items: readonly OrderItem[] }) {
  const { t } = useTranslation('purchase');
  const { ask } = useHelp();
  const hrefTo = useHrefTo();
  const [item] = items;
  const href = item?.path ? hrefTo(item.path) : '';
  return (
    <EmptyState
      headingLevel={1}
      scene="cart"
      title={t('closed.title')}
      text={ask ? t('closed.text') : undefined}
      action={
        <>
          {href && <ButtonLink href={href}>{t('closed.back')}</ButtonLink>}
          {ask && (
            <Button variant="outline" onClick={ask}>
              {t('closed.ask')}
            </Button>
          )}
        </>
      }
    />
  );
}

interface IncompleteProps {
  collection: CheckoutCollection;
  chosen: number;
  left: number;
}

/** Shown when a bundle's choice is incomplete, or exceeds the limit. */
export function Incomplete({ collection, chosen, left }: IncompleteProps) {
  const { t } = useTranslation('purchase');
  const hrefTo = useHrefTo();
  const href = hrefTo(salePath(collection));
  const count = collection.requiredOptionsCount ?? 1;
  return (
    <EmptyState
      headingLevel={1}
      scene="cart"
      title={t('incomplete.title', { name: collection.name })}
      text={left > 0 && chosen > 0 ? t('incomplete.left', { count: left }) : t('incomplete.choose', { count })}
      action={href && <ButtonLink href={href}>{t('incomplete.back')}</ButtonLink>}
    />
  );
}
