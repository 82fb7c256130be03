import { Pencil, Trash2 } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { formatClock } from '@/shared/lib/duration';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { IconButton } from '@/shared/ui/actions/IconButton';
import { NoteField } from './NoteField';
import styles from './NotesPanel.module.css';
import type { Note } from './note';
import { noteEdited, noteRemoved } from './state';

interface NoteItemProps {
  note: Note;
  /** Moves the video to the note's second; without it, `href` leads there. */
  onSeek?: (seconds: number) => void;
  href?: string;
}

/** A note with its second, what was said there, and its text. Students have hundreds: each renders only for itself. */
export const NoteItem = memo(function NoteItem({ note, onSeek, href = '' }: NoteItemProps) {
  const { t } = useTranslation('notes');
  const dispatch = useDispatch();
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const time = formatClock(note.seconds);
  const isEdited = typed !== null;

  // A stored text ends its editing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another time of editing is the reason
  useEffect(() => setTyped(null), [note.editedAt]);
  const wasEdited = useRef(false);
  useEffect(() => {
    if (isEdited) field.current?.focus();
    else if (wasEdited.current) pencil.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);

  return (
    <li className={styles.note}>
      <div className={styles.head}>
        {onSeek ? (
          <button
            type="button"
            className={styles.time}
            aria-label={t('playFrom', { time })}
            onClick={() => onSeek(note.seconds)}
          >
            {time}
          </button>
        ) : (
          <AppLink className={styles.time} href={href} aria-label={t('playFrom', { time })}>
            {time}
          </AppLink>
        )}
        {!isEdited && (
          <span className={styles.actions}>
            <IconButton
              ref={pencil}
              icon={Pencil}
              size={18}
              label={t('edit', { time })}
              onClick={() => setTyped(note.text)}
            />
            <IconButton
              icon={Trash2}
              size={18}
              label={t('remove', { time })}
              onClick={() => dispatch(noteRemoved(note))}
            />
          </span>
        )}
      </div>
      {note.quote && <blockquote className={styles.quote}>{note.quote}</blockquote>}
      {isEdited ? (
        <NoteField
          ref={field}
          text={typed}
          of={note.id}
          onType={setTyped}
          onSave={() => (typed.trim() === note.text ? setTyped(null) : dispatch(noteEdited(note, typed.trim())))}
          onCancel={() => setTyped(null)}
        />
      ) : (
        <p className={styles.text}>{note.text}</p>
      )}
    </li>
  );
});
