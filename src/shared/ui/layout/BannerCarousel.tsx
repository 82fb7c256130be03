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
  id: number;
  /** A path of the app or an http(s) URL; empty: a picture without a link. */
  href: string;
  /** Shown on the picture, at its dark left (on phones: bottom); empty when the picture contains its text. */
  title: string;
  /** Below the title; small banners only. */
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
  /** The first banner is above the fold. */
  priority?: boolean;
  /** Low, with the controls on the picture. */
  small?: boolean;
  className?: string | undefined;
}

/** More dots of 44 px do not fit side by side on a phone of 320 px: a counter replaces them. */
const mostDots = 6;

/** Banners that move only on request: by swipe, dots or arrows. */
export function BannerCarousel({ label, banners, priority = false, small = false, className }: BannerCarouselProps) {
  const { t } = useTranslation('common');
  const list = useRef<HTMLUListElement>(null);
  const { before, after, index, goTo } = useScroller(list);
  const total = banners.length;
  if (total === 0) return null;
  return (
    <section className={cx(className, small && styles.small)} aria-label={label}>
      <ul ref={list} className={styles.slides}>
        {banners.map(({ id, href, title, text, alt = '', picture, mobilePicture }, i) => (
          <li key={id}>
            <AppLink href={href} className={styles.slide}>
              <Picture
                src={picture}
                mobileSrc={mobilePicture}
                alt={title ? '' : alt}
                width={1280}
                height={400}
                priority={priority && i === 0}
              />
              {title && (
                <span className={cx(styles.title, 'phrased')}>
                  <span className={small ? 'clamp2' : 'clamp3'}>{title}</span>
                  {small && text && <span className={cx(styles.text, 'clamp1')}>{text}</span>}
                </span>
              )}
              {title && href && !small && <Icon className={styles.go} icon={ChevronRight} size={20} strokeWidth={2} />}
            </AppLink>
          </li>
        ))}
      </ul>
      {total > 1 && (
        <div className={styles.controls}>
          <IconButton
            className={cx(total <= mostDots && !small && styles.arrow)}
            icon={ChevronLeft}
            label={t('ui.previous')}
            aria-disabled={!before}
            onClick={() => goTo(index - 1)}
          />
          {total <= mostDots && !small ? (
            banners.map(({ id }, i) => (
              <button
                key={id}
                type="button"
                className={styles.dot}
                aria-label={t('ui.goToSlide', { number: i + 1, total })}
                {...(i === index ? { 'aria-current': 'true' as const } : {})}
                onClick={() => goTo(i)}
              />
            ))
          ) : (
            <span className="num" role="img" aria-label={t('ui.goToSlide', { number: index + 1, total })}>
              {`${index + 1} / ${total}`}
            </span>
          )}
          <IconButton
            className={cx(total <= mostDots && !small && styles.arrow)}
            icon={ChevronRight}
            label={t('ui.next')}
            aria-disabled={!after}
            onClick={() => goTo(index + 1)}
          />
        </div>
      )}
    </section>
  );
}
