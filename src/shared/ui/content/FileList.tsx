import { FileText, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon';
import styles from './FileList.module.css';

export interface FileItem {
  id: number;
  name: string;
  /** Below the name: what the file belongs to. */
  note?: string | null;
  /** A safe URL; null: the file is locked. */
  href: string | null;
}

/** Lists files to open in tabs of their own; locked ones are marked. A path of this site is a file, too, never a page. */
export function FileList({ files }: { files: readonly FileItem[] }) {
  const { t } = useTranslation('common');
  return (
    <ul className={styles.files}>
      {files.map(({ id, name, note, href }) => {
        const said = (
          <span>
            <span>{name}</span>
            {note && <small>{note}</small>}
          </span>
        );
        return (
          <li key={id}>
            {href ? (
              <a target="_blank" rel="noopener noreferrer" href={href}>
                <Icon icon={FileText} />
                {said}
              </a>
            ) : (
              <div className={styles.locked}>
                <Icon icon={FileText} />
                {said}
                <span className="srOnly">{t('ui.locked')}</span>
                <Icon icon={Lock} size={18} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
