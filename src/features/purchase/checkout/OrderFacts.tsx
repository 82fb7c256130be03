import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNow } from '@/platform/clock/useNow';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import { fullName } from '@/platform/session/personName';
import { selectIsParent, selectUser } from '@/platform/session/state';
import { formatDate } from '@/shared/lib/time';
import type { Instant } from '@/shared/lib/timeZone';
import { type Access, computeAccess } from '../access';
import type { Offer } from '../agreement';
import type { Purchase } from '../purchase';
import styles from './OrderFacts.module.css';

/** Says which plan is bought, for whom, and from when until when it can be used. */
export function OrderFacts({ purchase, offer }: { purchase: Purchase; offer: Offer }) {
  const { t } = useTranslation('purchase');
  const locale = useSelector(selectLocale);
  const user = useSelector(selectUser);
  const isParent = useSelector(selectIsParent);
  const now = useNow();
  const accessText = useAccessText();
  const { plan, total } = offer;
  const access = computeAccess(purchase.items, { plan, isPreorder: purchase.saleState === 'preorder', now });
  const rows: [label: string, text: string][] = [
    [t('receipt.plan'), purchase.collection.plans.length > 1 && plan ? plan.name : ''],
    [t(isParent ? 'receipt.account' : 'access.for'), user ? fullName(user, locale) : ''],
    [t('access.label'), access ? accessText(access, total.renewal !== null) : ''],
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(
        ([label, text]) =>
          text && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function useAccessText(): (access: Access, renews: boolean) => string {
  const { t } = useTranslation('purchase');
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const date = (instant: Instant) => formatDate(instant, locale, zone);
  return ({ startsAt, endsAt }, renews) => {
    if (startsAt !== null)
      return endsAt === null
        ? t('access.from', { date: date(startsAt) })
        : t('access.between', { start: date(startsAt), end: date(endsAt) });
    if (endsAt !== null) return t('access.until', { date: date(endsAt) });
    return t(renews ? 'access.cancel' : 'access.now');
  };
}
