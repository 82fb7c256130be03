import { Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectMarquee } from '@/core/promotions/state';
import { useDataHref } from '@/core/promotions/useDataHref';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { Icon } from '@/shared/ui/Icon';
import styles from './Promotions.module.css';

/** One line of news; without it nothing is missing, so it neither waits nor fails visibly. */
export function MarqueeStrip() {
  const { t } = useTranslation('home');
  const hrefOf = useDataHref();
  const marquee = useSelector(selectMarquee).data?.marquee;
  if (!marquee?.text) return null;
  const href = hrefOf(marquee.linkUrl);
  return (
    <aside className={styles.marquee}>
      <Icon icon={Megaphone} size={20} />
      <p>{marquee.text}</p>
      {href && (
        <AppLink href={href}>
          {t('marquee.open')}
          <span className="srOnly">: {marquee.text}</span>
        </AppLink>
      )}
    </aside>
  );
}
