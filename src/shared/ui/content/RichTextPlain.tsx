import { type TextBlock, textBlocks } from '@/shared/lib/plainText';
import styles from './RichText.module.css';

/** Most blocks that are elements of their own: a text of more is shown in one. */
const mostBlocks = 2000;

/** The text in its blocks, which take the same room as when they are formatted. */
export function RichTextPlain({ html }: { html: string }) {
  const lists: { kind: TextBlock['kind']; texts: string[] }[] = [];
  const blocks = textBlocks(html);
  if (blocks.length > mostBlocks) return <p className={styles.plain}>{blocks.map(({ text }) => text).join('\n')}</p>;
  for (const { kind, text } of blocks) {
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
