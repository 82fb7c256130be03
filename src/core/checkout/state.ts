/** The collections in which something can be bought. */
import { combineReducers } from 'redux';
import { fetchActions } from '@/shared/duck/fetch';
import { type KeyedFetchState, keyedFetchReducer, slotState } from '@/shared/duck/keyedFetch';
import type { CheckoutCollection } from '@/shared/entities/checkout';

export interface CourseCheckoutsParams {
  courseId: number;
}

/** All collections that hold a course: its own, bundles, prepacks. */
export const courseCheckouts = fetchActions<CourseCheckoutsParams, CheckoutCollection[]>('checkout/course');

export const checkoutSlot = ({ courseId }: CourseCheckoutsParams) => courseId;

export interface CheckoutSlice {
  checkout: { courses: KeyedFetchState<CheckoutCollection[]> };
}

export const checkoutReducer = combineReducers({ courses: keyedFetchReducer(courseCheckouts, checkoutSlot) });

export const selectAllCourseCheckouts = (root: CheckoutSlice) => root.checkout.courses;
export const selectCourseCheckouts = (root: CheckoutSlice, courseId: number) =>
  slotState(selectAllCourseCheckouts(root), courseId);
