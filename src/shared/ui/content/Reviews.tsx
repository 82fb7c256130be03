import styles from './Reviews.module.css';
import { StarRow } from './StarRow';

interface Review {
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
  groups: readonly { title: string; items: readonly Review[] }[];
}

/** Shows the average, and ratings with comments in titled groups. */
export function Reviews({ average, count, starsLabel, groups }: ReviewsProps) {
  return (
    <>
      {average > 0 && (
        <div className={styles.average}>
          <p className={styles.number}>{average.toFixed(1)}</p>
          <div>
            <StarRow stars={average} label={starsLabel(average.toFixed(1))} size={20} />
            {count && <p className={styles.count}>{count}</p>}
          </div>
        </div>
      )}
      {groups.map(({ title, items }) => items.length > 0 && <Words key={title} {...{ title, items, starsLabel }} />)}
    </>
  );
}

function Words({ title, items, starsLabel }: ReviewsProps['groups'][number] & Pick<ReviewsProps, 'starsLabel'>) {
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {items.map(({ username, star, comment }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: ratings have no id, and their list never changes its order
          <li key={index}>
            <p className={styles.who}>
              {star > 0 && <StarRow stars={star} label={starsLabel(star)} />}
              {username}
            </p>
            {comment && <p>{comment}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
