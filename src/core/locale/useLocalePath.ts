import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { localePath } from './paths';
import { selectLocale } from './reducer';

/** `path('/course/101')` under the current locale. */
export function useLocalePath(): (path: string) => string {
  const locale = useSelector(selectLocale);
  return useCallback((path: string) => localePath(locale, path), [locale]);
}
