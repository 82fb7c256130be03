/** Enrols in a course without payment. */
import type { SagaIterator } from 'redux-saga';
import { enrolSagaOf } from '@/domain/order/enrol';
import { freeOrder } from '@/domain/order/freeOrder';
import { ordersDuck } from '@/domain/order/saga';
import { courseTarget, type OrderRequest } from '@/domain/order/state';
import { type CheckoutSlice, selectCourseCheckouts } from '@/domain/sale/state';
import { selectRegion } from '@/platform/locale/state';
import { getService } from '@/platform/services/services';
import { createDuck } from '@/shared/duck/duck';
import { select } from '@/shared/duck/effects';
import type { Course } from '@/shared/entities/course';
import { courseOwnership } from '@/shared/entities/ownership';
import { regions } from '@/shared/i18n/locales';
import { courseDuck } from '../saga';
import { courseDetail, selectCourse } from '../state';
import { courseSale } from './courseSale';

const selectCollections = (root: CheckoutSlice, id: number) => selectCourseCheckouts(root, id).data;

function* orderOf(course: Course): SagaIterator<OrderRequest | null> {
  const clock = yield* getService('clock');
  const { collection, saleState } = courseSale(course, yield* select(selectCollections, course.id), clock.now());
  if (saleState !== 'free') return null;
  return freeOrder(courseTarget(course.id), collection, regions[yield* select(selectRegion)].currency);
}

export const enrolSaga = enrolSagaOf('enrol', {
  detail: courseDetail,
  select: selectCourse,
  targetOf: ({ id }: Course) => courseTarget(id),
  ownershipOf: courseOwnership,
  orderOf,
  paramsOf: ({ id }: Course) => ({ id }),
});

/** Has no state of its own, which is in the ducks of orders and the course. */
export const enrolDuck = createDuck('enrol', { saga: enrolSaga, needs: [courseDuck, ordersDuck] });
