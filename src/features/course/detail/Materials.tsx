import { Check, FileText, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Notebook as NotebookData, showsNotebook } from '@/shared/entities/common';
import type { Course } from '@/shared/entities/course';
import { type Material, splitMaterials } from '@/shared/entities/material';
import { safeImageUrl, safeUrl } from '@/shared/lib/redirect';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { Picture } from '@/shared/ui/content/Picture';
import { Icon } from '@/shared/ui/Icon';
import { Section } from '@/shared/ui/layout/Section';
import styles from './Materials.module.css';
import { digitalMaterials } from './tabs';

/** The files of the course and its lessons, and the notebook that goes with it. Whoever has not got them sees what there is. */
export function Materials({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  const materials = digitalMaterials(course);
  const { topic, lessons } = splitMaterials(materials);
  const isLocked = materials.some(({ url }) => safeUrl(url) === null);
  return (
    <>
      {materials.length > 0 && (
        <Section title={t('tabs.materials')} {...(isLocked ? { sub: t('materials.locked') } : {})}>
          {topic.length > 0 && <Files files={topic} />}
          {lessons.length > 0 && (
            <>
              <h3 className={styles.title}>{t('materials.ofLessons')}</h3>
              <Files files={lessons.flatMap(({ materials: files }) => files)} />
            </>
          )}
        </Section>
      )}
      {showsNotebook(course.notebook) && <Notebook notebook={course.notebook} />}
    </>
  );
}

function Files({ files }: { files: readonly Material[] }) {
  const { t } = useTranslation('common');
  return (
    <ul className={styles.files}>
      {files.map(({ id, name, lessonName, url }) => {
        const href = safeUrl(url);
        const said = (
          <span>
            {name}
            {lessonName && <small>{lessonName}</small>}
          </span>
        );
        return (
          <li key={id}>
            {href ? (
              <AppLink href={href}>
                <Icon icon={FileText} />
                {said}
              </AppLink>
            ) : (
              <div className={styles.locked}>
                <Icon icon={FileText} />
                {said}
                <span className="srOnly">{t('ui.locked')}</span>
                <Icon icon={Lock} size={18} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Notebook({ notebook: { title, description, pictureUrl, connectionUrl } }: { notebook: NotebookData }) {
  const { t } = useTranslation('course');
  const picture = safeImageUrl(pictureUrl);
  const href = safeUrl(connectionUrl);
  return (
    <Section title={t('materials.notebook')}>
      <div className={styles.notebook}>
        {picture && (
          <span className={styles.cover}>
            <Picture src={picture} width={160} height={200} />
          </span>
        )}
        <div>
          <h3>{title}</h3>
          <ul className={styles.points}>
            {description.map((text) => (
              <li key={text}>
                <Icon icon={Check} size={18} />
                {text}
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
