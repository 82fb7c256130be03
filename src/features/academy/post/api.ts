import { readPostResponse } from '@/shared/entities/post';
import type { Http } from '@/shared/http/http';

export const getPost = async (http: Http, { id }: { id: number }, signal?: AbortSignal) =>
  (await http.request('academyPost', { path: { id }, read: readPostResponse, signal })).post;
