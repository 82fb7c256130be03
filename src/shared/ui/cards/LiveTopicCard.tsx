import { CalendarClock, Clock, Radio } from 'lucide-react';
import type { ReactNode } from 'react';
import { Price, type PriceText } from '../content/Price';
import { Stars, type StarsProps } from '../content/Stars';
import { cx } from '../cx';
import { Icon } from '../Icon';
import { Art } from './Art';
import styles from './Card.module.css';
import { CardTitle } from './CardTitle';
import type { CardBase } from './CourseCard';

export interface LiveTopicCardProps extends CardBase {
  /** Subject in its hue. */
  subject?: string | undefined;
  rating?: StarsProps | undefined;
  teacher?: string | undefined;
  /** A further line, such as the end of a semester. */
  note?: string | undefined;
  /** Its regular time: "Every Fri 7:30 PM". */
  weekly?: string | undefined;
  /** Its next time: "Today 7:30 PM". */
  when?: string | undefined;
  price?: PriceText | undefined;
  /** "Enrolled", in the place of a price. */
  owned?: string | undefined;
  /** A class is live: the time is highlighted; pass the live picture and badge too. */
  live?: boolean;
  /** Below everything else: a button with clicks of its own. */
  action?: ReactNode;
}

/** A live topic in a box, with its price at the bottom. */
export function LiveTopicCard(props: LiveTopicCardProps) {
  const { href, title, hue, picture, badge, headingLevel = 3, priority = false } = props;
  const { subject, rating, teacher, note, weekly, when, price, owned, live = false, action } = props;
  return (
    <article className={cx(styles.card, styles.boxed, live && styles.live)} {...hue}>
      <Art {...{ picture, badge, priority }} flush night />
      <div className={styles.body}>
        {(subject || rating) && (
          <p className={styles.subject}>
            <span>{subject}</span>
            {rating && <Stars {...rating} />}
          </p>
        )}
        <CardTitle href={href} title={title} level={headingLevel} />
        {teacher && <p className={styles.who}>{teacher}</p>}
        {note && <p className={styles.who}>{note}</p>}
        {(weekly || when || price || owned || action) && (
          <div className={styles.foot}>
            {weekly && (
              <p className={styles.weekly}>
                <Icon icon={CalendarClock} size={16} />
                <span>{weekly}</span>
              </p>
            )}
            {when && (
              <p className={cx(styles.when, weekly && styles.next)}>
                <Icon icon={live ? Radio : Clock} size={16} />
                <span>{when}</span>
              </p>
            )}
            {price && <Price className={cx(styles.price)} {...price} />}
            {owned && <p className={cx(styles.price, styles.owned)}>{owned}</p>}
            {action && <div className={styles.action}>{action}</div>}
          </div>
        )}
      </div>
    </article>
  );
}
