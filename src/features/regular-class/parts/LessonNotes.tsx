import { useTranslation } from 'react-i18next';
import { Notes } from '@/domain/notes/Notes';
import type { TakingNotes } from '@/domain/notes/useTakingNotes';
import { Section } from '@/shared/ui/layout/Section';

/** The student's notes on a lesson whose video plays on the page. */
export function LessonNotes(notes: TakingNotes) {
  const { t } = useTranslation('notes');
  return (
    <Section title={t('tabs.notes')}>
      <Notes {...notes} />
    </Section>
  );
}
