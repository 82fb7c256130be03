import type { i18n } from 'i18next';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import type { Instructor } from '@/shared/entities/instructor';
import { excerptOf } from '@/shared/lib/plainText';
import type { EnterContext, PageProps, RouteParams } from '@/shared/routing/page';
import { paths } from '@/shared/routing/paths';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { Icon } from '@/shared/ui/Icon';
import styles from './InstructorItemsPage.module.css';
import { instructorDetailDuck } from './saga';
import {
  type InstructorDetailSlice,
  instructorProfile,
  profileOf,
  selectProfileMissing,
  selectProfileState,
  taughtCourses,
  taughtTopics,
} from './state';
import { TaughtCourses, TaughtTopics } from './Taught';
import { WithProfile } from './WithProfile';

export const ducks = [instructorDetailDuck];

const showsTopics = ({ type }: RouteParams) => type !== 'course';
const showsCourses = ({ type }: RouteParams) => type !== 'live-topic';

export const enter = ({ params, load }: EnterContext) => {
  const id = Number(params.id);
  return [
    instructorProfile[load]({ id }),
    ...(showsTopics(params) ? [taughtTopics[load]({ id })] : []),
    ...(showsCourses(params) ? [taughtCourses[load]({ id })] : []),
  ];
};

export const notFound = selectProfileMissing;

export const head = (t: i18n['t'], root: InstructorDetailSlice, params: RouteParams) => {
  const profile = profileOf(selectProfileState(root), params.id);
  if (!profile) return { title: t('profile.title', { ns: 'instructors' }) };
  const { name, profilePicUrl } = profile.instructor;
  const description = excerptOf(profile.about ?? '');
  return {
    title: t('items.title', { name, ns: 'instructors' }),
    ...(description ? { description } : {}),
    ...(profilePicUrl ? { imageUrl: profilePicUrl } : {}),
  };
};

function Taught({ teacher, params }: PageProps & { teacher: Instructor }) {
  const { t } = useTranslation('instructors');
  const path = useLocalePath();
  return (
    <div className="wrap">
      <div className={styles.head}>
        <AppLink className={styles.back} href={path(paths.instructor(teacher.id))}>
          <Icon icon={ArrowLeft} size={18} />
          <span>{t('items.back')}</span>
        </AppLink>
        <h1>{t('items.title', { name: teacher.name })}</h1>
      </div>
      {showsTopics(params) && <TaughtTopics teacher={teacher} />}
      {showsCourses(params) && <TaughtCourses teacher={teacher} />}
    </div>
  );
}

/** Everything that an instructor teaches, or all of one kind. */
export default function InstructorItemsPage({ params }: PageProps) {
  return (
    <WithProfile id={params.id}>{({ instructor }) => <Taught teacher={instructor} params={params} />}</WithProfile>
  );
}
