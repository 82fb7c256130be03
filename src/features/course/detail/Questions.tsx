import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Course } from '@/shared/entities/course';
import { RichText } from '@/shared/ui/content/RichText';
import { Icon } from '@/shared/ui/Icon';
import { Section } from '@/shared/ui/layout/Section';
import styles from './Questions.module.css';

/** What others asked before. */
export function Questions({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  return (
    <Section title={t('tabs.questions')}>
      <div className={styles.list}>
        {course.faq.map(({ id, title, description }, index) => (
          <details key={id} open={index === 0}>
            <summary>
              <span>{title}</span>
              <Icon icon={ChevronDown} />
            </summary>
            <RichText html={description} />
          </details>
        ))}
      </div>
    </Section>
  );
}
