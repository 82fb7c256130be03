import { useTranslation } from 'react-i18next';
import { useHelp } from '@/platform/contact/useHelp';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { Button } from '@/shared/ui/actions/Button';
import { QuestionList } from '@/shared/ui/content/QuestionList';
import { EmptyState } from '@/shared/ui/content/State';
import { Section } from '@/shared/ui/layout/Section';
import styles from './TopicQuestions.module.css';

/** Frequently asked questions, and a link to ask another one. */
export function TopicQuestions({ topic }: { topic: LiveTopic }) {
  const { t } = useTranslation('topic');
  const help = useHelp();
  const ask = help.ask && (
    <Button variant="outline" onClick={help.ask}>
      {t('ask')}
    </Button>
  );
  if (topic.faqs.length === 0)
    return (
      <EmptyState
        headingLevel={2}
        title={t('questions.emptyTitle')}
        text={ask && t('questions.emptyText')}
        action={ask}
      />
    );
  return (
    <Section title={t('tabs.faq')}>
      <QuestionList questions={topic.faqs} />
      {ask && <div className={styles.more}>{ask}</div>}
    </Section>
  );
}
