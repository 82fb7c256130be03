import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTenths } from '@/shared/lib/numbers';
import { Button } from '../actions/Button';
import { Section } from '../layout/Section';
import styles from './Reviews.module.css';
import { StarRow } from './StarRow';

interface ReviewItem {
  key: string;
  username: string;
  /** 1 to 5; 0 when none was given. */
  star: number;
  comment: string;
}

export interface ReviewsProps {
  /** 0 when there is none yet. */
  average: number;
  /** "312 ratings". */
  count?: string | undefined;
  /** "4.8 of 5 stars". */
  starsLabel: (stars: number | string) => string;
  items: readonly ReviewItem[];
  /** "All reviews": shows the first few until it is pressed; without it, all are shown. */
  more?: string;
}

/** Reviews that are shown before all are opened. */
const firstOfAll = 4;

/** Shows the average, and reviews. */
export function Reviews({ average, count, starsLabel, items, more }: ReviewsProps) {
  const [isWhole, setWhole] = useState(more === undefined);
  return (
    <>
      <Average {...{ average, count, starsLabel }} />
      {items.length > 0 && <ReviewList items={isWhole ? items : items.slice(0, firstOfAll)} starsLabel={starsLabel} />}
      {!isWhole && items.length > firstOfAll && (
        <Button variant="outline" className={styles.more} onClick={() => setWhole(true)}>
          {more}
        </Button>
      )}
    </>
  );
}

function Average({ average, count, starsLabel }: Omit<ReviewsProps, 'items'>) {
  const { i18n } = useTranslation();
  if (average === 0) return null;
  const shown = formatTenths(average, i18n.language);
  return (
    <div className={styles.average}>
      <p className={styles.number}>{shown}</p>
      <div>
        <StarRow stars={average} label={starsLabel(shown)} size={20} />
        {count && <p className={styles.count}>{count}</p>}
      </div>
    </div>
  );
}

interface ReviewListProps {
  items: readonly ReviewItem[];
  starsLabel: ReviewsProps['starsLabel'];
}

function ReviewList({ items, starsLabel }: ReviewListProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ key, username, star, comment }) => (
        <li key={key}>
          <span className={styles.initial} aria-hidden="true">
            {[...username.trim()][0]?.toUpperCase()}
          </span>
          <div>
            <p className={styles.who}>
              <span>{username}</span>
              {star > 0 && <StarRow stars={star} label={starsLabel(star)} />}
            </p>
            {comment && <p>{comment}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Reviews with a comment that are shown before all are opened. */
const few = 2;

export interface FewReviewsProps extends ReviewListProps, Pick<ReviewsProps, 'average' | 'count'> {
  title: string;
  /** "All reviews". */
  more: string;
  onMore: () => void;
}

/** Shows the average, the first reviews with a comment, and a button that opens all; nothing without such a review. */
export function FewReviews({ title, average, count, items, starsLabel, more, onMore }: FewReviewsProps) {
  const said = items.filter(({ comment }) => comment.trim() !== '').slice(0, few);
  if (said.length === 0) return null;
  return (
    <Section title={title}>
      <Average {...{ average, count, starsLabel }} />
      <ReviewList items={said} starsLabel={starsLabel} />
      <Button variant="outline" className={styles.more} onClick={onMore}>
        {more}
      </Button>
    </Section>
  );
}
