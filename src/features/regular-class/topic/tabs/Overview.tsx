import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { safeImageUrl } from '@/shared/lib/redirect';
import { Picture } from '@/shared/ui/content/Picture';
import { ReadMore } from '@/shared/ui/content/ReadMore';
import { RichText } from '@/shared/ui/content/RichText';
import { Icon } from '@/shared/ui/Icon';
import { Section } from '@/shared/ui/layout/Section';
import styles from '../Topic.module.css';
import { NextLesson } from './NextLesson';

/** The next lesson, the description, what is included, how it works, and a picture of the week. */
export function Overview({ topic }: { topic: LiveTopic }) {
  const { t } = useTranslation('topic');
  const { description, contentFeatures, detailInfo, scheduleUrl, name } = topic;
  const schedule = safeImageUrl(scheduleUrl);
  return (
    <>
      <NextLesson topic={topic} />
      {description && (
        <ReadMore>
          <RichText html={description} />
        </ReadMore>
      )}
      {contentFeatures.length > 0 && (
        <Section title={t('overview.features')}>
          <ul className={styles.features}>
            {contentFeatures.map((feature) => (
              <li key={feature}>
                <Icon icon={Check} size={18} />
                {feature}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {detailInfo.trim() && (
        <Section title={t('overview.detail')}>
          <RichText html={detailInfo} />
        </Section>
      )}
      {schedule && (
        <Section title={t('overview.schedule')} sub={topic.frequency}>
          <span className={styles.schedule}>
            <Picture src={schedule} alt={t('overview.scheduleAlt', { name })} width={624} height={300} />
          </span>
        </Section>
      )}
    </>
  );
}
