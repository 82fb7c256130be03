import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Label } from '../content/Label';
import type { Content } from '../elements';
import { Icon } from '../Icon';
import styles from './Offer.module.css';

/** The visitor's status: "Yours until…", "Your place is booked". */
export function OfferTitle({ children }: { children: ReactNode }) {
  return <p className={styles.title}>{children}</p>;
}

/** A sentence of the offer. */
export function OfferNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}

/** Lists what is included; `OfferFact` elements. */
export function OfferFacts({ children }: { children: ReactNode }) {
  return <ul className={styles.facts}>{children}</ul>;
}

export function OfferFact({ icon, children }: { icon: LucideIcon; children: Content }) {
  return (
    <li>
      <Icon icon={icon} />
      <Label>{children}</Label>
    </li>
  );
}

/** Holds the call to action; below 1024 px it is in the buy bar instead. */
export function OfferCallToAction({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}

/** Replaces the navigation on phones and tablets: the price and the main button stay in reach. */
export function BuyBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar} data-buy-bar>
      {children}
    </div>
  );
}
