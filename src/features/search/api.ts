import { type IndexFile, indexFileSchema, indexPath } from '@/domain/search/indexFile';
import { createParser } from '@/shared/entities/parser';
import type { Http } from '@/shared/http/http';
import type { Locale } from '@/shared/i18n/locales';

interface FileParams {
  locale: Locale;
  /** From 0. */
  file: number;
}

export const getIndexFile = (http: Http, { locale, file }: FileParams, signal?: AbortSignal): Promise<IndexFile> =>
  http.readFile(indexPath(locale, file), { read: createParser(indexFileSchema), signal });

export const getIndex = async (
  http: Http,
  { locale }: { locale: Locale },
  signal?: AbortSignal,
): Promise<IndexFile[]> => [await getIndexFile(http, { locale, file: 0 }, signal)];
