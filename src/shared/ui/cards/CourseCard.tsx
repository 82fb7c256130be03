import type { ReactNode } from 'react';
import { joinTags } from '@/shared/lib/hashtags';
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
  /** The picture is a teacher's window at night. */
  night?: boolean | undefined;
  /** The picture is above the fold. */
  priority?: boolean;
}

export interface CourseCardProps extends CardBase {
  /** Leads the tags: "Maths". */
  subject?: string | undefined;
  /** Above the title, at most 3 with the subject: "Maths · Form 4 · DSE"; the third has room in a wide card only. */
  tags?: readonly string[];
  teacher?: string | undefined;
  rating?: StarsProps | undefined;
  /** Further lines: where it continues, when it ends. */
  lines?: readonly string[];
  /** "18 lessons", "4 h 41 min", beside the price. */
  meta?: readonly string[];
  price?: PriceText | undefined;
  progress?: CardProgress | undefined;
  /** Below everything else: a link or button with clicks of its own. */
  action?: ReactNode;
}

/** A course: cover, subject and tags, title, teacher and stars, length and price. No box. */
export function CourseCard(props: CourseCardProps) {
  const { href, title, hue, picture, badge, headingLevel = 3, priority = false } = props;
  const { subject, tags = [], teacher, rating, lines = [], meta = [], price, progress, action } = props;
  const own = tags.filter((tag) => tag !== subject);
  const [first, second, third] = subject ? [subject, ...own] : own;
  return (
    <article className={cx(styles.card, styles.course)} {...hue}>
      <Art {...{ picture, badge, progress, priority }} />
      {first && (
        <p className={styles.tags}>
          <span>{joinTags(second ? [first, second] : [first])}</span>
          {third && <span className={styles.third}>{` · ${joinTags([third])}`}</span>}
        </p>
      )}
      <CardTitle href={href} title={title} level={headingLevel} />
      {(teacher || rating) && (
        <p className={styles.by}>
          {teacher && <span>{teacher}</span>}
          {rating && <Stars {...rating} />}
        </p>
      )}
      {lines.map((text) => (
        <p key={text} className={cx(styles.line, 'clamp2')}>
          {text}
        </p>
      ))}
      {(meta.length > 0 || price) && (
        <div className={styles.last}>
          {meta.length > 0 && (
            <p className={styles.meta}>
              {meta.map((text) => (
                <span key={text}>{text}</span>
              ))}
            </p>
          )}
          {price && <Price {...price} />}
        </div>
      )}
      {action && <div className={styles.plainAction}>{action}</div>}
    </article>
  );
}
