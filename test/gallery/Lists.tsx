import { useTranslation } from 'react-i18next';
import { CourseCard } from '@/shared/ui/cards/CourseCard';
import { LessonRow, type LessonRowState, LessonRows } from '@/shared/ui/cards/LessonRow';
import { Badge } from '@/shared/ui/content/Badge';
import { BannerCarousel } from '@/shared/ui/layout/BannerCarousel';
import { Rail } from '@/shared/ui/layout/Rail';
import { Section } from '@/shared/ui/layout/Section';
import { hueOf } from '@/shared/ui/subjects';
import styles from './Gallery.module.css';
import type { PartProps } from './part';
import { GalleryPart, Specimen } from './Specimen';

const states: readonly LessonRowState[] = ['done', 'current', 'play', 'number', 'locked', 'upcoming'];

export function Lists({ id, title, samples }: PartProps) {
  const { t } = useTranslation('common');
  const { courses, banners } = samples.catalogue;
  const lessons = courses[2]?.lessons ?? [];
  const pictured = banners.map((banner) => ({
    id: banner.id,
    href: '/x',
    title: banner.title,
    picture: banner.imageUrl,
    mobilePicture: banner.mobileImageUrl,
  }));
  return (
    <GalleryPart id={id} title={title}>
      <Specimen
        name="Lesson rows: done, playing, free, open, locked, upcoming; a badge in the right slot"
        layout="plain"
      >
        <LessonRows className={styles.narrow}>
          {states.map((state, index) => (
            <li key={state}>
              <LessonRow
                number={index + 1}
                state={state}
                title={lessons[index]?.title ?? ''}
                meta={
                  state === 'upcoming'
                    ? [t('cards.from', { when: t('cards.tomorrow') })]
                    : [t('duration.minutes', { minutes: 12 + index })]
                }
                href={state === 'locked' || state === 'upcoming' ? undefined : '/x'}
                free={state === 'play' ? t('price.free') : undefined}
              />
            </li>
          ))}
          <li>
            <LessonRow
              number={7}
              state="number"
              title={lessons
                .slice(0, 4)
                .map((lesson) => lesson.title)
                .join(', ')}
              href="/x"
              end={<Badge kind="unsaved">{t('progress.unsaved')}</Badge>}
            />
          </li>
        </LessonRows>
      </Specimen>
      <Specimen name="Section with a rail" layout="plain">
        <Section
          title={t('account.courses')}
          sub={t('footer.line')}
          headingLevel={3}
          more={{ href: '/x', label: t('list.more') }}
        >
          <Rail>
            {courses.slice(12, 20).map((course) => (
              <li key={course.id}>
                <CourseCard
                  href={`/course/${course.id}`}
                  title={course.title}
                  hue={hueOf(course.subject.key)}
                  picture={course.pictureUrl}
                  headingLevel={4}
                  meta={[t('cards.lessons', { count: course.lessons.length })]}
                  price={samples.price(course) ?? undefined}
                />
              </li>
            ))}
          </Rail>
        </Section>
      </Specimen>
      <Specimen name="Banners" layout="stack">
        <BannerCarousel label="Banners" banners={pictured.slice(0, 4)} />
      </Specimen>
    </GalleryPart>
  );
}
