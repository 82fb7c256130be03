import { Play } from 'lucide-react';
import { Badge, type BadgeKind } from '../content/Badge';
import { Picture } from '../content/Picture';
import { ProgressBar } from '../content/ProgressBar';
import type { PicturePlace, PictureSource } from '../content/pictureSources';
import { cx } from '../cx';
import { Icon } from '../Icon';
import styles from './Art.module.css';

export interface CardBadge {
  kind: BadgeKind;
  label: string;
}

export interface CardProgress {
  /** 0 to 1. */
  value: number;
  /** "39% watched". */
  label: string;
}

export interface ArtProps {
  picture: PictureSource;
  place?: PicturePlace;
  badge?: CardBadge | undefined;
  progress?: CardProgress | undefined;
  play?: boolean;
  /** card 16:10, wide 16:9, square. */
  shape?: 'card' | 'wide' | 'square';
  /** Fills a boxed card to its edges. */
  flush?: boolean;
  priority?: boolean;
  /** The picture is a night: the dark theme leaves it as bright as it is. */
  night?: boolean | undefined;
}

/** The picture of a card with its overlays. The text beside it names it, so it has no text of its own. */
export function Art(props: ArtProps) {
  const { picture, place = 'card', badge, progress, play, shape = 'card', flush, priority = false, night } = props;
  return (
    <span
      data-art
      className={cx(styles.art, shape !== 'card' && styles[shape], flush && styles.flush, night && styles.night)}
    >
      <Picture
        src={picture}
        place={place}
        width={320}
        height={{ card: 200, wide: 180, square: 320 }[shape]}
        priority={priority}
      />
      {badge && (
        <span className={styles.badge}>
          <Badge kind={badge.kind} onArt>
            {badge.label}
          </Badge>
        </span>
      )}
      {play && (
        <span className={styles.play}>
          <Icon icon={Play} size={18} filled />
        </span>
      )}
      {progress && <ProgressBar className={styles.progress} look="onArt" {...progress} />}
    </span>
  );
}
