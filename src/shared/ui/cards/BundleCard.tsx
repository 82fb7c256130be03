import { Badge } from '../content/Badge';
import { Picture } from '../content/Picture';
import { Price, type PriceText } from '../content/Price';
import { cx } from '../cx';
import { Art } from './Art';
import styles from './BundleCard.module.css';
import card from './Card.module.css';
import { CardTitle } from './CardTitle';
import type { CardBase } from './CourseCard';

export interface BundleCardProps extends CardBase {
  /** Covers of the contents, up to three in a fan; without them the bundle's own `picture`. */
  covers?: readonly (string | null)[];
  /** "Bundle", "38 lessons". */
  meta?: readonly string[];
  price?: PriceText | undefined;
}

/** A bundle or a prepack: a fan of covers on the soft colour of its hue. */
export function BundleCard(props: BundleCardProps) {
  const { href, title, hue, picture, badge, headingLevel = 3, priority = false, covers = [], meta = [], price } = props;
  const shown = covers.slice(0, 3);
  return (
    <article className={card.card} {...hue}>
      {shown.length > 0 ? (
        <span className={styles.fan}>
          {shown.map((cover, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same cover may occur twice, and the order never changes
            <i className={styles.cover} key={index}>
              <Picture src={cover} width={320} height={200} />
            </i>
          ))}
          {badge && (
            <Badge kind={badge.kind} onArt className={styles.badge}>
              {badge.label}
            </Badge>
          )}
        </span>
      ) : (
        <Art {...{ picture, badge, priority }} night />
      )}
      <CardTitle href={href} title={title} level={headingLevel} />
      {meta.length > 0 && (
        <p className={card.meta}>
          {meta.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
      )}
      {price && <Price className={cx(card.price)} {...price} />}
    </article>
  );
}
