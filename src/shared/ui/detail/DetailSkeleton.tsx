import { CardSkeletons } from '../cards/CardSkeleton';
import { Bar, Block, Skeleton } from '../content/Skeleton';
import { cx } from '../cx';
import intro from './DetailIntro.module.css';
import page from './DetailPage.module.css';
import styles from './DetailSkeleton.module.css';

/** The skeleton of a detail page. */
export function DetailSkeleton() {
  return (
    <Skeleton>
      <div className={cx(page.band, styles.band)}>
        <div className={cx('wrap', page.top)}>
          <Block className={styles.phonePicture} />
          <div className={intro.intro}>
            <Bar width={20} />
            <Bar className={styles.title} />
            <Bar width={45} />
            <Bar width={30} />
            <Block className={styles.person} />
          </div>
        </div>
      </div>
      <div className={cx('wrap', page.main)}>
        <div className={page.offer}>
          <div className={page.offerPicture}>
            <Block className={styles.picture} />
          </div>
          <div className={page.offerText}>
            <Bar width={45} className={styles.price} />
            <Bar width={60} />
            <Block className={styles.step} />
            <Block className={styles.second} />
            <Bar width={60} />
            <Bar width={45} />
            <Bar width={60} />
            <Bar width={45} />
          </div>
        </div>
        <div className={page.content}>
          <div className={styles.tabs}>
            <Bar width={60} />
          </div>
          <p>
            <Bar />
            <Bar />
            <Bar width={60} />
          </p>
          <CardSkeletons kind="row" count={6} layout="list" />
        </div>
      </div>
    </Skeleton>
  );
}
