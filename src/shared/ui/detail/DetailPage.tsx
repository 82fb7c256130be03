import type { ReactNode } from 'react';
import { cx } from '../cx';
import type { Hue } from '../subjects';
import styles from './DetailPage.module.css';

export interface DetailPageProps {
  hue: Hue;
  /** Above the title on phones, in the offer from 768 up. */
  picture: ReactNode;
  /** A `DetailIntro`. */
  intro: ReactNode;
  /** Names the offer for screen readers; `#offer` leads there. */
  offerLabel: string;
  offer: ReactNode;
  /** Below content and offer, in the full width. */
  foot?: ReactNode;
  /** A `BuyBar`. */
  bar?: ReactNode;
  children: ReactNode;
}

/**
 * The page of something that can be bought: what it is on the soft colour of its subject, its parts, and beside them
 * the offer, which overlaps the band from 1024 up.
 */
export function DetailPage({ hue, picture, intro, offerLabel, offer, foot, bar, children }: DetailPageProps) {
  return (
    <article className={styles.page} {...hue}>
      <div className={styles.band}>
        <div className={cx('wrap', styles.top)}>
          <div className={styles.picture}>{picture}</div>
          {intro}
        </div>
      </div>
      <div className={cx('wrap', styles.main)}>
        <div className={styles.content}>{children}</div>
        <aside id="offer" className={styles.offer} aria-label={offerLabel}>
          <div className={styles.offerPicture}>{picture}</div>
          <div className={styles.offerText}>{offer}</div>
        </aside>
      </div>
      {foot && <div className="wrap">{foot}</div>}
      {bar}
    </article>
  );
}
