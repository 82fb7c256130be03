import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { FilterBar } from '@/domain/catalogue/FilterBar';
import { allCoursesSelectors, selectAllCoursesHead } from '@/domain/course/state';
import { promotionsDuck } from '@/domain/promotion/saga';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { BySession } from '@/platform/session/BySession';
import { selectSiteInfo } from '@/platform/site/state';
import { plainText } from '@/shared/lib/plainText';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { ErrorPlace } from '@/shared/ui/content/PageErrors';
import { cx } from '@/shared/ui/cx';
import { ListFilters, ListFoot, ListHead, ListLinks } from '@/shared/ui/layout/ListPage';
import { AllCourses, LeadGroups } from './AllCourses';
import styles from './AllCourses.module.css';
import { enterCourses } from './enter';
import { GroupRows } from './GroupRows';
import { Recommended } from './Recommended';
import { courseHomeDuck } from './saga';

export const ducks = [courseHomeDuck, promotionsDuck];

export const enter = enterCourses;

export const head = (t: i18n['t']) => ({
  title: t('title', { ns: 'courses' }),
  description: t('description', { ns: 'courses' }),
});

export default function CoursesPage() {
  const { t } = useTranslation('courses');
  const found = useSelector(allCoursesSelectors.selectFound);
  const { courseGroup } = useSelector(selectAllCoursesHead);
  const description = plainText(courseGroup?.description ?? '');
  const site = useSelector(selectSiteInfo);
  const path = useLocalePath();
  const own = (
    <ListLinks>
      <ButtonLink variant="outline" href={path(paths.purchasedCourses())}>
        {t('purchased.title')}
      </ButtonLink>
    </ListLinks>
  );
  return (
    <div className="wrap rendersNear">
      <ListHead
        links={
          <>
            <LeadGroups />
            <BySession guest={null} member={own} waiting={own} />
          </>
        }
      >
        <h1>{t('title')}</h1>
        <p className={cx('wholeWords', description && styles.phoneText)}>{t('text')}</p>
        {description && <p className={cx('wholeWords', styles.text)}>{description}</p>}
      </ListHead>
      <ListFilters>
        <FilterBar lists={[{ kind: 'courses', found }]} />
      </ListFilters>
      <ErrorPlace />
      <AllCourses />
      <GroupRows />
      <Recommended />
      {site?.showInstructorBtn.course && <ListFoot href={path(paths.instructors('course'))} label={t('teachers')} />}
    </div>
  );
}
