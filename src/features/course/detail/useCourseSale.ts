import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { courseCollection } from '@/core/checkout/courseCollection';
import { chargedPrice, isSet, salePath } from '@/core/checkout/offer';
import { type CheckoutSlice, selectCourseCheckouts } from '@/core/checkout/state';
import { minute, useNow } from '@/core/clock/useNow';
import { selectRegion } from '@/core/locale/reducer';
import { useLocalePath } from '@/core/locale/useLocalePath';
import { useHrefTo } from '@/core/navigation/useHrefTo';
import type { Step } from '@/core/orders/StepButton';
import { selectUserRegion } from '@/core/session/selectors';
import type { Course } from '@/shared/entities/course';
import { continueLesson, courseProgress, firstFreeLesson, lessonPath } from '../lessons';
import { offerKind } from './offer';

/** In which collection a course is sold, and what it is to this visitor now. */
export function useCourseSale(course: Course) {
  const checkouts = useSelector((root: CheckoutSlice) => selectCourseCheckouts(root, course.id));
  const now = useNow(minute);
  const collection = courseCollection(course, checkouts.data);
  return { checkouts, collection, kind: offerKind(course, chargedPrice(collection, now)) };
}

/** The one main step of a course page, and the free lesson where that is another one ('' where there is none). */
export function useSteps(course: Course): { step: Step | null; freeHref: string; elsewhere: boolean } {
  const { t } = useTranslation('course');
  const { t: tCheckout } = useTranslation('checkout');
  const path = useLocalePath();
  const hrefTo = useHrefTo();
  const region = useSelector(selectRegion);
  const userRegion = useSelector(selectUserRegion);
  const { collection, kind } = useCourseSale(course);
  const elsewhere = userRegion !== null && userRegion !== region;
  const free = firstFreeLesson(course);
  const freeHref = free ? path(lessonPath(course, free.id)) : '';
  const watch: Step | null = freeHref ? { do: 'go', href: freeHref, label: t('offer.watchFree') } : null;

  if (kind === 'owned') {
    const next = continueLesson(course);
    if (!next) return { step: null, freeHref: '', elsewhere };
    const { done, ratio } = courseProgress(course);
    const begun = done > 0 || next.progressDuration > 0;
    const label = ratio === 1 ? 'offer.again' : begun ? 'offer.continue' : 'offer.start';
    const href = path(lessonPath(course, next.id));
    return { step: { do: 'go', href, label: t(label) }, freeHref: '', elsewhere };
  }
  // Ids are regional: an account of another region can neither order this course nor be sent to one with its id.
  const canOrder = collection !== null && collection.id > 0 && !elsewhere;
  if (kind === 'free' && canOrder) return { step: { do: 'enrol' }, freeHref, elsewhere };
  const buyHref = kind !== 'pending' && canOrder ? hrefTo(salePath(collection)) : '';
  if (!buyHref) return { step: watch, freeHref: '', elsewhere };
  const label = isSet(collection) ? tCheckout('set.see') : t(kind === 'preorder' ? 'offer.preOrder' : 'offer.buy');
  return { step: { do: 'go', href: buyHref, label }, freeHref, elsewhere };
}
