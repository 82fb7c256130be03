import type { KeyboardEvent, Ref, SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { pressedKey } from '@/shared/lib/pressedKey';
import { Button } from '@/shared/ui/actions/Button';
import { TextAreaField } from '@/shared/ui/forms/TextField';
import styles from './NotesPanel.module.css';
import { longestNote } from './note';
import { selectRefused } from './state';

/** On a keyboard on the screen, Enter begins a line. */
const hasKeys = () => !window.matchMedia('(pointer: coarse)').matches;

interface NoteFieldProps {
  ref: Ref<HTMLTextAreaElement>;
  text: string;
  /** As `noteRefused` says it. */
  of: string;
  onType(text: string): void;
  onSave(): void;
  onCancel(): void;
}

/** The text of a note: Enter stores it, Escape gives up what is empty. */
export function NoteField({ ref, text, of, onType, onSave, onCancel }: NoteFieldProps) {
  const { t } = useTranslation('notes');
  const isRefused = useSelector(selectRefused) === of;
  const isEmpty = text.trim() === '';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isEmpty) onSave();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const key = pressedKey(event);
    if (key === 'Enter' && hasKeys()) submit(event);
    if (key !== 'Escape') return;
    event.preventDefault();
    if (isEmpty) onCancel();
    else event.currentTarget.blur();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextAreaField
        ref={ref}
        label={t('text')}
        rows={3}
        maxLength={longestNote}
        defaultValue={text}
        error={isRefused ? t('full') : undefined}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p className="srOnly" role="alert">
        {isRefused && t('full')}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" size="sm" disabled={isEmpty}>
          {t('save')}
        </Button>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
