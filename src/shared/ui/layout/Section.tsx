import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { joinLabel } from '@/shared/lib/joinNames';
import { AppLink } from '../actions/AppLink';
import { cx } from '../cx';
import type { Elements } from '../elements';
import { Icon } from '../Icon';
import styles from './Section.module.css';

export interface SectionProps {
  title: string;
  sub?: ReactNode;
  /** "See all"; its accessible name adds the title. */
  more?: { href: string; label: string } | undefined;
  /** Other content at the right of the heading. */
  aside?: Elements;
  headingLevel?: 2 | 3;
  /** The heading is for screen readers only. */
  quiet?: boolean;
  /** Target of a hash link. */
  id?: string | undefined;
  className?: string | undefined;
  children: Elements;
}

/** A titled part of a page. */
export function Section({
  title,
  sub,
  more,
  aside,
  headingLevel = 2,
  quiet = false,
  id,
  className,
  children,
}: SectionProps) {
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={cx(styles.section, className)} aria-labelledby={headingId} id={id}>
      <div className={quiet ? 'srOnly' : styles.head}>
        <div>
          <Heading id={headingId}>{title}</Heading>
          {sub && <p className={cx(styles.sub, 'wholeWords')}>{sub}</p>}
        </div>
        {aside}
        {more && (
          <AppLink className={styles.more} href={more.href}>
            <span>{more.label}</span>
            <span className="srOnly">{joinLabel('', title)}</span>
            <Icon icon={ChevronRight} size={16} strokeWidth={2} />
          </AppLink>
        )}
      </div>
      {children}
    </section>
  );
}
