import { useTranslation } from 'react-i18next';
import { BundleCard } from '@/shared/ui/cards/BundleCard';
import { CourseCard, type CourseCardProps } from '@/shared/ui/cards/CourseCard';
import { InstructorCard } from '@/shared/ui/cards/InstructorCard';
import { FreeLessonCard, LessonCard } from '@/shared/ui/cards/LessonCard';
import { LiveTopicCard, type LiveTopicCardProps } from '@/shared/ui/cards/LiveTopicCard';
import { PostCard } from '@/shared/ui/cards/PostCard';
import { Grid } from '@/shared/ui/layout/Grid';
import { hueOf } from '@/shared/ui/subjects';
import type { PartProps } from './part';
import { GalleryPart, Specimen } from './Specimen';

const level = 4;

export function Cards({ id, title, samples }: PartProps) {
  const { t } = useTranslation('common');
  const { courses, topics, instructors, posts, collections, subjects } = samples.catalogue;
  const lessons = (count: number) => [t('cards.lessons', { count })];
  const watched = (value: number) => ({ value, label: t('cards.watched', { percent: Math.round(value * 100) }) });
  const free = { now: t('price.free'), free: true };
  const longest = courses.reduce((best, course) => (course.title.length > best.title.length ? course : best));

  const courseStates: readonly Partial<CourseCardProps>[] = [
    { badge: { kind: 'free', label: t('cards.freeLesson') } },
    { badge: { kind: 'completed', label: t('cards.enrolled') }, progress: watched(0.39) },
    { badge: { kind: 'preorder', label: t('cards.preOrder') } },
    { title: longest.title, tags: longest.contentHashtags, badge: { kind: 'plain', label: t('cards.semester') } },
    { price: free },
    { picture: null },
    { badge: { kind: 'completed', label: t('ui.completed') }, progress: watched(1) },
    {
      progress: watched(0.53),
      lines: [instructors[0]?.name ?? '', longest.title],
      rating: undefined,
      price: undefined,
    },
    { rating: undefined, meta: [] },
  ];
  const topicStates: readonly Partial<LiveTopicCardProps>[] = [
    { live: true, badge: { kind: 'live', label: t('cards.liveNow') } },
    { badge: { kind: 'soon', label: t('cards.startsIn', { count: 12 }) } },
    { badge: { kind: 'completed', label: t('cards.enrolled') }, price: undefined },
    { badge: { kind: 'preorder', label: t('cards.preOrder') }, rating: undefined },
  ];
  return (
    <GalleryPart id={id} title={title}>
      <Specimen
        name="Course: free lesson, enrolled, pre-order, long with tags; free, no picture, done, being learned, bare"
        layout="plain"
      >
        <Grid>
          {courses.slice(0, courseStates.length).map((course, index) => (
            <li key={course.id}>
              <CourseCard
                href={`/course/${course.id}`}
                title={course.title}
                hue={hueOf(course.subject.key)}
                picture={course.pictureUrl}
                headingLevel={level}
                rating={{ value: course.averageRate, count: course.ratingCount }}
                meta={[...lessons(course.lessons.length), t('duration.both', { hours: 6, minutes: 20 })]}
                price={samples.price(course) ?? free}
                {...courseStates[index]}
              />
            </li>
          ))}
        </Grid>
      </Specimen>
      <Specimen name="Live class: on now, soon, enrolled, pre-order" layout="plain">
        <Grid kind="live">
          {topics.slice(0, topicStates.length).map((topic, index) => (
            <li key={topic.id}>
              <LiveTopicCard
                href={`/regular-class/topics/${topic.id}`}
                title={topic.name}
                hue={hueOf(topic.liveSubject.key)}
                picture={index === 0 ? samples.lit(topic) : topic.pictureUrl}
                headingLevel={level}
                subject={topic.liveSubject.name}
                rating={{ value: topic.averageRate }}
                teacher={samples.teacher(topic)}
                when={t('cards.dayTime', { day: t('cards.today'), time: samples.time(topic) })}
                price={{ ...(samples.price(topic) ?? free), per: t('price.every.month', { price: '' }).trim() }}
                {...topicStates[index]}
              />
            </li>
          ))}
        </Grid>
      </Specimen>
      <Specimen name="Lesson to continue, and free lessons (rows on phones)" layout="plain">
        <Grid kind="free">
          {courses.slice(8, 12).map((course, index) => {
            const shared = {
              href: `/course/${course.id}/lesson/1`,
              title: course.lessons[index]?.title ?? course.title,
              hue: hueOf(course.subject.key),
              picture: course.pictureUrl,
              headingLevel: level,
              meta: [course.title, t('duration.minutes', { minutes: 14 })],
            } as const;
            return (
              <li key={course.id}>
                {index < 2 ? (
                  <LessonCard {...shared} progress={watched(0.2 + index / 2)} />
                ) : (
                  <FreeLessonCard {...shared} />
                )}
              </li>
            );
          })}
        </Grid>
      </Specimen>
      <Specimen name="Bundle with three covers, with one, and with a picture of its own" layout="plain">
        <Grid>
          {collections
            .filter(({ kind }) => kind === 'bundle' || kind === 'prepack')
            .slice(0, 3)
            .map((collection, index) => (
              <li key={collection.id}>
                <BundleCard
                  href={`/bundle/${collection.id}`}
                  title={collection.name}
                  hue={hueOf(subjects[index]?.key)}
                  picture={collection.pictureUrl}
                  covers={
                    index === 2
                      ? []
                      : courses.slice(index * 4, index * 4 + (index === 0 ? 3 : 1)).map((one) => one.pictureUrl)
                  }
                  headingLevel={level}
                  meta={lessons(38)}
                  price={{ now: samples.money(980), was: samples.money(1280) }}
                  {...(index === 0
                    ? { badge: { kind: 'save' as const, label: t('price.save', { percent: 23 }) } }
                    : {})}
                />
              </li>
            ))}
        </Grid>
      </Specimen>
      <Specimen name="Teachers, and one beside a text" layout="plain">
        <Grid kind="people">
          {instructors.slice(0, 6).map((one) => (
            <li key={one.id}>
              <InstructorCard
                href={`/instructors/${one.id}`}
                name={one.name}
                text={one.subjects.map(({ name }) => name).join(', ')}
                picture={one.profilePicUrl}
                hue={hueOf(one.subjects[0]?.key)}
              />
            </li>
          ))}
        </Grid>
        <br />
        <InstructorCard
          inline
          name={instructors[6]?.name ?? ''}
          text={instructors[6]?.instructorHashtags.join(' ')}
          picture={instructors[6]?.profilePicUrl}
          hue={hueOf(instructors[6]?.subjects[0]?.key)}
        />
      </Specimen>
      <Specimen name="Posts" layout="plain">
        <Grid kind="posts">
          {posts.slice(0, 3).map((post) => (
            <li key={post.id}>
              <PostCard
                href={`/POST/${post.id}`}
                title={post.title}
                summary={post.summary}
                hue={hueOf(null, post.id)}
                picture={post.imageUrl}
                headingLevel={level}
                meta={[t('duration.minutes', { minutes: 4 })]}
              />
            </li>
          ))}
        </Grid>
      </Specimen>
    </GalleryPart>
  );
}
