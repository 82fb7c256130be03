import { CalendarSync, CirclePlay, CreditCard, LifeBuoy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHelp } from '@/platform/contact/useHelp';
import { env } from '@/shared/config/env';
import { Icon } from '@/shared/ui/Icon';
import styles from './Assurances.module.css';

interface AssurancesProps {
  isRenewing: boolean;
  /** Part of the order opens on a later date. */
  opensLater: boolean;
}

/** Says when lessons open, how one pays, how the plan renews and who helps: on wide windows below the plans. */
export function Assurances({ isRenewing, opensLater }: AssurancesProps) {
  const { t } = useTranslation('purchase');
  const { ask } = useHelp();
  const open = opensLater ? `${t('terms.open.text')} ${t('terms.open.preorder')}` : t('terms.open.text');
  return (
    <dl className={styles.assurances}>
      <div>
        <Icon icon={CirclePlay} />
        <dt>{t('terms.open.title')}</dt>
        <dd>{open}</dd>
      </div>
      <div>
        <Icon icon={CreditCard} />
        <dt>{t('terms.pay.title')}</dt>
        <dd>{t('terms.pay.text')}</dd>
      </div>
      {isRenewing && (
        <div>
          <Icon icon={CalendarSync} />
          <dt>{t('terms.renew.title')}</dt>
          <dd>{t('terms.renew.text')}</dd>
        </div>
      )}
      {ask && (
        <div>
          <Icon icon={LifeBuoy} />
          <dt>{t('terms.help.title')}</dt>
          <dd>{t('terms.help.text', { product: env.productName })}</dd>
        </div>
      )}
    </dl>
  );
}
