import { AppLink } from '@/shared/ui/actions/AppLink';
import { Picture } from '@/shared/ui/content/Picture';
import type { PictureSource } from '@/shared/ui/content/pictureSources';
import { Stars, type StarsProps } from '@/shared/ui/content/Stars';
import { cx } from '@/shared/ui/cx';
import type { Elements } from '@/shared/ui/elements';
import type { Hue } from '@/shared/ui/subjects';
import styles from './ItemRow.module.css';

interface ItemRowProps {
  title: string;
  /** '' when it has no page. */
  href: string;
  picture: PictureSource;
  hue: Hue;
  rating?: StarsProps | undefined;
  /** "18 lessons", "6 h 20 min". */
  meta: readonly string[];
  badge?: Elements;
  isChosen?: boolean;
  /** The picture is a night: the dark theme leaves it as bright as it is. */
  isNight?: boolean;
  /** At the right; below the text on phones. */
  end?: Elements;
}

/** One item of a collection; render it in an `<li>` of `ItemRows`. */
export function ItemRow({
  title,
  href,
  picture,
  hue,
  rating,
  meta,
  badge,
  isChosen = false,
  isNight = false,
  end,
}: ItemRowProps) {
  return (
    <div className={cx(styles.row, isChosen && styles.chosen)} {...hue}>
      <span className={cx(styles.thumb, !isNight && 'dimmed')}>
        <Picture src={picture} place="thumbnail" width={120} height={75} />
      </span>
      <div className={styles.text}>
        <h3 className={styles.title}>{href ? <AppLink href={href}>{title}</AppLink> : title}</h3>
        {(rating || meta.length > 0) && (
          <p className={styles.meta}>
            {rating && <Stars {...rating} />}
            {meta.map((text) => (
              <span key={text}>{text}</span>
            ))}
          </p>
        )}
        {badge}
      </div>
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}

export function ItemRows({ children }: { children: Elements }) {
  return <ul className={styles.rows}>{children}</ul>;
}
