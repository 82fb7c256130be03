import { cx } from '../cx';
import { Art } from './Art';
import card from './Card.module.css';
import { CardTitle } from './CardTitle';
import type { CardBase } from './CourseCard';
import styles from './PostCard.module.css';

export interface PostCardProps extends Omit<CardBase, 'badge'> {
  summary?: string | undefined;
  /** "18 Nov", "4 min". */
  meta?: readonly string[];
}

/** A post of the academy: text left, a square picture right. */
export function PostCard({ href, title, hue, picture, headingLevel = 3, priority, summary, meta = [] }: PostCardProps) {
  return (
    <article className={cx(card.card, styles.post)} {...hue}>
      <div>
        <CardTitle href={href} title={title} level={headingLevel} />
        {summary && <p className={cx(styles.summary, 'clamp2')}>{summary}</p>}
        {meta.length > 0 && (
          <p className={card.meta}>
            {meta.map((text) => (
              <span key={text}>{text}</span>
            ))}
          </p>
        )}
      </div>
      <Art picture={picture} shape="square" priority={priority ?? false} />
    </article>
  );
}
