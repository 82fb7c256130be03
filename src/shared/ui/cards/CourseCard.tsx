import type { ReactNode } from 'react';
import { Price, type PriceText } from '../content/Price';
import type { PictureSource } from '../content/pictureSources';
import { Stars, type StarsProps } from '../content/Stars';
import { cx } from '../cx';
import type { Hue } from '../subjects';
import { Art, type CardBadge, type CardProgress } from './Art';
import styles from './Card.module.css';
import { CardTitle } from './CardTitle';

/** Props of every card; strings are translated already. */
export interface CardBase {
  href: string;
  title: string;
  hue: Hue;
  picture: PictureSource;
  badge?: CardBadge | undefined;
  headingLevel?: 2 | 3 | 4;
  /** The picture is above the fold. */
  priority?: boolean;
}

export interface CourseCardProps extends CardBase {
  /** On the picture; in the meta line of a narrow card. */
  duration?: string | undefined;
  rating?: StarsProps | undefined;
  /** "18 lessons", "9 min left". */
  meta?: readonly string[];
  /** At most 3 are shown, as many as fit into a line. */
  tags?: readonly string[];
  /** Further lines: the teacher, or where it continues. */
  lines?: readonly string[];
  price?: PriceText | undefined;
  progress?: CardProgress | undefined;
  /** Below everything else: a link or button with clicks of its own. */
  action?: ReactNode;
}

/** A course: cover, title, stars and lessons, price. No box. */
export function CourseCard(props: CourseCardProps) {
  const { href, title, hue, picture, badge, headingLevel = 3, priority = false } = props;
  const { duration, rating, meta = [], tags = [], lines = [], price, progress, action } = props;
  return (
    <article className={styles.card} {...hue}>
      <Art {...{ picture, badge, duration, progress, priority }} />
      <CardTitle href={href} title={title} level={headingLevel} />
      {(rating || meta.length > 0 || duration) && (
        <p className={styles.meta}>
          {rating && <Stars {...rating} className={styles.rating} />}
          {meta.map((text) => (
            <span key={text}>{text}</span>
          ))}
          {duration && <span className={styles.narrow}>{duration}</span>}
        </p>
      )}
      {lines.map((text) => (
        <p key={text} className={cx(styles.line, 'clamp2')}>
          {text}
        </p>
      ))}
      {tags.length > 0 && (
        <p className={styles.tags}>
          {tags.slice(0, 3).map((tag) => (
            <span key={tag}>{`#${tag.replace(/^#/, '')}`}</span>
          ))}
        </p>
      )}
      {price && <Price className={cx(styles.price)} {...price} />}
      {action && <div className={styles.plainAction}>{action}</div>}
    </article>
  );
}
