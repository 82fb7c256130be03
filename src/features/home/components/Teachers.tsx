import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { InstructorItem } from '@/core/instructors/InstructorItem';
import { homeInstructors, homeInstructorsSize, selectHomeInstructors } from '@/core/instructors/state';
import { FetchBlock } from '@/core/lists/FetchBlock';
import { selectRegion } from '@/core/locale/reducer';
import { useHrefTo } from '@/core/navigation/useHrefTo';
import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { Grid } from '@/shared/ui/layout/Grid';
import { Section } from '@/shared/ui/layout/Section';

export function Teachers() {
  const { t } = useTranslation('home');
  const dispatch = useDispatch();
  const region = useSelector(selectRegion);
  const state = useSelector(selectHomeInstructors);
  const all = useHrefTo()('/instructors/all');
  return (
    <FetchBlock
      state={state}
      isEmpty={(list) => list.length === 0}
      errorTitle={t('teachers.error')}
      onRetry={() => dispatch(homeInstructors.request({ region }))}
      skeleton={<CardSkeletons kind="instructor" count={homeInstructorsSize} layout="people5" />}
      frame={(content) => (
        <Section title={t('teachers.title')} {...(all ? { more: { href: all, label: t('seeAll') } } : {})}>
          {content}
        </Section>
      )}
    >
      {(list) => (
        <Grid kind="people5">
          {list.map((teacher) => (
            <li key={teacher.id}>
              <InstructorItem item={teacher} />
            </li>
          ))}
        </Grid>
      )}
    </FetchBlock>
  );
}
