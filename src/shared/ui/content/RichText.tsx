import { lazy, Suspense, useSyncExternalStore } from 'react';
import { loadChunk } from '@/shared/chunk/loadChunk';
import { plainText } from '@/shared/lib/plainText';
import { cx } from '../cx';
import styles from './RichText.module.css';

export interface RichTextProps {
  /** HTML from the server; untrusted. */
  html: string;
  className?: string | undefined;
}

function Plain({ html }: { html: string }) {
  return <div className={styles.plain}>{plainText(html)}</div>;
}

// If the chunk fails to load, the unformatted text stays.
const RichHtml = lazy(() => loadChunk(() => import('./RichHtml')).catch(() => ({ default: Plain })));

const never = () => () => {};

/** Renders HTML from the server: plain text in prerendered pages and until the sanitiser has loaded, then formatted. */
export function RichText({ html, className }: RichTextProps) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const plain = <Plain html={html} />;
  return (
    <div className={cx(styles.rich, className)}>
      {inBrowser ? (
        <Suspense fallback={plain}>
          <RichHtml html={html} />
        </Suspense>
      ) : (
        plain
      )}
    </div>
  );
}
