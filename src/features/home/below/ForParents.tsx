import { CirclePlay, CreditCard, ReceiptText, ShieldCheck, WalletCards } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { env } from '@/shared/config/env';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { Icon } from '@/shared/ui/Icon';
import styles from './ForParents.module.css';

const icons = { try: CirclePlay, refund: WalletCards, price: ReceiptText, safety: ShieldCheck, card: CreditCard };

/**
 * What a parent asks first, in a row of four. Three facts hold for every plan and every deployment: the checkout and the
 * free lessons keep them. The refund and the rules of safety are the deployment's.
 */
export function ForParents() {
  const { t } = useTranslation('home');
  const { refund, childSafetyUrl } = env;
  const facts = (['try', refund ? 'refund' : 'price', childSafetyUrl ? 'safety' : 'price', 'card'] as const).filter(
    (key, index, all) => all.indexOf(key) === index,
  );
  return (
    <section className={styles.band} aria-labelledby="parents">
      <h2 id="parents">{t('parents.title')}</h2>
      <ul className={styles.facts}>
        {facts.map((key) => (
          <li key={key}>
            <Icon icon={icons[key]} size={24} />
            <div>
              <h3>
                {key === 'safety' ? (
                  <AppLink href={childSafetyUrl}>{t('parents.safety')}</AppLink>
                ) : (
                  t(`parents.${key}`)
                )}
              </h3>
              <p className="wholeWords">{t(`parents.${key}Text`, { ...refund })}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
