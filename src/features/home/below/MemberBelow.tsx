import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectOwnLevel } from '@/domain/catalogue/selectors';
import { type FeedSlice, selectOwnSessions, selectUpNext } from '@/domain/feed/state';
import { cx } from '@/shared/ui/cx';
import type { Elements } from '@/shared/ui/elements';
import type { HomeFlow } from '../flow';
import { OwnSessions } from '../top/OwnSessions';
import { Bundles } from './Bundles';
import { Courses } from './Courses';
import { SmallFreeLessons } from './FreeLessons';
import styles from './HomeBelow.module.css';
import { Instructors } from './Instructors';
import { Offerings } from './Offerings';
import { Posts } from './Posts';
import { SmallClasses } from './SmallClasses';

/** Whether it is known that the student has sessions or none, or will not be known: what is beside them then stays there. */
const selectSessionsKnown = (root: FeedSlice): boolean =>
  [selectOwnSessions(root), selectUpNext(root)].some(({ data, status }) => data !== null || status === 'failure');

interface MemberBelowProps {
  flow: HomeFlow;
  filter: Elements;
  news: Elements;
}

/** What a member finds below the first screen: their own sessions, what fits their level, and the rest in small. */
export function MemberBelow({ flow, filter, news }: MemberBelowProps) {
  const { t } = useTranslation('home');
  const level = useSelector(selectOwnLevel)?.name;
  const isKnown = useSelector(selectSessionsKnown);
  return (
    <>
      <div className={cx(styles.pair, !isKnown && styles.unknown)}>
        <OwnSessions />
        {news}
      </div>
      {filter}
      {flow.regularClassFirst && <SmallClasses />}
      <Courses title={level ? t('forYou.title', { level }) : t('forYou.any')} aside={<Offerings />} />
      {!flow.regularClassFirst && <SmallClasses />}
      <div className={styles.rest}>
        <Bundles inRow />
        <SmallFreeLessons />
        <Instructors inRow />
        <Posts inRow />
      </div>
    </>
  );
}
