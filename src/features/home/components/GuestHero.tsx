import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { freeLessonPath } from '@/core/courses/FreeCourseItem';
import { selectFreeCourses } from '@/core/courses/state';
import { useHrefTo } from '@/core/navigation/useHrefTo';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { LanternNight } from '@/shared/ui/brand/LanternNight';
import { cx } from '@/shared/ui/cx';
import { freeId } from '../anchors';
import styles from './GuestHero.module.css';

/** What this is and the first step; drawn, so that it is there before any answer. */
export function GuestHero() {
  const { t } = useTranslation('home');
  const { search } = useLocation();
  const hrefTo = useHrefTo();
  const { data } = useSelector(selectFreeCourses);
  const course = data?.find(({ firstPreviewableLesson }) => (firstPreviewableLesson?.id ?? 0) > 0);
  const lesson = course ? hrefTo(freeLessonPath(course)) : '';
  const timetable = hrefTo('/regular-class/upcoming');
  return (
    <section className={cx(styles.hero, 'night')}>
      <LanternNight className={styles.wide} seed="home" lanterns={6} from={0.73} scale={[0.4, 0.8]} />
      <LanternNight
        className={styles.narrow}
        seed="home-phone"
        width={360}
        height={150}
        lanterns={6}
        stars={18}
        from={0.08}
        band={[0.3, 0.62]}
        scale={[0.38, 0.66]}
      />
      <div className={styles.words}>
        <h1>{t('hero.title')}</h1>
        <p className="muted">{t('hero.text')}</p>
        <div className={styles.actions}>
          <ButtonLink variant="lit" size="lg" icon={Play} iconFilled href={lesson || `${search}#${freeId}`}>
            {t('hero.watch')}
          </ButtonLink>
          {timetable && (
            <ButtonLink variant="night" size="lg" href={timetable}>
              {t('hero.timetable')}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
