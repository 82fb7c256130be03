import type { i18n } from 'i18next';
import { FileDown, FileUp, Printer } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { NoteItem } from '@/domain/notes/NoteItem';
import { type Note, notePath } from '@/domain/notes/note';
import { selectNotes, selectNotesLoaded } from '@/domain/notes/state';
import { localeInRegion, localePath } from '@/platform/locale/paths';
import { selectLocale } from '@/platform/locale/state';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/actions/Button';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { EmptyState } from '@/shared/ui/content/State';
import { cx } from '@/shared/ui/cx';
import { Section } from '@/shared/ui/layout/Section';
import { ImportNote } from './ImportNote';
import { groupNotes } from './markdown';
import styles from './NotesPage.module.css';
import { notesFileDuck } from './saga';
import { notesExported, notesImported } from './state';

export const ducks = [notesFileDuck];

export const head = (t: i18n['t']) => ({ title: t('title', { ns: 'notes' }) });

/** All notes of the student in this browser, by course and lesson. */
export default function NotesPage() {
  const { t } = useTranslation('notes');
  const dispatch = useDispatch();
  const path = useLocalePath();
  const locale = useSelector(selectLocale);
  const notes = useSelector(selectNotes);
  const areLoaded = useSelector(selectNotesLoaded);
  const groups = useMemo(() => groupNotes(notes), [notes]);
  const input = useRef<HTMLInputElement>(null);
  const hrefOf = (note: Note) => localePath(localeInRegion(locale, note.region), notePath(note));
  return (
    <div className={cx('wrap', styles.page)}>
      <h1>{t('title')}</h1>
      <p className={styles.text}>{t('kept')}</p>
      <div className={styles.tools}>
        {notes.length > 0 && (
          <Button variant="outline" icon={FileDown} onClick={() => dispatch(notesExported())}>
            {t('export')}
          </Button>
        )}
        <Button variant="outline" icon={FileUp} onClick={() => input.current?.click()}>
          {t('import')}
        </Button>
        {notes.length > 0 && (
          <Button variant="outline" icon={Printer} onClick={() => window.print()}>
            {t('print')}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('import')}
          accept=".md,.markdown,.txt,text/markdown,text/plain"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) dispatch(notesImported(file));
            // The same file may be chosen again.
            target.value = '';
          }}
        />
      </div>
      <ImportNote />
      {!areLoaded && <CardSkeletons kind="row" count={4} layout="list" />}
      {areLoaded && notes.length === 0 && (
        <EmptyState
          headingLevel={2}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={<ButtonLink href={path(paths.purchasedCourses())}>{t('emptyAction')}</ButtonLink>}
        />
      )}
      <div className="rendersNear">
        {groups.map(({ key, series, lessons }) => (
          <Section key={key} title={series}>
            {lessons.map((lesson) => (
              <section key={lesson.key} className={styles.lesson}>
                <h3>{lesson.title}</h3>
                <ol className={styles.notes}>
                  {lesson.notes.map((note) => (
                    <NoteItem key={note.id} note={note} href={hrefOf(note)} />
                  ))}
                </ol>
              </section>
            ))}
          </Section>
        ))}
      </div>
    </div>
  );
}
