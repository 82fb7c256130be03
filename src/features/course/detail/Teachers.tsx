import { useTranslation } from 'react-i18next';
import { useHrefTo } from '@/core/navigation/useHrefTo';
import type { Course } from '@/shared/entities/course';
import type { Instructor } from '@/shared/entities/instructor';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { Picture } from '@/shared/ui/content/Picture';
import { plainText } from '@/shared/ui/content/plainText';
import { Section } from '@/shared/ui/layout/Section';
import { hueOf } from '@/shared/ui/subjects';
import styles from './Teachers.module.css';

/** Tags on any card. */
const mostTags = 3;

/** Who teaches the course, and what else they teach. */
export function Teachers({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  return (
    <Section title={t('tabs.instructor')}>
      <ul className={styles.people}>
        {course.instructors.map((person) => (
          <li key={person.id} {...hueOf(person.subjects[0]?.key, person.id)}>
            <Teacher person={person} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Teacher({ person: { id, name, profilePicUrl, subjects, instructorHashtags } }: { person: Instructor }) {
  const href = useHrefTo()(`/instructors/${id}`);
  return (
    <>
      <span className={styles.portrait}>
        <Picture src={profilePicUrl} width={112} height={112} />
      </span>
      <div>
        <h3>{href ? <AppLink href={href}>{name}</AppLink> : name}</h3>
        {instructorHashtags.length > 0 && (
          <p className={styles.tags}>
            {instructorHashtags.slice(0, mostTags).map((tag) => (
              <span key={tag}>#{tag.replace(/^#/, '')}</span>
            ))}
          </p>
        )}
        <dl className={styles.subjects}>
          {subjects.map((subject) => (
            <div key={subject.id}>
              <dt>{subject.name}</dt>
              {subject.description && <dd>{plainText(subject.description)}</dd>}
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
