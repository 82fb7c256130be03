import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { courseId, purchasedCourses, purchasedSelectors, purchasedSize } from '@/domain/course/state';
import { useAutoRefresh } from '@/domain/feed/refresh/useAutoRefresh';
import { PagedList } from '@/platform/lists/PagedList';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { useEntrancePaths } from '@/platform/navigation/useEntrancePaths';
import { selectLoggedIn } from '@/platform/session/state';
import { useIsParent } from '@/platform/session/useIsParent';
import type { EnterContext } from '@/shared/routing/page';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { EmptyState } from '@/shared/ui/content/State';
import { ListBody, ListHead } from '@/shared/ui/layout/ListPage';
import { OwnCourse } from './OwnCourse';
import { purchasedDuck } from './saga';
import { ownProgress } from './state';

export const ducks = [purchasedDuck];

/** Guests see a link to the login page; nothing is loaded for them. */
export const enter = ({ loggedIn, load }: EnterContext) =>
  loggedIn ? [purchasedCourses[load](null), ownProgress[load](null)] : [];

export const head = (t: i18n['t']) => ({ title: t('purchased.title', { ns: 'courses' }) });

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
  useAutoRefresh('learningCourses');
  return (
    <PagedList
      actions={purchasedCourses}
      selectors={purchasedSelectors}
      idOf={courseId}
      Item={OwnCourse}
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
  const isParent = useIsParent();
  return (
    <div className="wrap">
      <ListHead>
        <h1>{t('purchased.title')}</h1>
        <p>{t(isParent ? 'purchased.textParent' : 'purchased.text')}</p>
      </ListHead>
      <ListBody>{loggedIn ? <Purchased /> : <SignIn />}</ListBody>
    </div>
  );
}
