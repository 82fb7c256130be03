import { lazy, Suspense } from 'react';
import { loadChunk } from '@/shared/chunk/loadChunk';
import { type TextBlock, textBlocks } from '@/shared/lib/plainText';
import { useHydrated } from '@/shared/lib/useHydrated';
import { cx } from '../cx';
import styles from './RichText.module.css';

export interface RichTextProps {
  /** HTML from the server; untrusted. */
  html: string;
  className?: string | undefined;
}

/** The text in its blocks, which take the same room as when they are formatted. */
function Plain({ html }: { html: string }) {
  const lists: { kind: TextBlock['kind']; texts: string[] }[] = [];
  for (const { kind, text } of textBlocks(html)) {
    const last = lists.at(-1);
    if (last?.kind === kind && (kind === 'ul' || kind === 'ol')) last.texts.push(text);
    else lists.push({ kind, texts: [text] });
  }
  return (
    <div className={styles.plain}>
      {lists.map(({ kind: Element, texts }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change their places
        <Element key={index}>
          {Element === 'ul' || Element === 'ol'
            ? // biome-ignore lint/suspicious/noArrayIndexKey: the items of a list never change their places
              texts.map((text, item) => <li key={item}>{text}</li>)
            : texts[0]}
        </Element>
      ))}
    </div>
  );
}

// If the chunk fails to load, the unformatted text stays.
const RichHtml = lazy(() => loadChunk(() => import('./RichHtml')).catch(() => ({ default: Plain })));

/** Renders HTML from the server: its text in prerendered pages and until the sanitiser has loaded, then formatted. */
export function RichText({ html, className }: RichTextProps) {
  const isHydrated = useHydrated();
  const plain = <Plain html={html} />;
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
