import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectLocale } from '@/platform/locale/state';
import { loadChunk } from '@/shared/chunk/loadChunk';
import { languageOf } from '@/shared/i18n/locales';

/** The languages whose signs the face has; tokens.css names them, too. */
const withFace: ReadonlySet<string> = new Set(['en', 'ms', 'id']);

/** Milliseconds after which a busy browser loads it all the same. */
const patience = 2000;

const load = () => {
  // Without it, titles stay in the local face of the same size.
  loadChunk(() => import('@/shared/ui/titleFace.css')).catch(() => {});
};

/** Loads the face of titles, prices and buttons when the first screen is there and the browser is idle. */
export function useTitleFace(): void {
  const wanted = withFace.has(languageOf(useSelector(selectLocale)));
  useEffect(() => {
    if (!wanted) return;
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(load);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(load, { timeout: patience });
    return () => cancelIdleCallback(idle);
  }, [wanted]);
}
