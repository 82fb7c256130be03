import { type ComponentType, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectLocale } from '@/platform/locale/state';
import type { Duck } from '@/shared/duck/duck';
import type { Locale } from '@/shared/i18n/locales';
import { useApp } from '../AppContext';

export interface LazyPartSource {
  /** Its texts. */
  namespace: string;
  source: () => Promise<{ default: ComponentType }>;
  duck: () => Promise<Duck>;
}

interface LoadedPart {
  /** Null until the part has loaded. */
  Part: ComponentType | null;
  /** Number of failed loads; 0 while loading. */
  failures: number;
  /** Loads the part again; the second time reloads the page, since some browsers cache a failed import. */
  retry: () => void;
}

/**
 * Loads a rarely needed part of the frame, with its duck and texts, when it is first wanted in a language. Create
 * `extra` once, outside of components.
 */
export function useLazyPart(extra: LazyPartSource, wanted: boolean): LoadedPart {
  const { register, services } = useApp();
  const locale = useSelector(selectLocale);
  const [loaded, setLoaded] = useState<{ locale: Locale; Part: ComponentType } | null>(null);
  const [{ failed, failures }, setAttempts] = useState({ failed: false, failures: 0 });
  const Part = loaded?.locale === locale ? loaded.Part : null;
  if (failed && !wanted) setAttempts({ failed: false, failures });

  useEffect(() => {
    if (!wanted || Part || failed) return;
    let isWanted = true;
    const { namespace, source, duck } = extra;
    const texts = services.translations.load(locale, [namespace]);
    Promise.all([source(), duck(), texts]).then(
      ([module, brought]) => {
        register(brought);
        if (isWanted) setLoaded({ locale, Part: module.default });
      },
      (error: unknown) => {
        services.report(error, namespace);
        if (isWanted) setAttempts((before) => ({ failed: true, failures: before.failures + 1 }));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [extra, wanted, Part, failed, locale, register, services]);

  const retry = () => {
    if (failures > 1) window.location.reload();
    else setAttempts({ failed: false, failures });
  };
  return { Part, failures: failed ? failures : 0, retry };
}
