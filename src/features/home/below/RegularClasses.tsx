import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectHomeContent } from '@/domain/catalogue/selectors';
import { homeContent } from '@/domain/catalogue/state';
import { selectHomeTopics } from '@/domain/class/state';
import { FetchBlock } from '@/platform/lists/FetchBlock';
import type { RegularClass } from '@/shared/entities/liveTopic';
import { Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { Grid } from '@/shared/ui/layout/Grid';
import { Section } from '@/shared/ui/layout/Section';
import minor from './HomeBelow.module.css';
import styles from './RegularClasses.module.css';
import { WeeklyItem } from './WeeklyItem';
import { weeklyClasses } from './weeklyClasses';

/** The weekly classes of the region's home content that are not among the live classes above. */
export function RegularClasses() {
  const { t } = useTranslation('home');
  const state = useSelector(selectHomeContent);
  const above = useSelector(selectHomeTopics).data ?? [];
  const shown = (classes: readonly RegularClass[]) => weeklyClasses(classes, above);
  return (
    <FetchBlock
      state={state}
      actions={homeContent}
      isEmpty={({ regularClasses }) => shown(regularClasses).length === 0}
      errorTitle={t('regular.error')}
      skeleton={
        <Skeleton>
          <Block className={styles.skeleton} />
        </Skeleton>
      }
      frame={(content) => (
        <Section className={minor.minor} title={t('regular.title')}>
          {content}
        </Section>
      )}
    >
      {({ regularClasses }) => (
        <Grid kind="live" className={styles.list}>
          {shown(regularClasses).map((item) => (
            <li key={item.id}>
              <WeeklyItem item={item} />
            </li>
          ))}
        </Grid>
      )}
    </FetchBlock>
  );
}
