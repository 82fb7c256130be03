import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { FilterBar } from '@/domain/catalogue/FilterBar';
import { readChoice } from '@/domain/catalogue/filter';
import { NothingMatches } from '@/domain/catalogue/NothingMatches';
import { courseLevels, filterOpened } from '@/domain/catalogue/state';
import { CourseItem } from '@/domain/course/CourseItem';
import { type CoursesSlice, courseId, groupCourses, groupCoursesSelectors, selectGroup } from '@/domain/course/state';
import type { ItemComponent } from '@/platform/lists/GroupedItems';
import { PagedList } from '@/platform/lists/PagedList';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import type { CourseCard } from '@/shared/entities/course';
import { excerptOf } from '@/shared/lib/plainText';
import type { EnterContext, PageProps } from '@/shared/routing/page';
import { paths } from '@/shared/routing/paths';
import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { RichText } from '@/shared/ui/content/RichText';
import { Bar, Skeleton } from '@/shared/ui/content/Skeleton';
import { ListBody, ListFilters, ListHead } from '@/shared/ui/layout/ListPage';
import styles from './CourseGroupPage.module.css';
import { courseGroupDuck } from './saga';
import { groupOpened } from './state';

export const ducks = [courseGroupDuck];

export const enter = ({ params, search, region, load }: EnterContext) => [
  courseLevels[load]({ region }),
  filterOpened({ levels: 'course', choice: { ...readChoice(search), group: null }, load }),
  groupOpened(Number(params.id), load),
];

export const notFound = groupCoursesSelectors.selectMissing;

export const head = (t: i18n['t'], root: CoursesSlice) => {
  const group = selectGroup(root);
  const description = excerptOf(group?.description ?? '');
  return {
    title: group?.title || group?.name || t('title', { ns: 'courses' }),
    ...(description ? { description } : {}),
  };
};

/** The list is right below the h1. */
const Course: ItemComponent<CourseCard> = (props) => <CourseItem {...props} headingLevel={2} />;

/** Cards in the skeleton of a list of 24: more than fit into a window. */
const skeletonCount = 12;

export default function CourseGroupPage({ params }: PageProps) {
  const { t } = useTranslation('courses');
  const loaded = useSelector(selectGroup);
  const group = loaded && String(loaded.id) === params.id ? loaded : null;
  const failed = useSelector(groupCoursesSelectors.selectDisplayState) === 'ERROR';
  const found = useSelector(groupCoursesSelectors.selectFound);
  const all = useLocalePath()(paths.courses());
  return (
    <div className="wrap">
      <ListHead>
        {group || failed ? (
          <>
            <h1>{group ? group.title || group.name : t('title')}</h1>
            {group?.description && <RichText className={styles.groupText} html={group.description} />}
          </>
        ) : (
          <>
            <h1 className="srOnly">{t('title')}</h1>
            <Skeleton className={styles.headSkeleton}>
              <p className={styles.titleSkeleton}>
                <Bar width={60} />
              </p>
              <p className={styles.groupText}>
                <Bar />
                <Bar width={45} className={styles.phoneSkeleton} />
              </p>
            </Skeleton>
          </>
        )}
      </ListHead>
      <ListFilters>
        <FilterBar lists={[{ kind: 'courses', found }]} />
      </ListFilters>
      <ListBody>
        <PagedList
          actions={groupCourses}
          selectors={groupCoursesSelectors}
          idOf={courseId}
          Item={Course}
          headingLevel={2}
          layout="course"
          skeleton={<CardSkeletons kind="course" count={skeletonCount} layout="course" />}
          empty={
            <NothingMatches
              headingLevel={2}
              title={t('all.emptyTitle')}
              filteredText={(filter) => t(`all.emptyFilter.${filter.key}`, { ...filter })}
              text={t('all.empty')}
              link={{ href: all, label: t('all.title') }}
            />
          }
          errorTitle={t('all.error')}
          errorText={t('all.errorText')}
        />
      </ListBody>
    </div>
  );
}
