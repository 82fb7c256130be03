import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { CourseItem } from '@/domain/course/CourseItem';
import { coursesDuck } from '@/domain/course/saga';
import { courseId, purchasedCourses, purchasedSelectors, purchasedSize } from '@/domain/course/state';
import { PagedList } from '@/platform/lists/PagedList';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { useEntrancePaths } from '@/platform/navigation/useEntrancePaths';
import { selectLoggedIn } from '@/platform/session/state';
import type { CourseCard } from '@/shared/entities/course';
import type { EnterContext } from '@/shared/routing/page';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { EmptyState } from '@/shared/ui/content/State';
import { ListBody, ListHead } from '@/shared/ui/layout/ListPage';

export const ducks = [coursesDuck];

/** Guests see a link to the login page; nothing is loaded for them. */
export const enter = ({ loggedIn, load }: EnterContext) => (loggedIn ? [purchasedCourses[load](null)] : []);

export const head = (t: i18n['t']) => ({ title: t('purchased.title', { ns: 'courses' }) });

const Course = ({ item }: { item: CourseCard }) => <CourseItem item={item} headingLevel={2} learning />;

function SignIn() {
  const { t } = useTranslation('courses');
  const { login } = useEntrancePaths();
  return (
    <EmptyState
      boxed
      headingLevel={2}
      title={t('purchased.signInTitle')}
      text={t('purchased.signInText')}
      action={<ButtonLink href={login}>{t('purchased.signIn')}</ButtonLink>}
    />
  );
}

function Purchased() {
  const { t } = useTranslation('courses');
  const path = useLocalePath();
  return (
    <PagedList
      actions={purchasedCourses}
      selectors={purchasedSelectors}
      idOf={courseId}
      Item={Course}
      headingLevel={2}
      layout="course"
      skeleton={<CardSkeletons kind="course" count={purchasedSize} layout="course" />}
      empty={
        <EmptyState
          boxed
          headingLevel={2}
          title={t('purchased.emptyTitle')}
          text={t('purchased.emptyText')}
          action={<ButtonLink href={path(paths.courses())}>{t('purchased.emptyAction')}</ButtonLink>}
        />
      }
      errorTitle={t('all.error')}
      errorText={t('purchased.errorText')}
    />
  );
}

export default function PurchasedCoursesPage() {
  const { t } = useTranslation('courses');
  const loggedIn = useSelector(selectLoggedIn);
  return (
    <div className="wrap">
      <ListHead>
        <h1>{t('purchased.title')}</h1>
        <p>{t('purchased.text')}</p>
      </ListHead>
      <ListBody>{loggedIn ? <Purchased /> : <SignIn />}</ListBody>
    </div>
  );
}
