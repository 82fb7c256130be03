import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { latinKey } from '@/shared/lib/latinKey';
import { useOverlay } from '@/shared/ui/overlay/useOverlay';
import { isSingleKey, shortcuts } from './keyboard';
import styles from './ShortcutsDialog.module.css';
import type { PlayerSingleKeys } from './types';
import { skipSeconds } from './usePlayer';

const arrows: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' };

interface ShortcutsDialogProps {
  readonly singleKeys: PlayerSingleKeys;
  readonly hasNotes: boolean;
  onClose(): void;
}

/** A modal dialog with the list of shortcuts, and the switch for shortcuts without a modifier. */
export function ShortcutsDialog({ singleKeys: { isOn, turn }, hasNotes, onClose }: ShortcutsDialogProps) {
  const { t } = useTranslation(['player', 'common']);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  useOverlay(true, onClose);

  const keyName = (key: string) => (key === ' ' ? t('help.space') : (arrows[key] ?? key.toUpperCase()));
  const acting = shortcuts
    .filter(({ command }) => hasNotes || command !== 'note')
    .map((shortcut) => ({ ...shortcut, keys: shortcut.keys.filter((key) => isOn || !isSingleKey(key)) }))
    .filter(({ keys }) => keys.length > 0);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={(event) => {
        if (isOn && latinKey(event.nativeEvent) === '?') dialog.current?.close();
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
        {acting.map(({ command, keys }) => (
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
      <label className={styles.switch}>
        <input type="checkbox" checked={isOn} onChange={({ target }) => turn(target.checked)} />
        <span>{t('singleKeys', { ns: 'common' })}</span>
      </label>
    </dialog>
  );
}
