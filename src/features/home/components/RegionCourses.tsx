import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useFilter } from '@/core/catalogue/useFilter';
import { regionCourses, selectRegionCourses } from '@/core/courses/state';
import { FetchBlock } from '@/core/lists/FetchBlock';
import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { selectCoursesParams } from '../queries';
import { FoldedCourses, foldedSize } from './FoldedCourses';
import { NoCourses } from './NoCourses';

export function RegionCourses({ frame }: { frame: (content: ReactNode) => ReactNode }) {
  const { t } = useTranslation('home');
  const dispatch = useDispatch();
  const params = useSelector(selectCoursesParams);
  const state = useSelector(selectRegionCourses);
  const { isFiltered } = useFilter();
  return (
    <FetchBlock
      state={state}
      isEmpty={(list) => list.length === 0}
      empty={isFiltered ? <NoCourses /> : null}
      errorTitle={t('courses.error')}
      errorText={t('courses.errorText')}
      onRetry={() => dispatch(regionCourses.request(params))}
      skeleton={<CardSkeletons kind="course" count={foldedSize} layout="course" />}
      frame={frame}
    >
      {(list) => <FoldedCourses courses={list} />}
    </FetchBlock>
  );
}
