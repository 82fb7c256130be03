export interface BrandMarkProps {
  /** Edge in CSS pixels. */
  size?: number;
  className?: string | undefined;
}

/** The lantern mark; decorative, since the product name is beside it. */
export function BrandMark({ size = 32, className }: BrandMarkProps) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="var(--brand-mark)" />
      <path d="M12 7.7A4 4 0 0 1 20 7.7" fill="none" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
      <rect x="9.7" y="8" width="12.6" height="3" rx="1.5" fill="#fff" />
      <path d="M10.2 12.3H21.8C24.2 15 24.2 20 21.8 22.7H10.2C7.8 20 7.8 15 10.2 12.3Z" fill="#FFB92E" />
      <rect x="9.7" y="24" width="12.6" height="2.8" rx="1.4" fill="#fff" />
    </svg>
  );
}
