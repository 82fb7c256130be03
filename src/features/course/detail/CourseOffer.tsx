import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { OrderNote } from '@/domain/order/OrderNote';
import { courseTarget } from '@/domain/order/state';
import { createStartState } from '@/domain/progress/lessonStart';
import { BundleNote } from '@/domain/sale/BundleNote';
import { OfferPrice } from '@/domain/sale/OfferPrice';
import { OtherRegionNote } from '@/domain/sale/OtherRegionNote';
import { PlanPoints } from '@/domain/sale/PlanPoints';
import { isBundleLike } from '@/domain/sale/sale';
import { courseCheckouts } from '@/domain/sale/state';
import { usePrice } from '@/domain/sale/usePrice';
import { useSaleTime } from '@/domain/sale/useSaleTime';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import type { Course } from '@/shared/entities/course';
import { isForSale } from '@/shared/entities/saleState';
import { findCardPlan } from '@/shared/lib/price';
import { formatDate } from '@/shared/lib/time';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { Price } from '@/shared/ui/content/Price';
import { BuyBar, OfferCallToAction, OfferNote, OfferTitle } from '@/shared/ui/detail/Offer';
import { courseProgress } from '../lessons';
import { CourseCallToAction } from './CourseCallToAction';
import { CourseFacts } from './CourseFacts';
import { coursePlans, hasMorePlans } from './courseCollection';
import { Owned } from './Owned';
import { useCourseCallsToAction, useCourseSale } from './useCourseSale';

/** The offer of a course: its price and the main button; for owners, their progress. */
export function CourseOffer({ course }: { course: Course }) {
  const { ownership } = useCourseSale(course);
  return (
    <>
      {ownership === 'owned' ? <Owned course={course} /> : <Offer course={course} />}
      <OrderNote target={courseTarget(course.id)} />
      <CourseFacts course={course} />
    </>
  );
}

function Offer({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  const dispatch = useDispatch();
  const { saleState, collection, checkouts } = useCourseSale(course);
  const { callToAction, freeHref, otherRegion } = useCourseCallsToAction(course);
  const plan = collection && findCardPlan(collection);
  return (
    <>
      <OfferIntro course={course} />
      {isForSale(saleState) && (
        <OfferPrice
          collection={collection}
          fetched={checkouts}
          onRetry={() => dispatch(courseCheckouts.request({ courseId: course.id }))}
          lessons={course.lessonsAmount}
          plans={hasMorePlans(course, checkouts.data) ? [...coursePlans(course, checkouts.data)] : undefined}
        />
      )}
      {callToAction && (
        <OfferCallToAction>
          <CourseCallToAction size="lg" block course={course} callToAction={callToAction} />
        </OfferCallToAction>
      )}
      {isForSale(saleState) && plan && collection && !isBundleLike(collection) && <PlanPoints plan={plan} most={2} />}
      {freeHref && (
        <ButtonLink variant="outline" block href={freeHref} state={createStartState(false)}>
          {t('offer.watchFree')}
        </ButtonLink>
      )}
      {otherRegion && <OtherRegionNote>{t('offer.elsewhere', { region: otherRegion })}</OtherRegionNote>}
    </>
  );
}

/** The note before the price: already booked, open for pre-order, or only sold in a bundle. */
function OfferIntro({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const { ownership, saleState, collection } = useCourseSale(course);
  if (collection && isBundleLike(collection) && isForSale(saleState))
    return <BundleNote collection={collection} count={course.requiredOptionsCount} />;
  const date = course.enrollStartAt ? formatDate(course.enrollStartAt, locale, zone) : '';
  if (saleState !== 'preorder' && ownership !== 'booked') return null;
  const text: string = date ? t('offer.startsAt', { date }) : ownership === 'booked' ? t('offer.bookedText') : '';
  return (
    <>
      <OfferTitle>{t(ownership === 'booked' ? 'offer.booked' : 'offer.preorderTitle')}</OfferTitle>
      {text && <OfferNote>{text}</OfferNote>}
    </>
  );
}

/** The buy bar on phones and tablets, in place of the navigation: the price and the main button. */
export function CourseBar({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  const { collection, ownership, saleState } = useCourseSale(course);
  const price = usePrice(useSaleTime(collection).step)(collection);
  const { callToAction } = useCourseCallsToAction(course);
  if (!callToAction) return null;
  const { done, total } = courseProgress(course);
  return (
    <BuyBar>
      {ownership === 'owned' && <p>{t('offer.done', { done, count: total })}</p>}
      {ownership === 'booked' && <p>{t('offer.booked')}</p>}
      {isForSale(saleState) && price && <Price size="bar" {...price} save={undefined} />}
      <CourseCallToAction course={course} callToAction={callToAction} />
    </BuyBar>
  );
}
