import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { CallToAction } from '@/domain/order/CallToActionButton';
import { cardQuote } from '@/domain/sale/quote';
import { isBundleLike, salePath } from '@/domain/sale/sale';
import { type CheckoutSlice, selectCourseCheckouts } from '@/domain/sale/state';
import { useSaleTime } from '@/domain/sale/useSaleTime';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import { useOtherRegion } from '@/platform/session/useOtherRegion';
import type { Course } from '@/shared/entities/course';
import { isForSale } from '@/shared/entities/saleState';
import { continueLesson, courseProgress, firstFreeLesson, lessonPath } from '../lessons';
import { courseCollection } from './courseCollection';
import { courseSale } from './courseSale';

/** Returns the collection in which a course is sold, and how it is sold to this visitor now. */
export function useCourseSale(course: Course) {
  const checkouts = useSelector((root: CheckoutSlice) => selectCourseCheckouts(root, course.id));
  const { now } = useSaleTime(courseCollection(course, checkouts.data));
  return { checkouts, now, ...courseSale(course, checkouts.data, now) };
}

/**
 * Returns the main call to action of a course page, the path of its free lesson when that is another call to action, and the account's region
 * when that is another one; else ''.
 */
export function useCourseCallsToAction(course: Course): {
  callToAction: CallToAction | null;
  freeHref: string;
  otherRegion: string;
} {
  const { t } = useTranslation('course');
  const { t: tCheckout } = useTranslation('checkout');
  const path = useLocalePath();
  const hrefTo = useHrefTo();
  const otherRegion = useOtherRegion();
  const { collection, ownership, saleState, now } = useCourseSale(course);
  const free = firstFreeLesson(course);
  const freeHref = free ? path(lessonPath(course, free.id)) : '';
  const watch: CallToAction | null = freeHref
    ? { do: 'go', href: freeHref, label: t('offer.watchFree'), plays: true }
    : null;

  if (ownership === 'owned') {
    const next = continueLesson(course);
    if (!next) return { callToAction: null, freeHref: '', otherRegion };
    const { done, ratio } = courseProgress(course);
    const begun = done > 0 || next.progressDuration > 0;
    const label = ratio === 1 ? 'offer.again' : begun ? 'offer.continue' : 'offer.start';
    const href = path(lessonPath(course, next.id));
    return { callToAction: { do: 'go', href, label: t(label), plays: true }, freeHref: '', otherRegion };
  }
  const canOrder = isForSale(saleState) && collection !== null && collection.id > 0 && !otherRegion;
  if (saleState === 'free' && canOrder) return { callToAction: { do: 'enrol' }, freeHref, otherRegion };
  const buyHref = canOrder ? hrefTo(salePath(collection)) : '';
  if (!buyHref) return { callToAction: watch, freeHref: '', otherRegion };
  const label = () => {
    if (isBundleLike(collection)) return tCheckout('bundle.see');
    if (saleState === 'preorder') return t('offer.preorderButton');
    const isChosenFirst = (collection?.plans.length ?? 0) > 1 && cardQuote(collection, now)?.charged === 0;
    return isChosenFirst ? tCheckout('plans.choose') : t('offer.buy');
  };
  return { callToAction: { do: 'go', href: buyHref, label: label() }, freeHref, otherRegion };
}
