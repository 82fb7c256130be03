import { readOrderAnswer } from '@/shared/entities/order';
import type { Http } from '@/shared/http/http';

/** Returns an order of the user's own; 404 for any other. */
export const getOrder = async (http: Http, { id }: { id: string }, signal?: AbortSignal) =>
  (await http.request('order', { path: { id }, read: readOrderAnswer, signal })).order;
