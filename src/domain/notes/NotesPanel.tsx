import { NotebookPen } from 'lucide-react';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { selectLoggedIn } from '@/platform/session/state';
import { formatClock } from '@/shared/lib/duration';
import { paths } from '@/shared/routing/paths';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { Button } from '@/shared/ui/actions/Button';
import { NoteComposer } from './NoteComposer';
import { NoteItem } from './NoteItem';
import styles from './NotesPanel.module.css';
import { compareByPlace, lessonKey, type Note } from './note';
import { type NotesSlice, notesOpened, selectNoteDraft, selectNotes } from './state';
import type { TakingNotes } from './useTakingNotes';

interface NoteListProps {
  notes: readonly Note[];
  onSeek(seconds: number): void;
}

/** Is not rendered while another note is typed. */
const NoteList = memo(function NoteList({ notes, onSeek }: NoteListProps) {
  const { t } = useTranslation('notes');
  return (
    <ol className={styles.list} aria-label={t('mine')}>
      {notes.map((note) => (
        <NoteItem key={note.id} note={note} onSeek={onSeek} />
      ))}
    </ol>
  );
});

/** The notes of a lesson, and the one that is being written. */
export default function NotesPanel({ lesson, player, begun, take, finish }: TakingNotes) {
  const { t } = useTranslation('notes');
  const dispatch = useDispatch();
  const path = useLocalePath();
  const key = lessonKey(lesson);
  const all = useSelector(selectNotes);
  const draft = useSelector((root: NotesSlice) => selectNoteDraft(root, key));
  const loggedIn = useSelector(selectLoggedIn);
  const notes = useMemo(() => all.filter((note) => lessonKey(note) === key).sort(compareByPlace), [all, key]);
  const button = useRef<HTMLButtonElement>(null);
  const [saved, setSaved] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the lesson's titles do not matter
  useEffect(() => void dispatch(notesOpened(lesson)), [dispatch, key]);

  const seek = useCallback(
    (seconds: number) => {
      player.current?.seek(seconds);
      player.current?.play();
    },
    [player],
  );

  const last = useRef(draft);
  useEffect(() => {
    const ended = draft ? null : last.current;
    last.current = draft;
    if (!ended) return;
    const isStored = notes.some(({ seconds, text }) => seconds === ended.seconds && text === ended.text.trim());
    setSaved(isStored ? t('saved', { time: formatClock(ended.seconds) }) : '');
    finish();
    button.current?.focus({ preventScroll: true });
  }, [draft, notes, finish, t]);

  return (
    <div className={styles.panel}>
      {draft ? (
        <NoteComposer key={key} lesson={lesson} draft={draft} begun={begun} />
      ) : (
        <Button ref={button} variant="soft" block icon={NotebookPen} aria-keyshortcuts="N" onClick={take}>
          {t('take')}
        </Button>
      )}
      <p className="srOnly" role="status">
        {saved}
      </p>
      {notes.length > 0 ? (
        <NoteList notes={notes} onSeek={seek} />
      ) : (
        !draft && <p className={styles.empty}>{t('empty')}</p>
      )}
      <p className={styles.kept}>
        <span>{loggedIn ? t('kept') : t('keptGuest')}</span>
        {loggedIn && all.length > 0 && <AppLink href={path(paths.notes())}>{t('all')}</AppLink>}
      </p>
    </div>
  );
}
