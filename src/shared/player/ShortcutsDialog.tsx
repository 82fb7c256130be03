import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pressedKey } from '@/shared/lib/pressedKey';
import { shortcuts } from './keyboard';
import styles from './ShortcutsDialog.module.css';
import { skipSeconds } from './usePlayer';

const arrows: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' };

/** The list of keys, in a modal dialog that opens with it. */
export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('player');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  const keyName = (key: string) => (key === ' ' ? t('help.space') : (arrows[key] ?? key.toUpperCase()));
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={(event) => {
        if (pressedKey(event) === '?') dialog.current?.close();
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t('help.title')}
        </h2>
        <button
          type="button"
          className={styles.close}
          aria-label={t('help.close')}
          onClick={() => dialog.current?.close()}
        >
          <X size={22} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
      <dl className={styles.list}>
        {shortcuts.map(({ command, keys }) => (
          <div key={command} className={styles.row}>
            <dt>{t(`help.${command}`, { seconds: skipSeconds })}</dt>
            <dd className={styles.keys}>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {keyName(key)}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
