import { readCheckoutsAnswer } from '@/shared/entities/checkout';
import type { Http } from '@/shared/http/http';
import type { CourseCheckoutsParams } from './state';

export const getCourseCheckouts = async (http: Http, { courseId }: CourseCheckoutsParams, signal?: AbortSignal) => {
  const query = { contentType: 'course', contentId: courseId };
  return (await http.request('contentCheckouts', { query, read: readCheckoutsAnswer, signal })).checkoutCollections;
};
