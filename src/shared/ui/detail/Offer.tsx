import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import styles from './Offer.module.css';

/** What the offer is to this visitor: "Yours until…", "Your place is booked". */
export function OfferTitle({ children }: { children: ReactNode }) {
  return <p className={styles.title}>{children}</p>;
}

/** A sentence of the offer. */
export function OfferNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}

/** What comes with it; `OfferFact` elements. */
export function OfferFacts({ children }: { children: ReactNode }) {
  return <ul className={styles.facts}>{children}</ul>;
}

export function OfferFact({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li>
      <Icon icon={icon} />
      {children}
    </li>
  );
}

/** Holds the main step; below 1024 the bar holds it instead. */
export function OfferStep({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}

/** Phones and tablets: the price and the main step stay in reach, in place of the navigation. */
export function BuyBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar} data-buy-bar>
      {children}
    </div>
  );
}
