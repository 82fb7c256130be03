import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectHomeContent } from '@/domain/catalogue/selectors';
import { useFilter } from '@/domain/catalogue/useFilter';
import { homeTopics, selectHomeTopics } from '@/domain/class/state';
import { useClassWords } from '@/domain/class/useClassWords';
import { useEnrollStatus } from '@/domain/enrolment/useEnrollStatus';
import { FetchBlock } from '@/platform/lists/FetchBlock';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import { isTopicEnrolled } from '@/shared/entities/enrolment';
import type { LiveTopicCard } from '@/shared/entities/liveTopic';
import { paths } from '@/shared/routing/paths';
import { SmallCard } from '@/shared/ui/cards/SmallCard';
import { firstPicture } from '@/shared/ui/content/pictureSources';
import { cx } from '@/shared/ui/cx';
import { Rail } from '@/shared/ui/layout/Rail';
import { Section } from '@/shared/ui/layout/Section';
import { hueOf } from '@/shared/ui/subjects';
import { liveId } from '../anchors';
import minor from './HomeBelow.module.css';
import { NoClasses } from './NoClasses';
import { SmallSkeletons } from './SmallSkeletons';
import { WeeklyItem } from './WeeklyItem';
import { weeklyClasses } from './weeklyClasses';

function SmallClass({ topic }: { topic: LiveTopicCard }) {
  const { t } = useTranslation('common');
  const hrefTo = useHrefTo();
  const wordsOf = useClassWords();
  const isEnrolled = isTopicEnrolled({ enrollStatus: useEnrollStatus('topic', topic) });
  const { upcomingLessonStartAt: startAt, upcomingLessonEndAt: endAt, liveSubject } = topic;
  const words = startAt === null ? null : wordsOf(startAt, endAt);
  const when = words && words.phase !== 'over' ? words.when : topic.frequency;
  return (
    <SmallCard
      href={hrefTo(paths.topic(topic.id))}
      title={topic.name}
      hue={hueOf(liveSubject?.key, liveSubject?.id ?? topic.id)}
      picture={firstPicture(topic.picture, topic.pictureUrl)}
      night
      meta={when ? [when] : []}
      {...(isEnrolled ? { badge: { kind: 'completed', label: t('cards.enrolled') } } : {})}
    />
  );
}

/** The region's live topics that match the filter, and its other weekly classes, in small: a member has classes already. */
export function SmallClasses() {
  const { t } = useTranslation('home');
  const { isFiltered } = useFilter();
  const weekly = useSelector(selectHomeContent).data?.regularClasses ?? [];
  const all = useLocalePath()(paths.topics());
  return (
    <FetchBlock
      state={useSelector(selectHomeTopics)}
      actions={homeTopics}
      isEmpty={(list) => list.length === 0}
      empty={isFiltered ? <NoClasses /> : null}
      errorTitle={t('live.error')}
      errorText={t('courses.errorText')}
      skeleton={<SmallSkeletons />}
      frame={(content) => (
        <Section id={liveId} title={t('live.title')} more={{ href: all, label: t('seeAll') }}>
          {content}
        </Section>
      )}
    >
      {(list) => (
        <Rail className={cx(minor.lowRail, minor.whole)}>
          {list.map((topic) => (
            <li key={topic.id}>
              <SmallClass topic={topic} />
            </li>
          ))}
          {weeklyClasses(
            weekly,
            list.map(({ id }) => id),
          ).map((item) => (
            <li key={`weekly${item.id}`}>
              <WeeklyItem item={item} />
            </li>
          ))}
        </Rail>
      )}
    </FetchBlock>
  );
}
