import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalePath } from '@/core/locale/useLocalePath';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { Badge } from '@/shared/ui/content/Badge';
import { DetailIntro } from '@/shared/ui/detail/DetailIntro';
import { type Standing, standingOf } from '../standing';
import { Description } from './Description';

const badges = { owned: 'completed', booked: 'upcoming', preorder: 'preorder' } as const satisfies Partial<
  Record<Standing, string>
>;

/** What a set is: its kind, its name, how much is in it, what is said of it. `facts`: elements. */
export function SetBand({ collection, facts }: { collection: CheckoutCollection; facts: ReactNode }) {
  const { t } = useTranslation('bundle');
  const { t: tCommon } = useTranslation('common');
  const path = useLocalePath();
  const standing = standingOf(collection);
  const words = {
    owned: t('options.owned'),
    booked: tCommon('cards.booked'),
    preorder: tCommon('cards.preOrder'),
  };
  const kind = collection.kind === 'single' ? null : t(`kind.${collection.kind}`);
  return (
    <DetailIntro
      place={{ label: t('place'), href: path('/#bundles'), steps: [t('all')] }}
      labels={
        <>
          {kind}
          {standing !== 'open' && <Badge kind={badges[standing]}>{words[standing]}</Badge>}
        </>
      }
      title={collection.name}
      facts={facts}
    >
      <Description html={collection.description} />
    </DetailIntro>
  );
}
