import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { isDataSaved } from '@/shared/lib/dataSaver';
import { safeImageUrl } from '@/shared/lib/redirect';
import { useHydrated } from '@/shared/lib/useHydrated';
import { cx } from '../cx';
import styles from './Picture.module.css';
import { type PicturePlace, type PictureSource, pictureSources } from './pictureSources';

export interface PictureProps {
  /** Without an address, the placeholder is shown. */
  src: PictureSource;
  /** Place of the picture, which decides its sizes; default: a card. */
  place?: PicturePlace;
  /** Another picture below 768 px. */
  mobileSrc?: string | null | undefined;
  /** Empty when the text beside it says the same. */
  alt?: string;
  /** Intrinsic size in pixels: reserves the space before it loads. */
  width: number;
  height: number;
  /** Loads at once and with priority: only for the largest picture above the fold. */
  priority?: boolean;
  className?: string | undefined;
}

/** The windows in which a picture and its mobile version are shown; the style sheet hides the other one. */
const wide = '(min-width: 768px)';
const narrow = '(max-width: 767px)';

/** Hills and an unlit lantern in the hue of the nearest `data-hue`, never a grey box. */
function Placeholder({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={cx(styles.placeholder, className)}
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="320" height="200" fill="var(--back)" />
      <g fill="var(--tint)">
        <path d="M-10 200C40 110 90 96 138 142S238 196 330 108V210H-10Z" opacity=".12" />
        <path d="M-10 210C60 168 120 158 184 178S280 196 330 164V210Z" opacity=".16" />
        <g className={styles.lantern} opacity=".34">
          <rect x="145" y="66" width="30" height="7" rx="3.5" />
          <path d="M147 76H173C181 87 181 104 173 114H147C139 104 139 87 147 76Z" opacity=".6" />
          <rect x="145" y="117" width="30" height="7" rx="3.5" />
          <path d="M151 65A9 9 0 0 1 169 65" fill="none" stroke="var(--tint)" strokeWidth="3.5" strokeLinecap="round" />
        </g>
      </g>
    </svg>
  );
}

/**
 * An image that fills its box; one that fails to load becomes a drawn placeholder. Two images and CSS choose between
 * screens, not `<source media>`: when React discards a render, the browser would keep such an element, and with it the
 * whole page, in memory.
 */
export function Picture(props: PictureProps) {
  const { place = 'card', alt = '', width, height, priority = false, className } = props;
  const hydrated = useHydrated();
  // The first picture of a document is loading already.
  const [isLoading] = useState(priority && !hydrated);
  const { src, ...sizes } = pictureSources(props.src, place, hydrated && !isLoading && isDataSaved());
  const mobileSrc = safeImageUrl(props.mobileSrc);
  const [failed, setFailed] = useState<string | null>(null);
  const box = useRef<HTMLSpanElement>(null);

  // An image may have failed before hydration attached onError; decode() distinguishes that from an SVG without a size.
  useEffect(() => {
    if (!src) return;
    let current = true;
    for (const image of box.current?.querySelectorAll('img') ?? []) {
      if (image.complete && image.naturalWidth === 0) image.decode?.().catch(() => current && setFailed(src));
    }
    return () => {
      current = false;
    };
  }, [src]);

  if (!src || failed === src) return <Placeholder className={className} />;
  if (priority && mobileSrc) {
    // React preloads an eager image itself, but these two are lazy, since the hidden one must not load.
    preload(src, { as: 'image', fetchPriority: 'high', media: wide });
    preload(mobileSrc, { as: 'image', fetchPriority: 'high', media: narrow });
  }
  const image = {
    alt,
    width,
    height,
    loading: priority && !mobileSrc ? ('eager' as const) : ('lazy' as const),
    decoding: 'async' as const,
    ...(priority ? { fetchPriority: 'high' as const } : {}),
    onError: (event: SyntheticEvent<HTMLImageElement>) => {
      if (event.currentTarget.isConnected) setFailed(src);
    },
  };
  return (
    <span ref={box} className={cx(styles.picture, className)}>
      <img {...image} {...sizes} className={cx(mobileSrc && styles.wide)} src={src} alt={alt} />
      {mobileSrc && <img {...image} className={styles.narrow} src={mobileSrc} alt={alt} />}
    </span>
  );
}
