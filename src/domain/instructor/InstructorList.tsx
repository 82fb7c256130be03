import { useTranslation } from 'react-i18next';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import type { Instructor } from '@/shared/entities/instructor';
import { joinTags } from '@/shared/lib/hashtags';
import { joinNames } from '@/shared/lib/joinNames';
import { paths } from '@/shared/routing/paths';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { InstructorCard } from '@/shared/ui/cards/InstructorCard';
import { PersonName } from '@/shared/ui/content/PersonName';
import { Picture } from '@/shared/ui/content/Picture';
import { RichText } from '@/shared/ui/content/RichText';
import { hueOf } from '@/shared/ui/subjects';
import styles from './InstructorList.module.css';

/** Most tags on a card. */
const mostTags = 3;

/** Lists the teachers of a course or a class, with their other courses. */
export function InstructorList({ teachers }: { teachers: readonly Instructor[] }) {
  return (
    <ul className={styles.people}>
      {teachers.map((person) => (
        <li key={person.id} {...hueOf(person.subjects[0]?.key, person.id)}>
          <Teacher person={person} />
        </li>
      ))}
    </ul>
  );
}

function Teacher({ person: { id, name, profilePicUrl, subjects, instructorHashtags } }: { person: Instructor }) {
  const { t } = useTranslation('common');
  const href = useHrefTo()(paths.instructor(id));
  const shown = <PersonName>{name}</PersonName>;
  return (
    <>
      <span className={styles.window}>
        <Picture src={profilePicUrl} width={160} height={160} />
      </span>
      <div>
        <h3>{href ? <AppLink href={href}>{shown}</AppLink> : shown}</h3>
        <InstructorTags tags={instructorHashtags.slice(0, mostTags)} />
        <InstructorSubjects subjects={subjects} />
        {href && (
          <ButtonLink variant="soft" size="sm" href={href} className={styles.all}>
            {t('cards.allBy', { name })}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

export function InstructorTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return <p className={styles.tags}>{joinTags(tags)}</p>;
}

/** Lists a teacher's subjects, each with its description. */
export function InstructorSubjects({ subjects }: Pick<Instructor, 'subjects'>) {
  return (
    <dl className={styles.subjects}>
      {subjects.map((subject) => (
        <div key={subject.id}>
          <dt>{subject.name}</dt>
          {subject.description && (
            <dd>
              <RichText html={subject.description} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** Names the teachers in one line below a title. */
export function InstructorLine({ teachers }: { teachers: readonly Instructor[] }) {
  const hrefTo = useHrefTo();
  if (teachers.length === 0) return null;
  return (
    <ul className={styles.line}>
      {teachers.map((person) => (
        <li key={person.id}>
          <InstructorCard
            inline
            name={person.name}
            text={joinNames(person.subjects)}
            picture={person.profilePicUrl}
            hue={hueOf(person.subjects[0]?.key, person.id)}
            href={hrefTo(paths.instructor(person.id)) || undefined}
          />
        </li>
      ))}
    </ul>
  );
}
