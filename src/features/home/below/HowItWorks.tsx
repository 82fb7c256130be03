import { MessageCircleQuestionMark, Radio, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/Icon';
import { Section } from '@/shared/ui/layout/Section';
import styles from './HowItWorks.module.css';
import { Offerings } from './Offerings';

const steps = [
  { key: 'join', icon: Radio },
  { key: 'ask', icon: MessageCircleQuestionMark },
  { key: 'replay', icon: RotateCcw },
] as const;

/** The product in three steps. */
export function HowItWorks() {
  const { t } = useTranslation('home');
  return (
    <Section title={t('how.title')} aside={<Offerings />}>
      <ol className={styles.steps}>
        {steps.map(({ key, icon }) => (
          <li key={key} className={cx(styles.step, 'panel')}>
            <span className={cx(styles.sign, 'night')}>
              <Icon icon={icon} size={28} />
            </span>
            <div>
              <h3>{t(`how.${key}`)}</h3>
              <p className="wholeWords">{t(`how.${key}Text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
