import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useClassWords } from '@/domain/class/useClassWords';
import { InstructorSubjects, InstructorTags } from '@/domain/instructor/InstructorList';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import type { InstructorDetail } from '@/shared/entities/instructor';
import type { LiveTopicCard } from '@/shared/entities/liveTopic';
import { meanRating } from '@/shared/lib/meanRating';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { PersonName } from '@/shared/ui/content/PersonName';
import { Picture } from '@/shared/ui/content/Picture';
import { ReadMore } from '@/shared/ui/content/ReadMore';
import { RichText } from '@/shared/ui/content/RichText';
import { Stars, starsOf } from '@/shared/ui/content/Stars';
import { cx } from '@/shared/ui/cx';
import { Section } from '@/shared/ui/layout/Section';
import { hueOf } from '@/shared/ui/subjects';
import styles from './InstructorHeader.module.css';
import { nextTopic } from './nextTopic';
import { selectTaughtCourses, selectTaughtTopics } from './state';

/** Until the lists have come, probable words hold their room, so that nothing below them moves. */
const probableCourses = 2;
const isWaiting = ({ data, status }: { data: unknown; status: string }) => data === null && status !== 'failure';

/** An instructor's name, rating, tags, counts, next session and self-description, on the night; below it the subjects. */
export function InstructorHeader({ detail: { instructor, about } }: { detail: InstructorDetail }) {
  const { t } = useTranslation('instructors');
  const { id, name, profilePicUrl, subjects, instructorHashtags, liveTopicCount, subjectCount } = instructor;
  const topics = useSelector(selectTaughtTopics);
  const courses = useSelector(selectTaughtCourses);
  const rating = starsOf(meanRating([...(topics.data ?? []), ...(courses.data ?? [])]));
  const courseCount = courses.data?.length ?? probableCourses;
  const [first] = subjects;
  return (
    <div {...hueOf(first?.key, first?.id ?? id)}>
      <div className={cx('night', styles.band)}>
        <div className={cx('wrap', styles.header)}>
          <span className={styles.portrait}>
            <Picture src={profilePicUrl} width={176} height={220} priority />
          </span>
          <div className={styles.words}>
            <h1>
              <PersonName>{name}</PersonName>
            </h1>
            <InstructorTags tags={instructorHashtags} />
            <p className={styles.counts}>
              {rating && <Stars {...rating} />}
              {!rating && (isWaiting(topics) || isWaiting(courses)) && (
                <span className={styles.held}>
                  <Stars value={4.5} count={100} />
                </span>
              )}
              {liveTopicCount > 0 && <span>{t('detail.topicCount', { count: liveTopicCount })}</span>}
              {courseCount > 0 && courses.status !== 'failure' && (
                <span className={cx(isWaiting(courses) && styles.held)}>
                  {t('detail.courseCount', { count: courseCount })}
                </span>
              )}
              {subjectCount > 0 && <span>{t('detail.subjectCount', { count: subjectCount })}</span>}
            </p>
          </div>
          {about && (
            <ReadMore className={styles.about}>
              <RichText html={about} />
            </ReadMore>
          )}
          {isWaiting(topics) && liveTopicCount > 0 ? <HeldSession /> : <NextSession topics={topics.data ?? []} />}
        </div>
      </div>
      {subjects.length > 0 && (
        <div className="wrap">
          <Section title={t('detail.subjects')}>
            <InstructorSubjects subjects={subjects} />
          </Section>
        </div>
      )}
    </div>
  );
}

/** Holds the room of the next session until it is known. */
const HeldSession = () => <div className={cx(styles.next, styles.heldNext)} />;

/** Says when the session that is live, or comes next, is, and links to its class. */
function NextSession({ topics }: { topics: readonly LiveTopicCard[] }) {
  const { t } = useTranslation('instructors');
  const hrefTo = useHrefTo();
  const wordsOf = useClassWords();
  const topic = nextTopic(topics);
  const words = topic && wordsOf(topic.upcomingLessonStartAt, topic.upcomingLessonEndAt);
  if (!topic || !words) return null;
  // The list is of an earlier time, and the next one is on its way.
  if (words.phase === 'over') return <HeldSession />;
  const isLive = words.phase === 'live';
  return (
    <div className={cx(styles.next, isLive && styles.live)}>
      <p>{isLive ? words.when : t('detail.next', { when: words.when })}</p>
      <ButtonLink variant="lit" href={hrefTo(paths.topic(topic.id))}>
        {t('detail.seeClass')}
      </ButtonLink>
    </div>
  );
}
