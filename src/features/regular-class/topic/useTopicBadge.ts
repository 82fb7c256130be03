import { useTranslation } from 'react-i18next';
import { isPreOrdered } from '@/shared/entities/enrolment';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import type { Ownership } from '@/shared/entities/ownership';
import type { SaleState } from '@/shared/entities/saleState';
import type { CardBadge } from '@/shared/ui/cards/Art';
import type { BadgeKind } from '@/shared/ui/content/Badge';
import { useTopicSale } from './useTopicSale';

const badgeKinds = {
  enrolled: 'completed',
  preordered: 'preorder',
  pending: 'upcoming',
  closed: 'ended',
  free: 'free',
  preorder: 'preorder',
} as const satisfies Record<string, BadgeKind>;

function badgeName(topic: LiveTopic, ownership: Ownership, saleState: SaleState): keyof typeof badgeKinds | null {
  if (ownership === 'owned') return 'enrolled';
  if (ownership === 'booked') return isPreOrdered(topic) ? 'preordered' : 'pending';
  return saleState === 'available' ? null : saleState;
}

/** Returns the badge that says whether the visitor is in the class, or how it is sold; null for one simply for sale. */
export function useTopicBadge(topic: LiveTopic): CardBadge | null {
  const { t } = useTranslation('topic');
  const { ownership, saleState } = useTopicSale(topic);
  const name = badgeName(topic, ownership, saleState);
  return name && { kind: badgeKinds[name], label: t(`badge.${name}`) };
}
