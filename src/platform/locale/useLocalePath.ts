import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { localePath } from './paths';
import { selectLocale } from './state';

/** Returns a function that adds the current locale to a path: `path('/course/101')`. */
export function useLocalePath(): (path: string) => string {
  const locale = useSelector(selectLocale);
  return useCallback((path: string) => localePath(locale, path), [locale]);
}
