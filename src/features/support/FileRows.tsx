import { CircleAlert, CircleCheck, FileText, RotateCw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { IconButton } from '@/shared/ui/actions/IconButton';
import { ProgressBar } from '@/shared/ui/content/ProgressBar';
import { Icon } from '@/shared/ui/Icon';
import styles from './ReportForm.module.css';
import { fileRemoved, fileRetried, type ReportFile } from './state';

function Row({ file: { id, token, name, uploading, uploaded, progress } }: { file: ReportFile }) {
  const { t } = useTranslation('support');
  const dispatch = useDispatch();
  const failed = !uploading && !uploaded;
  const state = uploading ? 'uploading' : uploaded ? 'uploaded' : 'failed';
  return (
    <li className={styles.file} data-state={state}>
      <Icon icon={uploaded ? CircleCheck : failed ? CircleAlert : FileText} />
      <span>
        <span className={styles.name}>{name}</span>
        {uploading ? (
          <ProgressBar value={progress} label={t('files.uploading', { name })} />
        ) : (
          <small role="status">{t(`files.${state}`, { name })}</small>
        )}
      </span>
      {failed && (
        <IconButton icon={RotateCw} label={t('files.again', { name })} onClick={() => dispatch(fileRetried(id))} />
      )}
      <IconButton icon={X} label={t('files.remove', { name })} onClick={() => dispatch(fileRemoved(token))} />
    </li>
  );
}

/** Lists the files of a report: uploading, uploaded, or failed with Retry. */
export function FileRows({ files }: { files: readonly ReportFile[] }) {
  const { t } = useTranslation('support');
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={t('files.label')}>
      {files.map((file) => (
        <Row key={file.id} file={file} />
      ))}
    </ul>
  );
}
