/** Enrolling without paying: gone on with after a login, and the course itself, read anew, says what became of it. */
import type { SagaIterator } from 'redux-saga';
import { put, race, take } from 'redux-saga/effects';
import { courseCollection } from '@/core/checkout/courseCollection';
import { type CheckoutSlice, selectCourseCheckouts } from '@/core/checkout/state';
import { selectRegion } from '@/core/locale/reducer';
import { type AlertType, alertShown } from '@/core/messages/actions';
import { isConflict } from '@/core/orders/refusal';
import { courseTarget, orderDone, orderFailed, orderPlaced, selectWanted, wishForgotten } from '@/core/orders/state';
import { service } from '@/core/services/services';
import { selectLoggedIn } from '@/core/session/selectors';
import type { PayloadAction } from '@/shared/duck/action';
import { selectT } from '@/shared/duck/effects';
import { every } from '@/shared/duck/safely';
import type { Course } from '@/shared/entities/course';
import { isEnrollPending, isPurchased } from '@/shared/entities/enrolment';
import type { AppError } from '@/shared/http/AppError';
import { regions } from '@/shared/i18n/locales';
import { type CourseSlice, courseDetail, selectCourse } from '../state';
import { enrolAsked } from './actions';
import { freeOrder } from './offer';

const selectCollections = (root: CheckoutSlice, id: number) => selectCourseCheckouts(root, id).data;

function* tell(key: 'enrolled' | 'booked' | 'already' | 'underway', type: AlertType): SagaIterator {
  const { i18n } = yield* service('translations');
  yield put(alertShown(i18n.t(`enrol.${key}`, { ns: 'course' }), type));
}

/** Nothing happens where the course costs something by now: the page shows the price. */
function* enrol(course: Course): SagaIterator {
  const clock = yield* service('clock');
  const collection = courseCollection(course, yield* selectT(selectCollections, course.id));
  const { currency } = regions[yield* selectT(selectRegion)];
  const order = freeOrder(course, collection, { now: clock.now(), currency });
  if (order) yield put(orderPlaced(order));
}

function* asked({ payload: id }: PayloadAction<number>): SagaIterator {
  const course = yield* selectT(selectCourse);
  if (course?.id === id) yield* enrol(course);
}

/** The course was read under the new session: what the guest wanted happens now, or has happened long ago. */
function* goOn({ payload: { data: course } }: PayloadAction<{ data: Course }>): SagaIterator {
  const wanted = yield* selectT(selectWanted);
  if (wanted !== courseTarget(course.id) || !(yield* selectT(selectLoggedIn))) return;
  yield put(wishForgotten());
  if (isPurchased(course) || isEnrollPending(course)) yield* tell('already', 'info');
  else yield* enrol(course);
}

/** Who comes back to a course without having logged in has thought better of it. */
function* forgetWish(): SagaIterator {
  if ((yield* selectT(selectWanted)) !== null && !(yield* selectT(selectLoggedIn))) yield put(wishForgotten());
}

function* readAgain(id: number): SagaIterator<Course | null> {
  yield put(courseDetail.request({ id }));
  const ends = [courseDetail.success.type, courseDetail.failure.type, courseDetail.dropped.type];
  const { loaded } = yield race({ loaded: take(ends), gone: take(courseDetail.clear.type) });
  if (!loaded || !courseDetail.success.match(loaded)) return null;
  return loaded.payload.data.id === id ? loaded.payload.data : null;
}

const courseOf = (root: CourseSlice, target: string): Course | null => {
  const course = selectCourse(root);
  return course && courseTarget(course.id) === target ? course : null;
};

function* settled({ payload: { target, order } }: ReturnType<typeof orderDone>): SagaIterator {
  const course = yield* selectT(courseOf, target);
  if (!course || order.status === 'failed' || order.status === 'cancelled') return;
  const now = yield* readAgain(course.id);
  if (now && isPurchased(now)) yield* tell('enrolled', 'success');
  else yield* tell(now && isEnrollPending(now) ? 'booked' : 'underway', 'success');
}

/** A conflict says that the page is behind the times. */
function* refused({ payload: { target, error } }: PayloadAction<{ target: string; error: AppError }>): SagaIterator {
  const course = yield* selectT(courseOf, target);
  if (course && isConflict(error)) yield* readAgain(course.id);
}

export function* enrolSaga(): SagaIterator {
  yield every(enrolAsked, asked);
  yield every(courseDetail.success, goOn, 'enrol/goOn');
  yield every([courseDetail.request, courseDetail.ensure], forgetWish, 'enrol/forgetWish');
  yield every(orderDone, settled);
  yield every(orderFailed, refused);
}
