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
import { OpenInstructor } from './OpenInstructor';
import { instructorDuck } from './saga';
import {
  type InstructorSlice,
  instructorDetail,
  selectInstructorMissing,
  selectInstructorOf,
  taughtCourses,
  taughtTopics,
} from './state';
import { TaughtCourses, TaughtTopics } from './Taught';

export const ducks = [instructorDuck];

const showsTopics = ({ type }: RouteParams) => type !== 'course';
const showsCourses = ({ type }: RouteParams) => type !== 'live-topic';

export const enter = ({ params, load }: EnterContext) => {
  const id = Number(params.id);
  return [
    instructorDetail[load]({ id }),
    ...(showsTopics(params) ? [taughtTopics[load]({ id })] : []),
    ...(showsCourses(params) ? [taughtCourses[load]({ id })] : []),
  ];
};

export const notFound = selectInstructorMissing;

export const head = (t: i18n['t'], root: InstructorSlice, params: RouteParams) => {
  const detail = selectInstructorOf(root, params);
  if (!detail) return { title: t('detail.title', { ns: 'instructors' }) };
  const { name, profilePicUrl } = detail.instructor;
  const description = excerptOf(detail.about ?? '');
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
    <OpenInstructor params={params}>
      {({ instructor }) => <Taught teacher={instructor} params={params} />}
    </OpenInstructor>
  );
}
