import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectHomeContent } from '@/domain/catalogue/selectors';
import { homeContent } from '@/domain/catalogue/state';
import { selectHomeTopics } from '@/domain/class/state';
import { FetchBlock } from '@/platform/lists/FetchBlock';
import type { RegularClass } from '@/shared/entities/liveTopic';
import { Rail } from '@/shared/ui/layout/Rail';
import { Section } from '@/shared/ui/layout/Section';
import minor from './HomeBelow.module.css';
import { SmallSkeletons } from './SmallSkeletons';
import { WeeklyItem } from './WeeklyItem';
import { weeklyClasses } from './weeklyClasses';

/** The weekly classes of the region's home content that are not among the live classes above. */
export function RegularClasses() {
  const { t } = useTranslation('home');
  const state = useSelector(selectHomeContent);
  const above = (useSelector(selectHomeTopics).data ?? []).map(({ id }) => id);
  const shown = (classes: readonly RegularClass[]) => weeklyClasses(classes, above);
  return (
    <FetchBlock
      state={state}
      actions={homeContent}
      isEmpty={({ regularClasses }) => shown(regularClasses).length === 0}
      errorTitle={t('regular.error')}
      skeleton={<SmallSkeletons />}
      frame={(content) => (
        <Section className={minor.minor} title={t('regular.title')}>
          {content}
        </Section>
      )}
    >
      {({ regularClasses }) => (
        <Rail className={minor.lowRail}>
          {shown(regularClasses).map((item) => (
            <li key={item.id}>
              <WeeklyItem item={item} />
            </li>
          ))}
        </Rail>
      )}
    </FetchBlock>
  );
}
