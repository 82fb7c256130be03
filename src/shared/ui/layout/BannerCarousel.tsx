import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../actions/AppLink';
import { IconButton } from '../actions/IconButton';
import { Picture } from '../content/Picture';
import { cx } from '../cx';
import { Icon } from '../Icon';
import styles from './BannerCarousel.module.css';
import { useScroller } from './useScroller';

export interface Banner {
  /** Different for each banner of a carousel. */
  id: number | string;
  /** A path of the app or an http(s) URL; empty: a picture without a link. */
  href: string;
  /** Shown on the picture, at its dark left; empty when the picture contains its text. */
  title: string;
  /** Below the title. */
  text?: string;
  /** For a picture that contains its text and has no title. */
  alt?: string;
  /** Null: its placeholder. */
  picture: string | null;
  mobilePicture?: string | null | undefined;
}

export interface BannerCarouselProps {
  /** Names the region for screen readers. */
  label: string;
  banners: readonly Banner[];
}

/** Low banners, one at a time, that move only on request: by swipe or arrows. */
export function BannerCarousel({ label, banners }: BannerCarouselProps) {
  const { t } = useTranslation('common');
  const list = useRef<HTMLUListElement>(null);
  const { before, after, index, goTo } = useScroller(list);
  const total = banners.length;
  if (total === 0) return null;
  return (
    <section className={styles.banners} aria-label={label}>
      <ul ref={list} className={styles.slides}>
        {banners.map(({ id, href, title, text, alt = '', picture, mobilePicture }) => (
          <li key={id}>
            <AppLink href={href} className={styles.slide}>
              <Picture src={picture} mobileSrc={mobilePicture} alt={title ? '' : alt} width={1280} height={400} />
              {title && (
                <span className={cx(styles.words, 'phrased')}>
                  <span className={styles.title}>
                    <span className="clamp3">{title}</span>
                    {href && <Icon className={styles.go} icon={ChevronRight} size={20} strokeWidth={2} />}
                  </span>
                  {text && <span className={cx(styles.text, 'clamp1')}>{text}</span>}
                </span>
              )}
            </AppLink>
          </li>
        ))}
      </ul>
      {total > 1 && (
        <div className={styles.controls}>
          <IconButton
            icon={ChevronLeft}
            label={t('ui.previous')}
            aria-disabled={!before}
            onClick={() => goTo(index - 1)}
          />
          <span className="num" role="img" aria-label={t('ui.goToSlide', { number: index + 1, total })}>
            {`${index + 1} / ${total}`}
          </span>
          <IconButton icon={ChevronRight} label={t('ui.next')} aria-disabled={!after} onClick={() => goTo(index + 1)} />
        </div>
      )}
    </section>
  );
}
