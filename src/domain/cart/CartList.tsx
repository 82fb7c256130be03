import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLessonCount } from '@/domain/course/lessonCounts';
import { OwnershipBadge } from '@/domain/enrolment/OwnershipBadge';
import { useDuration } from '@/platform/clock/useDuration';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { itemOwnership } from '@/shared/entities/ownership';
import { joinTexts } from '@/shared/lib/joinNames';
import { IconButton } from '@/shared/ui/actions/IconButton';
import { DayLantern } from '@/shared/ui/brand/DayLantern';
import { Picture } from '@/shared/ui/content/Picture';
import { Price } from '@/shared/ui/content/Price';
import { cx } from '@/shared/ui/cx';
import { hueOf } from '@/shared/ui/subjects';
import styles from './Cart.module.css';
import type { CartItem } from './state';
import { useBundleTotal } from './useBundleTotal';
import { useChoice } from './useChoice';

/** "Weekly · 18 lessons · 6 h 20 min". */
export function useItemMeta(): (item: CartItem) => string[] {
  const { t } = useTranslation('common');
  const duration = useDuration();
  const lessonsOf = useLessonCount();
  return ({ type, id, frequency, lessonCount, totalLessonsDurationTime }) => {
    const isCourse = type === 'course';
    const count = isCourse ? lessonsOf({ id, lessonsAmount: lessonCount }) : lessonCount;
    return [
      ...(frequency ? [frequency] : []),
      ...(count > 0 ? [t(isCourse ? 'cards.lessons' : 'cards.sessions', { count })] : []),
      ...(totalLessonsDurationTime > 0 ? [duration(totalLessonsDurationTime)] : []),
    ];
  };
}

interface CartListProps {
  collection: CheckoutCollection;
  /** Short form, for use beside the list of options, which shows the rest. */
  compact?: boolean;
}

/** Beyond this the places to be filled have no room. */
const mostSlots = 12;
/** As many places have room in one row. */
const slotsInRow = 4;

/** The places of a bundle, each with the cover of what fills it. Decorative: the list below names what is chosen. */
function Slots({ items, required }: { items: readonly CartItem[]; required: number }) {
  return (
    <div className={cx(styles.slots, required > slotsInRow && styles.many)} aria-hidden="true">
      {Array.from({ length: required }, (_, slot) => slot).map((slot) => {
        const item = items[slot];
        return item ? (
          <span key={`${item.type}:${item.id}`} className={styles.filled} {...hueOf(null, item.id)}>
            <span className={item.type === 'live_topic' ? undefined : 'dimmed'}>
              <Picture src={item.thumbnailUrl} width={104} height={65} />
            </span>
          </span>
        ) : (
          <span key={slot} className={styles.empty}>
            <DayLantern isLit={false} className={styles.lantern} />
          </span>
        );
      })}
    </div>
  );
}

/** Lists what is chosen of a bundle in its places, and the total; before the first choice the price of any. */
export function CartList({ collection, compact = false }: CartListProps) {
  const { t } = useTranslation('bundle');
  const { items, ownedItems, required, rule, removeItem } = useChoice(collection);
  const meta = useItemMeta();
  const total = useBundleTotal(collection, items);
  const hasSlots = required !== null && required <= mostSlots;
  const chosen = [...items, ...ownedItems];
  return (
    <div className={cx(styles.cart, compact && styles.compact)}>
      {/* Beside the options, the places and the button show it, and the offer announces it. */}
      {!(compact && hasSlots) && (
        <p className={styles.rule} aria-hidden={compact || undefined}>
          {rule}
        </p>
      )}
      {hasSlots && <Slots items={items} required={required} />}
      {chosen.length > 0 && (
        <ul className={cx(styles.items, hasSlots && styles.named)}>
          {chosen.map((item) => (
            <li key={`${item.type}:${item.id}`} {...hueOf(null, item.id)}>
              {!hasSlots && (
                <span className={cx(styles.thumb, item.type !== 'live_topic' && 'dimmed')}>
                  <Picture src={item.thumbnailUrl} width={88} height={55} />
                </span>
              )}
              <div>
                <p className={styles.name}>{item.name}</p>
                {!compact && <p className={styles.meta}>{joinTexts(meta(item))}</p>}
                {ownedItems.includes(item) ? (
                  <OwnershipBadge ownership={itemOwnership(collection, item)} />
                ) : (
                  item.displayPrice && <p className={styles.price}>{item.displayPrice}</p>
                )}
              </div>
              <IconButton
                icon={Trash2}
                label={t('cart.remove', { name: item.name })}
                onClick={() => removeItem(item)}
              />
            </li>
          ))}
        </ul>
      )}
      {/* Beside the options, the offer says the price of any. */}
      {total && (items.length > 0 || !compact) && (
        <div className={styles.total}>
          {items.length > 0 && <span>{t('cart.total')}</span>}
          <Price size="bar" {...total} save={undefined} />
          {total.saving && <p className={styles.saving}>{t('cart.saving', { price: total.saving })}</p>}
          {total.separately && <p className={styles.separately}>{total.separately}</p>}
        </div>
      )}
    </div>
  );
}
