import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectHomeContent } from '@/domain/catalogue/selectors';
import { homeContent } from '@/domain/catalogue/state';
import { selectHomeTopics } from '@/domain/class/state';
import { FetchBlock } from '@/platform/lists/FetchBlock';
import type { RegularClass } from '@/shared/entities/liveTopic';
import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { Grid } from '@/shared/ui/layout/Grid';
import { Section } from '@/shared/ui/layout/Section';
import { RegularClassItem } from './RegularClassItem';

/** Most classes of the home content that are shown. */
const mostClasses = 8;

const topicOf = ({ id, checkoutCollection }: RegularClass) => checkoutCollection?.liveTopicId ?? id;

/** The weekly classes of the region's home content that are not among the live classes above. */
export function RegularClasses() {
  const { t } = useTranslation('home');
  const state = useSelector(selectHomeContent);
  const above = useSelector(selectHomeTopics).data ?? [];
  const shown = (classes: readonly RegularClass[]) =>
    classes.filter((one) => above.every(({ id }) => id !== topicOf(one))).slice(0, mostClasses);
  return (
    <FetchBlock
      state={state}
      actions={homeContent}
      isEmpty={({ regularClasses }) => shown(regularClasses).length === 0}
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
          {shown(regularClasses).map((item) => (
            <li key={item.id}>
              <RegularClassItem item={item} />
            </li>
          ))}
        </Grid>
      )}
    </FetchBlock>
  );
}
