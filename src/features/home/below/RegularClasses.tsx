import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectHomeContent } from '@/domain/catalogue/selectors';
import { homeContent } from '@/domain/catalogue/state';
import { RegularClassItem } from '@/domain/class/RegularClassItem';
import { FetchBlock } from '@/platform/lists/FetchBlock';
import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { Grid } from '@/shared/ui/layout/Grid';
import { Section } from '@/shared/ui/layout/Section';

/** Most classes of the home content that are shown. */
const mostClasses = 8;

/** The weekly classes of the region's home content. */
export function RegularClasses() {
  const { t } = useTranslation('home');
  const state = useSelector(selectHomeContent);
  return (
    <FetchBlock
      state={state}
      actions={homeContent}
      isEmpty={({ regularClasses }) => regularClasses.length === 0}
      errorTitle={t('regular.error')}
      skeleton={<CardSkeletons kind="live" count={mostClasses} layout="live" />}
      frame={(content) => (
        <Section title={t('regular.title')} sub={t('regular.text')}>
          {content}
        </Section>
      )}
    >
      {({ regularClasses }) => (
        <Grid kind="live">
          {regularClasses.slice(0, mostClasses).map((item) => (
            <li key={item.id}>
              <RegularClassItem item={item} />
            </li>
          ))}
        </Grid>
      )}
    </FetchBlock>
  );
}
