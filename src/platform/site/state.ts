import { type FetchState, fetchActions, fetchReducer } from '@/shared/duck/fetch';
import type { SiteInfo } from '@/shared/entities/siteInfo';
import type { Region } from '@/shared/i18n/locales';

export const siteInfo = fetchActions<{ region: Region }, SiteInfo>('site/info');
export const siteReducer = fetchReducer(siteInfo);

export interface SiteSlice {
  site: FetchState<SiteInfo>;
}

export const selectSite = (root: SiteSlice) => root.site;
export const selectSiteInfo = (root: SiteSlice) => root.site.data;
