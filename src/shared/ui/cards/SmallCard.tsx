import { Price, type PriceText } from '../content/Price';
import { cx } from '../cx';
import { Art } from './Art';
import card from './Card.module.css';
import { CardTitle } from './CardTitle';
import type { CardBase } from './CourseCard';
import styles from './SmallCard.module.css';

export interface SmallCardProps extends CardBase {
  /** "Fractions for Primary 6", "17 Nov 2026". */
  meta?: readonly string[];
  price?: PriceText | undefined;
}

/** A small picture with its words beside it: for what stands below the page's own things. A badge is a line of its words. */
export function SmallCard({
  href,
  title,
  hue,
  picture,
  badge,
  headingLevel = 3,
  meta = [],
  price,
  night,
}: SmallCardProps) {
  return (
    <article className={cx(card.card, styles.small)} {...hue}>
      <Art picture={picture} place="thumbnail" night={night} />
      <div className={styles.words}>
        <CardTitle href={href} title={title} level={headingLevel} />
        {meta.map((text) => (
          <p key={text} className={card.who}>
            {text}
          </p>
        ))}
        {badge && <p className={cx(card.who, card.owned)}>{badge.label}</p>}
        {price && <Price className={cx(styles.price)} {...price} />}
      </div>
    </article>
  );
}
