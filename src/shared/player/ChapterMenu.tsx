import { ChevronDown, ListVideo } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './ChapterMenu.module.css';
import bar from './ControlBar.module.css';
import { Menu } from './Menu';
import menu from './Menu.module.css';
import { formatTimecode, type Segment } from './position';

interface ChapterMenuProps {
  readonly segments: readonly Segment[];
  /** The current chapter. */
  readonly current: Segment | null;
  onSeek(seconds: number): void;
  onOpenChange(isOpen: boolean): void;
}

/** Shows the current chapter and seeks to any other; renders nothing without chapters. */
export function ChapterMenu({ segments, current, onSeek, onOpenChange }: ChapterMenuProps) {
  const { t } = useTranslation('player');
  const chapters = segments.filter(({ name }) => name !== '');
  if (chapters.length === 0) return null;
  const name = current?.name ?? '';
  return (
    <Menu
      label={name ? t('chapters.now', { chapter: name }) : t('chapters.title')}
      title={t('chapters.title')}
      button={
        <span className={styles.content}>
          <span className={styles.name}>{name || t('chapters.title')}</span>
          <ChevronDown className={styles.chevron} size={18} strokeWidth={1.75} aria-hidden="true" />
          <ListVideo className={styles.icon} size={22} strokeWidth={1.75} aria-hidden="true" />
        </span>
      }
      buttonClass={`${bar.button} ${styles.chapters}`}
      onOpenChange={onOpenChange}
    >
      <p className={`${menu.heading} ${styles.heading}`}>{t('chapters.title')}</p>
      {chapters.map(({ from, name: title }) => (
        <button
          key={from}
          type="button"
          role="menuitemradio"
          aria-checked={from === current?.from}
          tabIndex={-1}
          className={`${menu.action} ${styles.chapter}`}
          onClick={() => onSeek(from)}
        >
          <span className={styles.time}>{formatTimecode(from)}</span>
          <span>{title}</span>
        </button>
      ))}
    </Menu>
  );
}
