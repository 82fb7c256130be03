import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { catalogueDuck } from '@/core/catalogue/duck';
import { FilterBar } from '@/core/catalogue/FilterBar';
import { LessonListItem } from '@/core/classes/LessonListItem';
import { LessonListSkeleton } from '@/core/classes/LessonListSkeleton';
import { useDateGrouping } from '@/core/classes/useDateGrouping';
import { PagedList } from '@/core/lists/PagedList';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { classListsDuck } from '../lists/duck';
import { enterUpcoming } from '../lists/entry';
import { ListHead } from '../lists/ListHead';
import styles from '../lists/Lists.module.css';
import { NoLessons } from '../lists/NoLessons';
import { lessonId, lessonsSize, upcomingLessons, upcomingSelectors } from '../lists/state';

export const ducks = [catalogueDuck, classListsDuck];

export const enter = enterUpcoming;

export const head = (t: i18n['t']) => ({
  title: t('upcoming.title', { ns: 'classes' }),
  description: t('upcoming.description', { ns: 'classes' }),
});

export default function UpcomingLessonsPage() {
  const { t } = useTranslation('classes');
  const grouping = useDateGrouping<LiveLesson>(2);
  return (
    <div className="wrap">
      <ListHead title={t('upcoming.title')} text={t('upcoming.text')} />
      <div className={styles.filters}>
        <FilterBar />
      </div>
      <div className={styles.list}>
        <PagedList
          actions={upcomingLessons}
          selectors={upcomingSelectors}
          idOf={lessonId}
          Item={LessonListItem}
          headingLevel={2}
          layout="rows"
          grouping={grouping}
          skeleton={<LessonListSkeleton count={lessonsSize} />}
          empty={<NoLessons headingLevel={2} />}
          errorTitle={t('upcoming.error')}
          errorText={t('errorText')}
        />
      </div>
    </div>
  );
}
