import type { i18n } from 'i18next';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import type { Instructor } from '@/shared/entities/instructor';
import { plainText } from '@/shared/lib/plainText';
import { paths } from '@/shared/routing/paths';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { Icon } from '@/shared/ui/Icon';
import styles from '../InstructorPages.module.css';
import { instructorPagesDuck } from '../saga';
import {
  type InstructorPagesSlice,
  instructorProfile,
  profileOf,
  selectProfileMissing,
  selectProfileState,
  taughtCourses,
  taughtTopics,
} from '../state';
import { WithProfile } from './Profile';
import { TaughtCourses, TaughtTopics } from './Taught';

export const ducks = [instructorPagesDuck];

interface Entry {
  params: Readonly<Record<string, string>>;
  load: 'request' | 'ensure';
}

const showsTopics = ({ type }: Entry['params']) => type !== 'course';
const showsCourses = ({ type }: Entry['params']) => type !== 'live-topic';

export const enter = ({ params, load }: Entry) => {
  const id = Number(params.id);
  return [
    instructorProfile[load]({ id }),
    ...(showsTopics(params) ? [taughtTopics[load]({ id })] : []),
    ...(showsCourses(params) ? [taughtCourses[load]({ id })] : []),
  ];
};

export const notFound = selectProfileMissing;

export const head = (t: i18n['t'], root: InstructorPagesSlice, params: Entry['params']) => {
  const profile = profileOf(selectProfileState(root), params.id);
  if (!profile) return { title: t('profile.title', { ns: 'instructors' }) };
  const { name, profilePicUrl } = profile.instructor;
  const description = plainText(profile.about ?? '');
  return {
    title: t('items.title', { name, ns: 'instructors' }),
    ...(description ? { description } : {}),
    ...(profilePicUrl ? { imageUrl: profilePicUrl } : {}),
  };
};

interface PageProps {
  teacher: Instructor;
  params: Entry['params'];
}

function Page({ teacher, params }: PageProps) {
  const { t } = useTranslation('instructors');
  const path = useLocalePath();
  return (
    <div className="wrap">
      <div className={styles.head}>
        <AppLink className={styles.back} href={path(paths.instructor(teacher.id))}>
          <Icon icon={ArrowLeft} size={18} />
          {t('items.back')}
        </AppLink>
        <h1>{t('items.title', { name: teacher.name })}</h1>
      </div>
      {showsTopics(params) && <TaughtTopics teacher={teacher} />}
      {showsCourses(params) && <TaughtCourses teacher={teacher} />}
    </div>
  );
}

/** Everything that an instructor teaches, or all of one kind. */
export default function InstructorItemsPage({ params }: Pick<Entry, 'params'>) {
  return <WithProfile id={params.id}>{({ instructor }) => <Page teacher={instructor} params={params} />}</WithProfile>;
}
