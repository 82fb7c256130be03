/** Enrols in a course without payment. */
import type { SagaIterator } from 'redux-saga';
import { type CheckoutSlice, selectCourseCheckouts } from '@/core/checkout/state';
import { selectRegion } from '@/core/locale/reducer';
import { enrolSagaOf } from '@/core/orders/enrol';
import { freeOrder } from '@/core/orders/freeOrder';
import { courseTarget, type OrderRequest } from '@/core/orders/state';
import { service } from '@/core/services/services';
import { selectT } from '@/shared/duck/effects';
import type { Course } from '@/shared/entities/course';
import { courseOwnership } from '@/shared/entities/ownership';
import { regions } from '@/shared/i18n/locales';
import { courseDetail, selectCourse } from '../state';
import { courseSale } from './courseSale';

const selectCollections = (root: CheckoutSlice, id: number) => selectCourseCheckouts(root, id).data;

function* orderOf(course: Course): SagaIterator<OrderRequest | null> {
  const clock = yield* service('clock');
  const { collection, kind } = courseSale(course, yield* selectT(selectCollections, course.id), clock.now());
  if (kind !== 'free') return null;
  return freeOrder(courseTarget(course.id), collection, regions[yield* selectT(selectRegion)].currency);
}

export const enrolSaga = enrolSagaOf('enrol', {
  detail: courseDetail,
  select: selectCourse,
  targetOf: ({ id }: Course) => courseTarget(id),
  ownershipOf: courseOwnership,
  orderOf,
  requestsOf: ({ id }: Course) => [courseDetail.request({ id })],
});
