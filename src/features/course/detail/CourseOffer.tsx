import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { OrderNote } from '@/domain/order/OrderNote';
import { courseTarget } from '@/domain/order/state';
import { BundleNote } from '@/domain/sale/BundleNote';
import { coursePlans, offersMorePlans } from '@/domain/sale/courseCollection';
import { OfferPrice } from '@/domain/sale/OfferPrice';
import { isBundleLike } from '@/domain/sale/sale';
import { courseCheckouts } from '@/domain/sale/state';
import { usePrice } from '@/domain/sale/usePrice';
import { useSaleTime } from '@/domain/sale/useSaleTime';
import { useZone } from '@/platform/clock/useZone';
import { useContactProp } from '@/platform/contact/useContactProp';
import { selectLocale } from '@/platform/locale/state';
import type { Course } from '@/shared/entities/course';
import { formatDate } from '@/shared/lib/time';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { Price } from '@/shared/ui/content/Price';
import { BuyBar, OfferNote, OfferStep, OfferTitle } from '@/shared/ui/detail/Offer';
import { courseProgress, lessonCount } from '../lessons';
import { CourseStep } from './CourseStep';
import { Facts } from './Facts';
import { Owned } from './Owned';
import { useCourseSale, useSteps } from './useCourseSale';

/** The offer of a course: its price and the main button; for owners, their progress. */
export function CourseOffer({ course }: { course: Course }) {
  const { kind } = useCourseSale(course);
  return (
    <>
      {kind === 'owned' ? <Owned course={course} /> : <Offer course={course} />}
      <OrderNote target={courseTarget(course.id)} />
      <Facts course={course} />
    </>
  );
}

function Offer({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  const dispatch = useDispatch();
  const { kind, collection, checkouts } = useCourseSale(course);
  const { step, freeHref, elsewhere } = useSteps(course);
  return (
    <>
      <Standing course={course} />
      {kind !== 'pending' && (
        <OfferPrice
          collection={collection}
          status={checkouts.status}
          onRetry={() => dispatch(courseCheckouts.request({ courseId: course.id }))}
          lessons={lessonCount(course)}
          plans={offersMorePlans(course, checkouts.data) ? [...coursePlans(course, checkouts.data)] : undefined}
        />
      )}
      {step && (
        <OfferStep>
          <CourseStep size="lg" block course={course} step={step} />
        </OfferStep>
      )}
      {freeHref && (
        <ButtonLink variant="outline" block href={freeHref}>
          {t('offer.watchFree')}
        </ButtonLink>
      )}
      {elsewhere && <OfferNote>{t('offer.elsewhere')}</OfferNote>}
    </>
  );
}

/** What to know before the price: already booked, open for pre-order, or only sold in a bundle. */
function Standing({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const { kind, collection } = useCourseSale(course);
  if (collection && isBundleLike(collection) && kind !== 'pending')
    return <BundleNote collection={collection} count={course.requiredOptionsCount} />;
  const date = course.enrollStartAt ? formatDate(course.enrollStartAt, locale, zone) : '';
  if (kind !== 'preorder' && kind !== 'pending') return null;
  const text = date ? t('offer.startsAt', { date }) : kind === 'pending' && t('offer.bookedText');
  return (
    <>
      <OfferTitle>{t(kind === 'preorder' ? 'offer.preorder' : 'offer.booked')}</OfferTitle>
      {text && <OfferNote>{text}</OfferNote>}
    </>
  );
}

/** The buy bar on phones and tablets, in place of the navigation: the price and the main button. */
export function CourseBar({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  const { collection, kind } = useCourseSale(course);
  const price = usePrice(useSaleTime(collection).step)(collection);
  const { step } = useSteps(course);
  useContactProp('raised', step !== null);
  if (!step) return null;
  const { done, total } = courseProgress(course);
  return (
    <BuyBar>
      {kind === 'owned' && <p>{t('offer.done', { done, count: total })}</p>}
      {kind === 'pending' && <p>{t('offer.booked')}</p>}
      {kind !== 'owned' && kind !== 'pending' && price && (
        <Price size="bar" now={price.now} was={price.was} per={price.per} free={price.free} />
      )}
      <CourseStep course={course} step={step} />
    </BuyBar>
  );
}
