import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectLocale } from '@/core/locale/reducer';
import type { Duck } from '@/shared/duck/duck';
import type { Locale } from '@/shared/i18n/locales';
import { useApp } from '../AppContext';
import { loadChunk } from '../chunks';

export interface Extra {
  /** Its texts. */
  namespace: string;
  source: () => Promise<{ default: ComponentType }>;
  duck: () => Promise<Duck>;
}

/**
 * A part of the frame that few visitors need, with a duck and texts of its own: they come when it is wanted for the first
 * time in a language. Null until then. `extra` is made once, outside of components.
 */
export function useExtra(extra: Extra, wanted: boolean, onFailure?: () => void): ComponentType | null {
  const { register, services } = useApp();
  const locale = useSelector(selectLocale);
  const [loaded, setLoaded] = useState<{ locale: Locale; Part: ComponentType } | null>(null);
  const Part = loaded?.locale === locale ? loaded.Part : null;
  const fail = useEffectEvent((error: unknown) => {
    services.report(error, extra.namespace);
    onFailure?.();
  });

  useEffect(() => {
    if (!wanted || Part) return;
    let isWanted = true;
    const { namespace, source, duck } = extra;
    const texts = loadChunk(() => services.translations.load(locale, [namespace]));
    Promise.all([loadChunk(source), loadChunk(duck), texts]).then(([module, brought]) => {
      register(brought);
      if (isWanted) setLoaded({ locale, Part: module.default });
    }, fail);
    return () => {
      isWanted = false;
    };
  }, [extra, wanted, Part, locale, register, services]);

  return Part;
}
