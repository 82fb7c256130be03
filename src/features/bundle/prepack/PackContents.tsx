import { useTranslation } from 'react-i18next';
import { courseHue } from '@/domain/course/courseLook';
import { useLessonCount } from '@/domain/course/lessonCounts';
import { OwnershipBadge } from '@/domain/enrolment/OwnershipBadge';
import { useDuration } from '@/platform/clock/useDuration';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { courseOwnership, topicOwnership } from '@/shared/entities/ownership';
import { joinNames } from '@/shared/lib/joinNames';
import { paths } from '@/shared/routing/paths';
import { firstPicture } from '@/shared/ui/content/pictureSources';
import { starsOf } from '@/shared/ui/content/Stars';
import { Section } from '@/shared/ui/layout/Section';
import { hueOf } from '@/shared/ui/subjects';
import { ItemRow, ItemRows } from '../parts/ItemRow';

/** Lists the contents of a prepack, with links to their pages. */
export function PackContents({ collection }: { collection: CheckoutCollection }) {
  const { t } = useTranslation('bundle');
  const { t: tCommon } = useTranslation('common');
  const hrefTo = useHrefTo();
  const duration = useDuration();
  const lessonCount = useLessonCount();
  const { courses, liveTopics, groupPasses } = collection.contents;
  return (
    <>
      {courses.length > 0 && (
        <Section title={t('inside.courses')}>
          <ItemRows>
            {courses.map((course) => (
              <li key={course.id}>
                <ItemRow
                  title={course.title}
                  href={hrefTo(paths.course(course.id))}
                  picture={course.picture}
                  hue={courseHue(course)}
                  rating={starsOf(course)}
                  meta={[
                    ...(lessonCount(course) > 0 ? [tCommon('cards.lessons', { count: lessonCount(course) })] : []),
                    ...(course.totalLessonsDuration > 0 ? [duration(course.totalLessonsDuration)] : []),
                    joinNames(course.instructors),
                  ].filter(Boolean)}
                  badge={<OwnershipBadge ownership={courseOwnership(course)} />}
                />
              </li>
            ))}
          </ItemRows>
        </Section>
      )}
      {liveTopics.length > 0 && (
        <Section title={t('inside.classes')}>
          <ItemRows>
            {liveTopics.map((topic) => (
              <li key={topic.id}>
                <ItemRow
                  title={topic.name}
                  href={hrefTo(paths.topic(topic.id))}
                  picture={firstPicture(topic.picture, topic.pictureUrl)}
                  hue={hueOf(topic.liveSubject?.key, topic.liveSubject?.id ?? topic.id)}
                  rating={starsOf(topic)}
                  meta={[topic.frequency, joinNames(topic.instructors)].filter(Boolean)}
                  badge={<OwnershipBadge ownership={topicOwnership(topic)} />}
                />
              </li>
            ))}
          </ItemRows>
        </Section>
      )}
      {groupPasses.length > 0 && (
        <Section title={t('inside.passes')}>
          <ItemRows>
            {groupPasses.map((pass) => (
              <li key={pass.id}>
                <ItemRow
                  title={pass.name}
                  href=""
                  picture={pass.pictureUrl}
                  hue={hueOf(null, pass.id)}
                  meta={pass.lessonsAmount > 0 ? [tCommon('cards.sessions', { count: pass.lessonsAmount })] : []}
                />
              </li>
            ))}
          </ItemRows>
        </Section>
      )}
    </>
  );
}
