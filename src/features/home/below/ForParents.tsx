import { CirclePlay, CreditCard, ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/Icon';
import styles from './ForParents.module.css';
import { Posts } from './Posts';

const facts = [
  { key: 'try', icon: CirclePlay },
  { key: 'price', icon: ReceiptText },
  { key: 'card', icon: CreditCard },
] as const;

/** What a parent asks first. Each fact holds for every plan and every deployment: the checkout and the free lessons keep it. */
export function ForParents() {
  const { t } = useTranslation('home');
  return (
    <section className={styles.band} aria-labelledby="parents">
      <div>
        <h2 id="parents">{t('parents.title')}</h2>
        <ul className={styles.facts}>
          {facts.map(({ key, icon }) => (
            <li key={key}>
              <Icon icon={icon} size={24} />
              <div>
                <h3>{t(`parents.${key}`)}</h3>
                <p className="wholeWords">{t(`parents.${key}Text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className={cx(styles.posts)}>
        <Posts />
      </div>
    </section>
  );
}
