import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { TeacherSubjects, TeacherTags } from '@/domain/instructor/TeacherList';
import { useRetryPage } from '@/platform/navigation/useRetryPage';
import type { InstructorProfile } from '@/shared/entities/instructor';
import { PersonName } from '@/shared/ui/content/PersonName';
import { Picture } from '@/shared/ui/content/Picture';
import { ReadMore } from '@/shared/ui/content/ReadMore';
import { RichText } from '@/shared/ui/content/RichText';
import { Bar, Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { ErrorState } from '@/shared/ui/content/State';
import { cx } from '@/shared/ui/cx';
import type { Elements } from '@/shared/ui/elements';
import { Section } from '@/shared/ui/layout/Section';
import { hueOf } from '@/shared/ui/subjects';
import { profileOf, selectProfileState } from '../state';
import styles from './Profile.module.css';

/** An instructor's name, tags, counts, self-description and subjects. */
export function Profile({ profile: { instructor, about } }: { profile: InstructorProfile }) {
  const { t } = useTranslation('instructors');
  const { id, name, profilePicUrl, subjects, instructorHashtags, liveTopicCount, subjectCount } = instructor;
  const [first] = subjects;
  return (
    <div {...hueOf(first?.key, first?.id ?? id)}>
      <div className={styles.profile}>
        <span className={cx(styles.portrait, 'dimmed')}>
          <Picture src={profilePicUrl} width={176} height={176} priority />
        </span>
        <div>
          <h1>
            <PersonName>{name}</PersonName>
          </h1>
          <TeacherTags tags={instructorHashtags} />
          <p className={styles.counts}>
            {liveTopicCount > 0 && <span>{t('profile.topicCount', { count: liveTopicCount })}</span>}
            {subjectCount > 0 && <span>{t('profile.subjectCount', { count: subjectCount })}</span>}
          </p>
        </div>
      </div>
      <div className={styles.facts}>
        {about && (
          <Section title={t('profile.about')}>
            <div className={styles.about}>
              <ReadMore lines={10}>
                <RichText html={about} />
              </ReadMore>
            </div>
          </Section>
        )}
        {subjects.length > 0 && (
          <Section title={t('profile.subjects')}>
            <TeacherSubjects subjects={subjects} />
          </Section>
        )}
      </div>
    </div>
  );
}

function ProfileSkeleton() {
  const { t } = useTranslation('instructors');
  return (
    <div className={cx('wrap', styles.profile)}>
      <Block className={styles.portrait} />
      <div className={styles.skeleton}>
        <h1 className="srOnly">{t('profile.title')}</h1>
        <Skeleton className={styles.skeleton}>
          <Bar width={60} />
          <Bar width={45} />
        </Skeleton>
      </div>
    </div>
  );
}

interface WithProfileProps {
  /** Id from the address. */
  id: string | undefined;
  children: (profile: InstructorProfile) => Elements;
}

/** Renders its children once the instructor has loaded; until then a skeleton, or an error. */
export function WithProfile({ id, children }: WithProfileProps) {
  const { t } = useTranslation(['instructors', 'common']);
  const retry = useRetryPage();
  const state = useSelector(selectProfileState);
  const profile = profileOf(state, id);
  if (profile) return children(profile);
  if (state.status !== 'failure') return <ProfileSkeleton />;
  return <ErrorState headingLevel={1} title={t('profile.error')} text={t('common:errors.generic')} onRetry={retry} />;
}
