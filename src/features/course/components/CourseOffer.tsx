import { CalendarDays, Infinity as Endless, MonitorPlay, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { usePrice } from '@/core/checkout/usePrice';
import { useZone } from '@/core/clock/useZone';
import { useContactProp } from '@/core/contact/useContactProp';
import { selectLocale } from '@/core/locale/reducer';
import { useLocalePath } from '@/core/locale/useLocalePath';
import type { Course } from '@/shared/entities/course';
import { isPurchased } from '@/shared/entities/enrolment';
import { formatDate } from '@/shared/lib/time';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { Price } from '@/shared/ui/content/Price';
import { ProgressBar } from '@/shared/ui/content/ProgressBar';
import { Icon } from '@/shared/ui/Icon';
import { continueLesson, courseProgress, firstFreeLesson, lessonPath, listedLessons } from '../lessons';
import styles from './CourseOffer.module.css';
import { useCourseSize } from './useCourseSize';

/** What a course costs and where to begin; for its owners, how far they are. */
export function CourseOffer({ course }: { course: Course }) {
  return (
    <>
      {isPurchased(course) ? <Owned course={course} /> : <Offer course={course} />}
      <Facts course={course} />
    </>
  );
}

function Offer({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  const path = useLocalePath();
  const price = usePrice()(course.checkoutCollection, listedLessons(course).length);
  const free = firstFreeLesson(course);
  return (
    <>
      {price && (
        <>
          <Price size="block" {...price} />
          {price.explanation && <p className={styles.explanation}>{price.explanation}</p>}
        </>
      )}
      {free && (
        <ButtonLink className={styles.wide} size="lg" block href={path(lessonPath(course.id, free.id))}>
          {t('offer.watchFree')}
        </ButtonLink>
      )}
    </>
  );
}

function Owned({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  const path = useLocalePath();
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const next = continueLesson(course);
  const { done, total, ratio } = courseProgress(course);
  const count = t('offer.done', { done, count: total });
  return (
    <>
      <p className={styles.owned}>
        {course.expireDate
          ? t('offer.yoursUntil', { date: formatDate(course.expireDate, locale, zone) })
          : t('offer.yours')}
      </p>
      <ProgressBar value={ratio} label={count} />
      <p className={styles.explanation}>{count}</p>
      {next && (
        <ButtonLink className={styles.wide} size="lg" block href={path(lessonPath(course.id, next.id))}>
          {done === 0 && next.progressDuration === 0 ? t('offer.start') : t('offer.continue')}
        </ButtonLink>
      )}
    </>
  );
}

function Facts({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  const size = useCourseSize()(course);
  return (
    <ul className={styles.facts}>
      <li>
        <Icon icon={MonitorPlay} />
        {size}
      </li>
      {course.reviewDays !== null && course.reviewDays > 0 ? (
        <li>
          <Icon icon={CalendarDays} />
          {t('facts.days', { count: course.reviewDays })}
        </li>
      ) : (
        !course.expireDate && (
          <li>
            <Icon icon={Endless} />
            {t('facts.noEnd')}
          </li>
        )
      )}
      <li>
        <Icon icon={Smartphone} />
        {t('facts.devices')}
      </li>
    </ul>
  );
}

/** Phones and tablets: the price and the first step stay in reach, in place of the navigation. */
export function CourseBar({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  const path = useLocalePath();
  const price = usePrice()(course.checkoutCollection);
  const owned = isPurchased(course);
  const target = owned ? continueLesson(course) : firstFreeLesson(course);
  useContactProp('raised', Boolean(target));
  if (!target) return null;
  const { done, total } = courseProgress(course);
  return (
    <div className={styles.bar}>
      {owned ? (
        <p>{t('offer.done', { done, count: total })}</p>
      ) : (
        price && <Price size="bar" now={price.now} was={price.was} per={price.per} free={price.free ?? false} />
      )}
      <ButtonLink href={path(lessonPath(course.id, target.id))}>
        {owned ? t('offer.continue') : t('offer.watchFree')}
      </ButtonLink>
    </div>
  );
}
