import { lazy, Suspense } from 'react';
import { loadChunk } from '@/shared/chunk/loadChunk';
import { useHydrated } from '@/shared/lib/useHydrated';
import { cx } from '../cx';
import styles from './RichText.module.css';
import { RichTextPlain } from './RichTextPlain';

export interface RichTextProps {
  /** HTML from the server; untrusted. */
  html: string;
  className?: string | undefined;
}

// If the chunk fails to load, the unformatted text stays.
const RichHtml = lazy(() => loadChunk(() => import('./RichHtml')).catch(() => ({ default: RichTextPlain })));

/** Renders HTML from the server: its text in prerendered pages and until the sanitiser has loaded, then formatted. */
export function RichText({ html, className }: RichTextProps) {
  const isHydrated = useHydrated();
  const plain = <RichTextPlain html={html} />;
  return (
    <div className={cx(styles.rich, className)}>
      {isHydrated ? (
        <Suspense fallback={plain}>
          <RichHtml html={html} />
        </Suspense>
      ) : (
        plain
      )}
    </div>
  );
}
