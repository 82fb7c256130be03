import { Fragment } from 'react';
import styles from './PersonName.module.css';

/** Browsers look Thai words up in a dictionary, which has no names. */
const isThai = (text: string) => /\p{Script=Thai}/u.test(text);

/** A name that breaks where it has spaces, in Thai as elsewhere; a part that is wider than its line breaks anywhere. */
export function PersonName({ children }: { children: string }) {
  if (!isThai(children)) return <span>{children}</span>;
  return children.split(' ').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name have no other identity and never move
    <Fragment key={index}>
      {index > 0 && <span> </span>}
      <span className={styles.part}>{part}</span>
    </Fragment>
  ));
}
