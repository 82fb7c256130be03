import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { contactActions } from '@/core/contact/actions';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { Button } from '@/shared/ui/actions/Button';
import { QuestionList } from '@/shared/ui/content/QuestionList';
import { EmptyState } from '@/shared/ui/content/State';
import { Section } from '@/shared/ui/layout/Section';
import styles from './Topic.module.css';

/** What others asked before, and the way to ask something else. */
export function TopicQuestions({ topic }: { topic: LiveTopic }) {
  const { t } = useTranslation('topic');
  const dispatch = useDispatch();
  const ask = (
    <Button variant="outline" onClick={() => dispatch(contactActions.open())}>
      {t('ask')}
    </Button>
  );
  if (topic.faqs.length === 0)
    return (
      <EmptyState headingLevel={2} title={t('questions.emptyTitle')} text={t('questions.emptyText')} action={ask} />
    );
  return (
    <Section title={t('tabs.faq')}>
      <QuestionList questions={topic.faqs} />
      <div className={styles.more}>{ask}</div>
    </Section>
  );
}
