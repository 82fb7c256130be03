import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { cx } from '../cx';
import styles from './Picture.module.css';

export interface PictureProps {
  /** Empty or null draws the placeholder. */
  src: string | null | undefined;
  /** Another picture below 768 px. */
  mobileSrc?: string | null | undefined;
  /** Empty when the words beside it say the same. */
  alt?: string;
  /** Intrinsic size in pixels: keeps the space before it loads. */
  width: number;
  height: number;
  /** Loads at once and first: only the largest picture above the fold. */
  priority?: boolean;
  className?: string | undefined;
}

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
        <g opacity=".34">
          <rect x="145" y="66" width="30" height="7" rx="3.5" />
          <path d="M147 76H173C181 87 181 104 173 114H147C139 104 139 87 147 76Z" opacity=".6" />
          <rect x="145" y="117" width="30" height="7" rx="3.5" />
          <path d="M151 65A9 9 0 0 1 169 65" fill="none" stroke="var(--tint)" strokeWidth="3.5" strokeLinecap="round" />
        </g>
      </g>
    </svg>
  );
}

/** An image that fills its box; what cannot load becomes a drawn placeholder. */
export function Picture({ src, mobileSrc, alt = '', width, height, priority = false, className }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);

  // An image may have failed before hydration attached onError; decode() tells that apart from an SVG without a size.
  useEffect(() => {
    const element = image.current;
    if (!src || !element?.complete || element.naturalWidth > 0 || !element.decode) return;
    let current = true;
    element.decode().catch(() => current && setFailed(src));
    return () => {
      current = false;
    };
  }, [src]);

  if (!src || failed === src) return <Placeholder className={className} />;
  return (
    <picture className={cx(styles.picture, className)}>
      {mobileSrc && <source media="(max-width: 767px)" srcSet={mobileSrc} />}
      <img
        ref={image}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
        {...(priority ? { fetchPriority: 'high' as const } : {})}
        onError={(event: SyntheticEvent<HTMLImageElement>) => {
          if (event.currentTarget.isConnected) setFailed(src);
        }}
      />
    </picture>
  );
}
