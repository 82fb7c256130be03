import { ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { joinTags } from '@/shared/lib/hashtags';
import { AppLink } from '../actions/AppLink';
import { cx } from '../cx';
import type { Elements } from '../elements';
import { Icon } from '../Icon';
import { WithAction } from '../layout/WithAction';
import styles from './DetailIntro.module.css';

export interface DetailIntroProps {
  /** Breadcrumb: a link to the list, then names; `label` names it for screen readers. */
  place: { label: string; href: string; steps: readonly string[] };
  /** A button beside the breadcrumb. */
  action?: Elements;
  /** Subject and badges, beside the tags. */
  labels?: Elements;
  title: string;
  /** What it is about, below the title; `isCut` leaves three lines of it. */
  lead?: { text: string; isCut: boolean } | undefined;
  /** Rating, size and the like, each an element of its own. */
  meta: ReactNode;
  /** With or without `#`. */
  tags?: readonly string[];
  /** Teachers. */
  children?: Elements;
}

/** Introduces an item: breadcrumb, subject and tags, title, lead, meta and teachers. */
export function DetailIntro({ place, action, labels, title, lead, meta, tags = [], children }: DetailIntroProps) {
  return (
    <div className={styles.intro}>
      <WithAction action={action}>
        <nav aria-label={place.label} className={styles.place}>
          {place.steps.map((step, index) => (
            <Fragment key={step}>
              {index > 0 && <Icon icon={ChevronRight} size={16} />}
              {index === 0 ? <AppLink href={place.href}>{step}</AppLink> : <span>{step}</span>}
            </Fragment>
          ))}
        </nav>
      </WithAction>
      {(labels || tags.length > 0) && (
        <p className={styles.labels}>
          {labels}
          {tags.length > 0 && <span className={styles.tags}>{joinTags(tags)}</span>}
        </p>
      )}
      <h1>{title}</h1>
      {lead?.text && <p className={cx(styles.lead, lead.isCut && 'clamp3')}>{lead.text}</p>}
      {meta && <p className={styles.meta}>{meta}</p>}
      {children}
    </div>
  );
}
