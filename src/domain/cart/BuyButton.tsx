import { useTranslation } from 'react-i18next';
import { purchasePath } from '@/domain/sale/sale';
import { useLearnLink } from '@/domain/sale/useLearnLink';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import { useOtherRegion } from '@/platform/session/useOtherRegion';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { Button } from '@/shared/ui/actions/Button';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import type { ButtonLook } from '@/shared/ui/actions/buttonClass';
import { useBundleTotal } from './useBundleTotal';
import { useChoice } from './useChoice';

interface BuyButtonProps extends Pick<ButtonLook, 'size' | 'block'> {
  collection: CheckoutCollection;
}

/** Links to the checkout of a bundle; says what is missing while the choice is incomplete. Its owner learns instead. */
export function BuyButton({ collection, ...look }: BuyButtonProps) {
  const { t } = useTranslation('bundle');
  const { items, left, isComplete } = useChoice(collection);
  const total = useBundleTotal(collection, items);
  const otherRegion = useOtherRegion();
  const learn = useLearnLink(collection);
  const href = useHrefTo()(purchasePath(collection));
  if (learn)
    return (
      <ButtonLink href={learn.href} {...look}>
        {learn.label}
      </ButtonLink>
    );
  if (!href || otherRegion) return null;
  if (isComplete && total)
    return (
      <ButtonLink href={href} {...look}>
        {total.free ? t('buy.free') : t('buy.bundle')}
      </ButtonLink>
    );
  const { courses, liveTopics, groupPasses } = collection.contents;
  const hasOnlyCourses = courses.length > 0 && liveTopics.length + groupPasses.length === 0;
  const missing = () => {
    if (left > 0 && items.length === 0) return t(hasOnlyCourses ? 'buy.courses' : 'buy.items', { count: left });
    if (left > 0) return t('buy.more', { count: left });
    if (left < 0) return t('buy.over', { count: -left });
    return t(items.length === 0 ? 'buy.none' : 'buy.noPrice');
  };
  return (
    <Button disabled {...look}>
      {missing()}
    </Button>
  );
}
