import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { FilterBar } from '@/domain/catalogue/FilterBar';
import { PagedList } from '@/platform/lists/PagedList';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { ListBody, ListFilters, ListHead } from '@/shared/ui/layout/ListPage';
import { LessonListItem } from '../parts/LessonListItem';
import { LessonListSkeleton } from '../parts/LessonListSkeleton';
import { useDateGrouping } from '../parts/useDateGrouping';
import { enterUpcoming } from './enter';
import { NoLessons } from './NoLessons';
import { classListsDuck } from './saga';
import { lessonId, lessonsSize, upcomingLessons, upcomingSelectors } from './state';

export const ducks = [classListsDuck];

export const enter = enterUpcoming;

export const head = (t: i18n['t']) => ({
  title: t('upcoming.title', { ns: 'classes' }),
  description: t('upcoming.description', { ns: 'classes' }),
});

export default function UpcomingLessonsPage() {
  const { t } = useTranslation('classes');
  const grouping = useDateGrouping<LiveLesson>(2);
  const found = useSelector(upcomingSelectors.selectFound);
  return (
    <div className="wrap">
      <ListHead>
        <h1>{t('upcoming.title')}</h1>
        <p>{t('upcoming.text')}</p>
      </ListHead>
      <ListFilters>
        <FilterBar lists={[{ kind: 'lessons', found }]} />
      </ListFilters>
      <ListBody>
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
      </ListBody>
    </div>
  );
}
