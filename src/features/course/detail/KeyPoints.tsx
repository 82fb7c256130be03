import { useTranslation } from 'react-i18next';
import type { Course } from '@/shared/entities/course';
import { safeImageUrl } from '@/shared/lib/redirect';
import { Picture } from '@/shared/ui/content/Picture';
import { RichText } from '@/shared/ui/content/RichText';
import { Section } from '@/shared/ui/layout/Section';
import styles from './CoursePage.module.css';

/** Lists the course's learning outcomes; nothing without any. */
export function KeyPoints({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  const points = course.content?.highlights ?? [];
  if (points.length === 0) return null;
  return (
    <Section id="keyPoint" className={styles.part} title={t('highlights')}>
      <ul className={styles.highlights}>
        {points.map(({ iconUrl, content, description }) => (
          <li key={content}>
            <span className={styles.highlightIcon}>
              <Picture src={safeImageUrl(iconUrl)} width={44} height={44} />
            </span>
            <div>
              <h3>{content}</h3>
              {description && <RichText className={styles.highlightText} html={description} />}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
