import type { ReactNode } from 'react';
import { cx } from '../cx';
import type { Elements } from '../elements';
import type { Hue } from '../subjects';
import styles from './DetailPage.module.css';

export interface DetailPageProps {
  hue: Hue;
  /** Above the title on phones, inside the offer from 768 px up. */
  picture: ReactNode;
  /** A `DetailIntro`. */
  intro: Elements;
  /** Names the offer for screen readers; `#offer` links to it. */
  offerLabel: string;
  offer: ReactNode;
  /** Below content and offer, at full width. */
  foot?: ReactNode;
  /** The intro is short: the picture is lower on phones, and so is the coloured band on wide windows. */
  isLow?: boolean;
  /** A `BuyBar`. */
  bar?: Elements;
  children: ReactNode;
}

/**
 * The page of something that can be bought: the intro on the soft colour of its subject, the offer, and the content. From
 * 1024 px up the offer is beside the content and overlaps the coloured band.
 */
export function DetailPage({
  hue,
  picture,
  intro,
  offerLabel,
  offer,
  foot,
  isLow = false,
  bar,
  children,
}: DetailPageProps) {
  return (
    <article className={cx(styles.page, isLow && styles.low)} {...hue}>
      <div className={styles.band}>
        <div className={cx('wrap', styles.top)}>
          <div className={styles.picture}>{picture}</div>
          {intro}
        </div>
      </div>
      <div className={cx('wrap', styles.main)}>
        {/* In the order of narrow windows: HTML may be painted before all of it has come, and then nothing moves. */}
        <aside id="offer" className={styles.offer} aria-label={offerLabel}>
          <div className={styles.offerPicture}>{picture}</div>
          <div className={styles.offerText}>{offer}</div>
        </aside>
        <div className={styles.content}>{children}</div>
      </div>
      {foot && <div className="wrap">{foot}</div>}
      {bar}
    </article>
  );
}
