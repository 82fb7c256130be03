import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { coursePlans, offersMorePlans } from '@/core/checkout/courseCollection';
import { PlansDialog } from '@/core/checkout/PlansDialog';
import { courseCheckouts } from '@/core/checkout/state';
import { usePrice } from '@/core/checkout/usePrice';
import { useZone } from '@/core/clock/useZone';
import { useContactProp } from '@/core/contact/useContactProp';
import { selectLocale } from '@/core/locale/reducer';
import type { Course } from '@/shared/entities/course';
import { formatDate } from '@/shared/lib/time';
import { Button } from '@/shared/ui/actions/Button';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { Price } from '@/shared/ui/content/Price';
import { Bar, Skeleton } from '@/shared/ui/content/Skeleton';
import { courseProgress, listedLessons } from '../lessons';
import styles from './CourseOffer.module.css';
import { Facts } from './Facts';
import { OrderNote } from './OrderNote';
import { Owned } from './Owned';
import { isPresaleRunning } from './offer';
import { StepButton } from './StepButton';
import { useCourseSale, useSteps } from './useCourseSale';

/** What a course costs and where to begin; for its owners, how far they are. */
export function CourseOffer({ course }: { course: Course }) {
  const { kind } = useCourseSale(course);
  return (
    <>
      {kind === 'owned' ? <Owned course={course} /> : <Offer course={course} />}
      <OrderNote course={course} />
      <Facts course={course} />
    </>
  );
}

function Offer({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  const { kind } = useCourseSale(course);
  const { step, freeHref, elsewhere } = useSteps(course);
  return (
    <>
      <Standing course={course} />
      {kind !== 'pending' && <CoursePrice course={course} />}
      {step && <StepButton className={styles.wide} size="lg" block course={course} step={step} />}
      {freeHref && (
        <ButtonLink variant="outline" block href={freeHref}>
          {t('offer.watchFree')}
        </ButtonLink>
      )}
      {elsewhere && <p className={styles.explanation}>{t('offer.elsewhere')}</p>}
    </>
  );
}

/** What there is to know before the price: booked already, or open for pre-order. */
function Standing({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const { kind } = useCourseSale(course);
  const date = course.enrollStartAt ? formatDate(course.enrollStartAt, locale, zone) : '';
  if (kind !== 'preorder' && kind !== 'pending') return null;
  const text = date ? t('offer.startsAt', { date }) : kind === 'pending' && t('offer.bookedText');
  return (
    <>
      <p className={styles.owned}>{t(kind === 'preorder' ? 'offer.preorder' : 'offer.booked')}</p>
      {text && <p className={styles.explanation}>{text}</p>}
    </>
  );
}

function CoursePrice({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  const dispatch = useDispatch();
  const { collection, checkouts, now } = useCourseSale(course);
  const price = usePrice()(collection, course.lessonsAmount || listedLessons(course).length);
  const running = isPresaleRunning(collection, now);
  const [ranHere, setRanHere] = useState(running);
  const [plansOpen, setPlansOpen] = useState(false);
  if (running && !ranHere) setRanHere(true);

  if (!price && checkouts.status === 'loading')
    return (
      <Skeleton>
        <Bar width={45} className={styles.priceBar} />
      </Skeleton>
    );
  if (!price && checkouts.status === 'failure')
    return (
      <div role="status" className={styles.failed}>
        <p>{t('offer.priceError')}</p>
        <Button size="sm" variant="outline" onClick={() => dispatch(courseCheckouts.request({ courseId: course.id }))}>
          {t('offer.priceRetry')}
        </Button>
      </div>
    );
  return (
    <>
      <div>
        <p role="status" className={styles.explanation}>
          {ranHere && !running && t('offer.presaleEnded')}
        </p>
        {price && <Price size="block" {...price} />}
      </div>
      {price?.explanation && <p className={styles.explanation}>{price.explanation}</p>}
      {collection && offersMorePlans(course, checkouts.data) && (
        <>
          <Button variant="ghost" className={styles.plans} onClick={() => setPlansOpen(true)}>
            {t('offer.allPlans')}
          </Button>
          <PlansDialog
            open={plansOpen}
            onClose={() => setPlansOpen(false)}
            collection={{ ...collection, plans: [...coursePlans(course, checkouts.data)] }}
          />
        </>
      )}
    </>
  );
}

/** Phones and tablets: the price and the first step stay in reach, in place of the navigation. */
export function CourseBar({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  const { collection, kind } = useCourseSale(course);
  const price = usePrice()(collection);
  const { step } = useSteps(course);
  useContactProp('raised', step !== null);
  if (!step) return null;
  const { done, total } = courseProgress(course);
  return (
    <div className={styles.bar}>
      {kind === 'owned' && <p>{t('offer.done', { done, count: total })}</p>}
      {kind === 'pending' && <p>{t('offer.booked')}</p>}
      {kind !== 'owned' && kind !== 'pending' && price && (
        <Price size="bar" now={price.now} was={price.was} per={price.per} free={price.free ?? false} />
      )}
      <StepButton course={course} step={step} />
    </div>
  );
}
