import { cx } from '@/shared/ui/cx';
import styles from './GuestHero.module.css';
import night from './night.svg?inline';
import nightOnPhones from './nightPhone.svg?inline';

/** Lanterns at night, in portrait for phones and in landscape otherwise. */
export default function NightDrawing() {
  return (
    <>
      <img className={cx(styles.night, styles.wide)} src={night} alt="" width={1000} height={480} />
      <img className={cx(styles.night, styles.narrow)} src={nightOnPhones} alt="" width={768} height={480} />
    </>
  );
}
