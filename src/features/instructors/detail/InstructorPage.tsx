import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import type { InstructorDetail } from '@/shared/entities/instructor';
import { excerptOf } from '@/shared/lib/plainText';
import type { EnterContext, PageProps, RouteParams } from '@/shared/routing/page';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { EmptyState } from '@/shared/ui/content/State';
import { InstructorHeader } from './InstructorHeader';
import styles from './InstructorPage.module.css';
import { OpenInstructor } from './OpenInstructor';
import { instructorDuck } from './saga';
import {
  type InstructorSlice,
  instructorDetail,
  selectInstructorMissing,
  selectInstructorOf,
  selectTaughtCourses,
  selectTaughtTopics,
  taughtCourses,
  taughtTopics,
} from './state';
import { TaughtCourses, TaughtTopics } from './Taught';

export const ducks = [instructorDuck];

export const enter = ({ params, load }: EnterContext) => {
  const id = Number(params.id);
  return [instructorDetail[load]({ id }), taughtTopics[load]({ id }), taughtCourses[load]({ id })];
};

export const notFound = selectInstructorMissing;

export const head = (t: i18n['t'], root: InstructorSlice, params: RouteParams) => {
  const detail = selectInstructorOf(root, params);
  if (!detail) return { title: t('detail.title', { ns: 'instructors' }) };
  const { name, profilePicUrl } = detail.instructor;
  const description = excerptOf(detail.about ?? '');
  return {
    title: name,
    ...(description ? { description } : {}),
    ...(profilePicUrl ? { imageUrl: profilePicUrl } : {}),
  };
};

/** Most cards of each kind on this page; another page lists all. */
const most = { topics: 4, courses: 8 };

/** Cards in a row of a desktop, which classes and courses share when they are few. */
const columns = 4;

function Page({ detail }: { detail: InstructorDetail }) {
  const { t } = useTranslation('instructors');
  const path = useLocalePath();
  const topics = useSelector(selectTaughtTopics);
  const courses = useSelector(selectTaughtCourses);
  const { instructor } = detail;
  const [topicCount, courseCount] = [topics.data?.length ?? 0, courses.data?.length ?? 0];
  const share = topicCount > 0 && courseCount > 0 && topicCount + courseCount <= columns;
  const teachesNothing = topics.data?.length === 0 && courses.data?.length === 0;
  return (
    <article>
      <InstructorHeader detail={detail} />
      <div className="wrap">
        {teachesNothing ? (
          <div className={styles.offer}>
            <EmptyState
              boxed
              headingLevel={2}
              title={t('detail.nothingTitle')}
              text={t('detail.nothing', { name: instructor.name })}
              action={<ButtonLink href={path(paths.instructors('all'))}>{t('detail.others')}</ButtonLink>}
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
  return <OpenInstructor params={params}>{(detail) => <Page detail={detail} />}</OpenInstructor>;
}
