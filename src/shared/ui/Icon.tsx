import type { LucideIcon } from 'lucide-react';

export interface IconProps {
  icon: LucideIcon;
  /** Edge in CSS pixels. */
  size?: number;
  /** Only for play, star and the current item of the navigation. */
  filled?: boolean;
  strokeWidth?: number;
  className?: string | undefined;
}

/** A decorative Lucide icon: the text beside it carries the meaning. */
export function Icon({ icon: Glyph, size = 20, filled = false, strokeWidth = 1.75, className }: IconProps) {
  return (
    <Glyph
      size={size}
      strokeWidth={strokeWidth}
      fill={filled ? 'currentColor' : 'none'}
      aria-hidden="true"
      focusable="false"
      {...(className ? { className } : {})}
    />
  );
}
