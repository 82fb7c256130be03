import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLessonCount } from '@/domain/course/lessonCounts';
import { OwnershipBadge } from '@/domain/enrolment/OwnershipBadge';
import { useDuration } from '@/platform/clock/useDuration';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import { formatDate } from '@/shared/lib/time';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { Picture } from '@/shared/ui/content/Picture';
import { cx } from '@/shared/ui/cx';
import type { OrderItem } from '../orderItems';
import styles from './OrderItems.module.css';

interface OrderItemsProps {
  items: readonly OrderItem[];
  /** Links each item to where its owner learns. */
  linked?: boolean;
}

/** Lists the items of an order: picture, kind, name, size and when access ends. */
export function OrderItems({ items, linked = false }: OrderItemsProps) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={`${item.type} ${item.id}`} className={styles.item} {...item.hue}>
          <span className={cx(styles.thumb, item.type !== 'live_topic' && 'dimmed')}>
            <Picture src={item.picture} place="thumbnail" width={160} height={100} />
          </span>
          <ItemWords item={item} linked={linked} />
        </li>
      ))}
    </ul>
  );
}

function ItemWords({ item, linked }: { item: OrderItem; linked: boolean }) {
  const { t } = useTranslation('purchase');
  const { t: tCommon } = useTranslation('common');
  const duration = useDuration();
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const hrefTo = useHrefTo();
  const lessonCount = useLessonCount();
  const endsAt = item.endsAt === null ? '' : formatDate(item.endsAt, locale, zone);
  const href = linked && item.path ? hrefTo(item.path) : '';
  const isCourse = item.type === 'course';
  const count = isCourse ? lessonCount({ id: item.id, lessonsAmount: item.lessons }) : item.lessons;
  const size = [
    count > 0 ? tCommon(isCourse ? 'cards.lessons' : 'cards.sessions', { count }) : '',
    item.frequency,
    item.seconds > 0 ? duration(item.seconds) : '',
    endsAt && (isCourse ? t('availableUntil', { date: endsAt }) : tCommon('cards.semesterUntil', { date: endsAt })),
  ].filter(Boolean);
  return (
    <div>
      <p className={styles.kind}>{t(`type.${item.type}`)}</p>
      <p className={cx(styles.name, 'phrased')}>{href ? <AppLink href={href}>{item.name}</AppLink> : item.name}</p>
      {item.teachers && <p className={styles.teachers}>{item.teachers}</p>}
      {size.length > 0 && (
        <p className={styles.size}>
          {size.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
      )}
      {!linked && <OwnershipBadge ownership={item.ownership} />}
    </div>
  );
}
