import { readBundleOptionsResponse, readCheckoutResponse, readCheckoutsResponse } from '@/shared/entities/checkout';
import type { Http } from '@/shared/http/http';
import type { CollectionParams, CourseCheckoutsParams, TopicCheckoutParams } from './state';

export const getCourseCheckouts = async (http: Http, { courseId }: CourseCheckoutsParams, signal?: AbortSignal) => {
  const query = { contentType: 'course', contentId: courseId };
  return (await http.request('contentCheckouts', { query, read: readCheckoutsResponse, signal })).checkoutCollections;
};

export const getTopicCheckout = async (http: Http, { topicId }: TopicCheckoutParams, signal?: AbortSignal) =>
  (await http.request('topicCheckout', { path: { topicId }, read: readCheckoutResponse, signal })).checkoutCollection;

/** Returns a collection with the requested id, since the response may omit it. */
export const getCollection = async (http: Http, { id }: CollectionParams, signal?: AbortSignal) => {
  const { checkoutCollection } = await http.request('checkout', { path: { id }, read: readCheckoutResponse, signal });
  return { ...checkoutCollection, id };
};

export const getBundleOptions = async (http: Http, { id }: CollectionParams, signal?: AbortSignal) =>
  (await http.request('checkoutBundle', { path: { id }, read: readBundleOptionsResponse, signal })).bundleOptions;
