import { Play } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { freeLessonPath } from '@/domain/course/freeLessonPath';
import { createStartState } from '@/domain/progress/lessonStart';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import { paths } from '@/shared/routing/paths';
import { useHydratedLocation } from '@/shared/routing/useHydratedLocation';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { cx } from '@/shared/ui/cx';
import { freeId } from '../anchors';
import { selectFreeCoursesIfThere } from './freeCourses';
import styles from './GuestHero.module.css';
import { HeroPortrait } from './HeroPortrait';
import { NightPicture } from './nightPicture';
import { Proof } from './Proof';

// Created once, so that React keeps the HTML's picture while its code loads.
const picture = (
  <Suspense>
    <NightPicture />
  </Suspense>
);

/**
 * Introduces the product with the first step. Its picture is drawn in the HTML itself and is larger than any picture of
 * the first screen that loads from the API, so that the largest contentful paint happens with the first bytes.
 */
export function GuestHero() {
  const { t } = useTranslation('home');
  const { search } = useHydratedLocation();
  const path = useLocalePath();
  const hrefTo = useHrefTo();
  const course = useSelector(selectFreeCoursesIfThere)?.data?.find(
    ({ firstPreviewableLesson }) => (firstPreviewableLesson?.id ?? 0) > 0,
  );
  const lesson = course ? hrefTo(freeLessonPath(course)) : '';
  return (
    <section className={cx(styles.hero, 'night')}>
      {picture}
      <HeroPortrait />
      <div className={styles.words}>
        <h1>
          {t('hero.title')
            .split('\n')
            .map((line: string) => (
              <span key={line}>{`${line}\n`}</span>
            ))}
        </h1>
        <p className="muted wholeWords">{t('hero.text')}</p>
        <div className={styles.actions}>
          <ButtonLink
            variant="lit"
            size="lg"
            icon={Play}
            iconFilled
            href={lesson || `${search}#${freeId}`}
            {...(lesson ? { state: createStartState(false) } : {})}
          >
            {t('hero.watch')}
          </ButtonLink>
          <ButtonLink className={styles.wideOnly} variant="night" size="lg" href={path(paths.upcoming())}>
            {t('hero.timetable')}
          </ButtonLink>
        </div>
        <Proof />
      </div>
    </section>
  );
}
