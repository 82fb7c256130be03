import { Check, ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Course } from '@/shared/entities/course';
import { type Material, splitMaterials } from '@/shared/entities/material';
import { isNotebookShown, type Notebook as NotebookData } from '@/shared/entities/pageContent';
import { safeImageUrl } from '@/shared/lib/redirect';
import { safeUrl } from '@/shared/lib/safeUrl';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { type FileItem, FileList } from '@/shared/ui/content/FileList';
import { Picture } from '@/shared/ui/content/Picture';
import { RichText } from '@/shared/ui/content/RichText';
import { Icon } from '@/shared/ui/Icon';
import { Section } from '@/shared/ui/layout/Section';
import styles from './Materials.module.css';
import { digitalMaterials } from './tabs';
import { useCourseSale } from './useCourseSale';

/**
 * Lists the files of the course and its lessons, and its notebook. Visitors who do not own the course see them locked.
 */
export function Materials({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  const { topic, lessons: ofLessons } = splitMaterials(digitalMaterials(course));
  const lessons = ofLessons.flatMap(({ materials: files }) => files);
  const materials = [...topic, ...lessons];
  const { saleState } = useCourseSale(course);
  const isLocked = materials.some(({ url }) => safeUrl(url) === null);
  return (
    <>
      {materials.length > 0 && (
        <Section
          title={t('tabs.materials')}
          {...(isLocked ? { sub: t(saleState === 'free' ? 'materials.lockedFree' : 'materials.locked') } : {})}
        >
          {topic.length > 0 && <FileList files={topic.map(fileOf)} />}
          {lessons.length > 0 && (
            <details className={styles.lessons} open={topic.length === 0}>
              <summary>
                <h3>{t('materials.ofLessons')}</h3>
                <small>{t('facts.materials', { count: lessons.length })}</small>
                <span className={styles.arrow}>
                  <Icon icon={ChevronDown} />
                </span>
              </summary>
              <FileList files={lessons.map(fileOf)} />
            </details>
          )}
        </Section>
      )}
      <CourseNotebook course={course} />
    </>
  );
}

/** The notebook of a course, if it has one. */
export const CourseNotebook = ({ course: { notebook } }: { course: Course }) =>
  isNotebookShown(notebook) && <Notebook notebook={notebook} />;

/** Returns the files of the whole course, without those of its lessons. */
export const courseMaterials = (course: Course) => splitMaterials(digitalMaterials(course)).topic;

export const fileOf = ({ id, name, lessonName, url }: Material): FileItem => ({
  id,
  name,
  note: lessonName,
  href: safeUrl(url),
});

function Notebook({ notebook: { title, description, pictureUrl, connectionUrl } }: { notebook: NotebookData }) {
  const { t } = useTranslation('course');
  const picture = safeImageUrl(pictureUrl);
  const href = safeUrl(connectionUrl);
  return (
    <Section title={title}>
      <div className={styles.notebook}>
        {picture && (
          <span className={styles.cover}>
            <Picture src={picture} width={160} height={200} />
          </span>
        )}
        <div>
          <ul className={styles.points}>
            {description.map((text) => (
              <li key={text}>
                <Icon icon={Check} size={18} />
                <RichText html={text} />
              </li>
            ))}
          </ul>
          {href && (
            <ButtonLink variant="outline" href={href}>
              {t('materials.openNotebook')}
            </ButtonLink>
          )}
        </div>
      </div>
    </Section>
  );
}
