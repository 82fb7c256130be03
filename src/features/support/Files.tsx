import { Paperclip } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { createUuid } from '@/shared/lib/ids';
import { Button } from '@/shared/ui/actions/Button';
import { AlertView } from '@/shared/ui/overlay/Message';
import { acceptedFiles, mostFiles, type Refusal, readChosen, sortFiles } from './chosenFiles';
import { FileRows } from './FileRows';
import styles from './ReportForm.module.css';
import { fileAdded, type SupportSlice, selectReportFiles } from './state';

/** Adds files to a report, and shows the last refused files. */
export function Files() {
  const { t } = useTranslation('support');
  const dispatch = useDispatch();
  const store = useStore<SupportSlice>();
  const files = useSelector(selectReportFiles);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const field = useRef<HTMLInputElement>(null);
  const hint = useId();
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const reading = readChosen([...(currentTarget.files ?? [])]);
    // Reset, so that the same file can be chosen again after it was removed.
    currentTarget.value = '';
    const chosen = await reading;
    const sorted = sortFiles(selectReportFiles(store.getState()).length, chosen);
    for (const file of sorted.taken) dispatch(fileAdded({ id: createUuid(), file }));
    setRefused(sorted.refused);
  };
  return (
    <div className={styles.attach}>
      <FileRows files={files} />
      {refused.length > 0 && (
        <AlertView kind="error">
          {refused.map(({ name, reason }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list never changes
            <p key={index}>{t(`refused.${reason}`, { name, count: mostFiles })}</p>
          ))}
        </AlertView>
      )}
      <input
        ref={field}
        className="srOnly"
        type="file"
        multiple
        tabIndex={-1}
        accept={acceptedFiles}
        aria-label={t('files.add')}
        onChange={(event) => void choose(event)}
      />
      <Button
        variant="outline"
        icon={Paperclip}
        aria-describedby={hint}
        disabled={files.length >= mostFiles}
        onClick={() => field.current?.click()}
      >
        {t('files.add')}
      </Button>
      <p id={hint} className={styles.hint}>
        {t('files.hint', { count: mostFiles })}
      </p>
    </div>
  );
}
