import { readSiteInfoResponse } from '@/shared/entities/siteInfo';
import type { Http } from '@/shared/http/http';

/** The API takes the region from the Region-Name header of every call. */
export const getSiteInfo = (http: Http, _: unknown, signal?: AbortSignal) =>
  http.request('siteInfo', { read: readSiteInfoResponse, signal });
