import { useTranslation } from 'react-i18next';
import styles from './SkipLink.module.css';

/** The first tab stop of the page: jumps to the element with this id (give it tabIndex −1). */
export function SkipLink({ target = 'main' }: { target?: string }) {
  const { t } = useTranslation('common');
  return (
    <a className={styles.skip} href={`#${target}`}>
      {t('ui.skipToContent')}
    </a>
  );
}
