import { useTranslation } from 'react-i18next';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { isDigital, type Material, splitMaterials } from '@/shared/entities/material';
import { safeUrl } from '@/shared/lib/safeUrl';
import { type FileItem, FileList } from '@/shared/ui/content/FileList';
import { Section } from '@/shared/ui/layout/Section';
import styles from './TopicMaterials.module.css';

/** Lists the files of the class, and those of its lessons by lesson. Visitors who have not joined see them locked. */
export function TopicMaterials({ topic }: { topic: LiveTopic }) {
  const { t } = useTranslation('topic');
  const { topic: own, lessons } = splitMaterials(topic.materials);
  const isLocked = topic.materials.some(({ url }) => safeUrl(url) === null);
  const fileOf = (material: Material): FileItem => ({
    id: material.id,
    name: material.name,
    note: isDigital(material) ? null : t('materials.printed'),
    href: safeUrl(material.url),
  });
  return (
    <Section title={t('tabs.materials')} {...(isLocked ? { sub: t('materials.locked') } : {})}>
      {own.length > 0 && (
        <>
          {lessons.length > 0 && <h3 className={styles.own}>{t('materials.ofTopic')}</h3>}
          <FileList files={own.map(fileOf)} />
        </>
      )}
      {lessons.map(({ lessonName, materials }) => (
        <section key={lessonName} aria-label={lessonName || t('materials.others')}>
          <h3 className={styles.group}>{lessonName || t('materials.others')}</h3>
          <FileList files={materials.map(fileOf)} />
        </section>
      ))}
    </Section>
  );
}
