import { useTranslation } from 'react-i18next';
import type { Rating } from '@/shared/entities/common';
import type { Course } from '@/shared/entities/course';
import { StarRow } from '@/shared/ui/content/StarRow';
import { Section } from '@/shared/ui/layout/Section';
import styles from './Reviews.module.css';

/** The average, what the course's own students wrote, and what others say of it. */
export function Reviews({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  const { averageRate, ratingCount, ratings, feedbacks } = course;
  return (
    <Section title={t('tabs.review')}>
      {averageRate > 0 && (
        <div className={styles.average}>
          <p className={styles.number}>{averageRate.toFixed(1)}</p>
          <div>
            <StarRow stars={averageRate} label={t('review.stars', { stars: averageRate.toFixed(1) })} size={20} />
            {ratingCount > 0 && <p className={styles.count}>{t('review.count', { count: ratingCount })}</p>}
          </div>
        </div>
      )}
      {feedbacks.length > 0 && <Words title={t('review.feedbacks')} items={feedbacks} />}
      {ratings.length > 0 && <Words title={t('review.ratings')} items={ratings} />}
    </Section>
  );
}

function Words({ title, items }: { title: string; items: readonly Rating[] }) {
  const { t } = useTranslation('course');
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {items.map(({ username, star, comment }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: ratings have no id, and their list never changes its order
          <li key={index}>
            <p className={styles.who}>
              {star > 0 && <StarRow stars={star} label={t('review.stars', { stars: star })} />}
              {username}
            </p>
            {comment && <p>{comment}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
