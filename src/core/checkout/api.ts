import { readCheckoutAnswer, readCheckoutsAnswer } from '@/shared/entities/checkout';
import type { Http } from '@/shared/http/http';
import type { CourseCheckoutsParams, TopicCheckoutParams } from './state';

export const getCourseCheckouts = async (http: Http, { courseId }: CourseCheckoutsParams, signal?: AbortSignal) => {
  const query = { contentType: 'course', contentId: courseId };
  return (await http.request('contentCheckouts', { query, read: readCheckoutsAnswer, signal })).checkoutCollections;
};

export const getTopicCheckout = async (http: Http, { topicId }: TopicCheckoutParams, signal?: AbortSignal) =>
  (await http.request('topicCheckout', { path: { topicId }, read: readCheckoutAnswer, signal })).checkoutCollection;
