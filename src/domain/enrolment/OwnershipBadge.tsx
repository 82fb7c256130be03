import { useTranslation } from 'react-i18next';
import type { Ownership } from '@/shared/entities/ownership';
import { Badge } from '@/shared/ui/content/Badge';

/** Says that the visitor already owns a bundle or prepack, or one item of it. */
export function OwnershipBadge({ ownership }: { ownership: Ownership }) {
  const { t } = useTranslation('common');
  if (ownership === null) return null;
  return ownership === 'owned' ? (
    <Badge kind="completed">{t('cards.owned')}</Badge>
  ) : (
    <Badge kind="upcoming">{t('cards.booked')}</Badge>
  );
}
