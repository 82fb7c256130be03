import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import type { InstructorProfile } from '@/shared/entities/instructor';
import { excerptOf } from '@/shared/lib/plainText';
import type { EnterContext, PageProps, RouteParams } from '@/shared/routing/page';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { EmptyState } from '@/shared/ui/content/State';
import styles from './InstructorPage.module.css';
import { Profile } from './Profile';
import { instructorDetailDuck } from './saga';
import {
  type InstructorDetailSlice,
  instructorProfile,
  profileOf,
  selectProfileMissing,
  selectProfileState,
  selectTaughtCourses,
  selectTaughtTopics,
  taughtCourses,
  taughtTopics,
} from './state';
import { TaughtCourses, TaughtTopics } from './Taught';
import { WithProfile } from './WithProfile';

export const ducks = [instructorDetailDuck];

export const enter = ({ params, load }: EnterContext) => {
  const id = Number(params.id);
  return [instructorProfile[load]({ id }), taughtTopics[load]({ id }), taughtCourses[load]({ id })];
};

export const notFound = selectProfileMissing;

export const head = (t: i18n['t'], root: InstructorDetailSlice, params: RouteParams) => {
  const profile = profileOf(selectProfileState(root), params.id);
  if (!profile) return { title: t('profile.title', { ns: 'instructors' }) };
  const { name, profilePicUrl } = profile.instructor;
  const description = excerptOf(profile.about ?? '');
  return {
    title: name,
    ...(description ? { description } : {}),
    ...(profilePicUrl ? { imageUrl: profilePicUrl } : {}),
  };
};

/** Most cards of each kind on the profile; another page lists all. */
const most = { topics: 4, courses: 8 };

/** Cards in a row of a desktop, which classes and courses share when they are few. */
const columns = 4;

function Page({ profile }: { profile: InstructorProfile }) {
  const { t } = useTranslation('instructors');
  const path = useLocalePath();
  const topics = useSelector(selectTaughtTopics);
  const courses = useSelector(selectTaughtCourses);
  const { instructor } = profile;
  const [topicCount, courseCount] = [topics.data?.length ?? 0, courses.data?.length ?? 0];
  const share = topicCount > 0 && courseCount > 0 && topicCount + courseCount <= columns;
  const teachesNothing = topics.data?.length === 0 && courses.data?.length === 0;
  return (
    <article>
      <Profile profile={profile} />
      <div className="wrap">
        {teachesNothing ? (
          <div className={styles.offer}>
            <EmptyState
              boxed
              headingLevel={2}
              title={t('profile.nothingTitle')}
              text={t('profile.nothing', { name: instructor.name })}
              action={<ButtonLink href={path(paths.instructors('all'))}>{t('profile.others')}</ButtonLink>}
            />
          </div>
        ) : (
          <div className={share ? styles.shared : undefined} data-topics={topicCount} data-courses={courseCount}>
            <TaughtTopics teacher={instructor} most={most.topics} />
            <TaughtCourses teacher={instructor} most={most.courses} isBeside={share} />
          </div>
        )}
      </div>
    </article>
  );
}

export default function InstructorPage({ params }: PageProps) {
  return <WithProfile id={params.id}>{(profile) => <Page profile={profile} />}</WithProfile>;
}
