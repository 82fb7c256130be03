import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { formatClock } from '@/shared/lib/duration';
import { IconButton } from '@/shared/ui/actions/IconButton';
import { NoteField } from './NoteField';
import styles from './NotesPanel.module.css';
import { lessonKey, type NoteLesson } from './note';
import { type NoteDraft, noteDiscarded, noteQuoted, noteSubmitted, noteTyped } from './state';

interface NoteComposerProps {
  lesson: NoteLesson;
  draft: NoteDraft;
  /** Each note that is begun takes the focus. */
  begun: number;
}

/** Writes a new note: the second and what is said there are taken, the text is typed. */
export function NoteComposer({ lesson, draft, begun }: NoteComposerProps) {
  const { t } = useTranslation('notes');
  const dispatch = useDispatch();
  const field = useRef<HTMLTextAreaElement>(null);
  const key = lessonKey(lesson);
  useEffect(() => {
    if (begun > 0) field.current?.focus();
  }, [begun]);
  return (
    <div className={styles.composer}>
      <p className={styles.time}>{t('at', { time: formatClock(draft.seconds) })}</p>
      {draft.quote && (
        <div className={styles.quoted}>
          <blockquote>{draft.quote}</blockquote>
          <IconButton
            icon={X}
            size={18}
            label={t('withoutQuote')}
            onClick={() => {
              dispatch(noteQuoted(key, draft.seconds, null));
              field.current?.focus();
            }}
          />
        </div>
      )}
      <NoteField
        ref={field}
        text={draft.text}
        of={key}
        onType={(text) => dispatch(noteTyped(key, text))}
        onSave={() => dispatch(noteSubmitted(lesson))}
        onCancel={() => dispatch(noteDiscarded(key))}
      />
    </div>
  );
}
