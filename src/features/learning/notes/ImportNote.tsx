import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import styles from './NotesPage.module.css';
import { selectImportResult } from './state';

/** What an import has done; the element is always there, so that its text is announced. */
export function ImportNote() {
  const { t } = useTranslation('notes');
  const result = useSelector(selectImportResult);
  return (
    <div className={styles.result} role="status">
      {result === null && <p>{t('file.foreign')}</p>}
      {result && (
        <>
          {result.added > 0 && <p>{t('file.added', { count: result.added })}</p>}
          {result.known > 0 && <p>{t('file.known', { count: result.known })}</p>}
          {result.unread > 0 && <p>{t('file.unread', { count: result.unread })}</p>}
          {result.left > 0 && <p>{t('file.left', { count: result.left })}</p>}
          {result.added + result.known + result.unread + result.left === 0 && <p>{t('file.foreign')}</p>}
        </>
      )}
    </div>
  );
}
