import { type ComponentType, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectLocale } from '@/core/locale/reducer';
import type { Duck } from '@/shared/duck/duck';
import type { Locale } from '@/shared/i18n/locales';
import { useApp } from '../AppContext';

export interface Extra {
  /** Its texts. */
  namespace: string;
  source: () => Promise<{ default: ComponentType }>;
  duck: () => Promise<Duck>;
}

interface LoadedExtra {
  /** Null until it has loaded. */
  Part: ComponentType | null;
  /** How often it did not load; 0 while it is being loaded. */
  failures: number;
  /** Loads it again; the second time the whole page, for some browsers keep a failed import. */
  retry: () => void;
}

/**
 * A part of the frame that few visitors need, with a duck and texts of its own: they come when it is wanted for the first
 * time in a language. `extra` is made once, outside of components.
 */
export function useExtra(extra: Extra, wanted: boolean): LoadedExtra {
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
