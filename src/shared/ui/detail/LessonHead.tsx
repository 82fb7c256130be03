import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../actions/ButtonLink';
import { Bar } from '../content/Skeleton';
import type { Elements } from '../elements';
import { Icon } from '../Icon';
import { WithAction } from '../layout/WithAction';
import styles from './LessonHead.module.css';

interface Step {
  href: string;
  label: string;
  /** Title of the lesson. */
  title?: string;
}

export interface LessonHeadProps {
  /** The lesson's course or class, above the title. */
  above?: Elements;
  title: string;
  /** A button beside the title. */
  action?: Elements;
  /** Its position in the list, and the like. */
  meta: ReactNode;
  previous: Step | null;
  /** `main`: the main button, since the next lesson is the next step. */
  next: (Step & { main?: boolean }) | null;
}

/**
 * The title of a lesson, with links to the previous and the next one. These may be locked: search engines and the build
 * find the open lessons in the list.
 */
export function LessonHead({ above, title, action, meta, previous, next }: LessonHeadProps) {
  return (
    <div className={styles.head}>
      <WithAction action={action}>
        <div>
          {above}
          <h1>{title}</h1>
          <p className={styles.meta}>{meta}</p>
        </div>
      </WithAction>
      <div className={styles.steps}>
        {previous && (
          <ButtonLink
            variant="outline"
            className={styles.previous}
            rel="nofollow"
            href={previous.href}
            icon={ChevronLeft}
            aria-label={previous.label}
          />
        )}
        {next && (
          <ButtonLink
            variant={next.main ? 'primary' : 'outline'}
            className={next.title ? styles.next : undefined}
            rel="nofollow"
            href={next.href}
          >
            <span className={styles.step}>
              <span>{`${next.label} `}</span>
              {next.title && <small className="clamp1">{next.title}</small>}
            </span>
            <Icon icon={ChevronRight} />
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** The skeleton of `LessonHead`; render it inside a `Skeleton`. */
export function LessonHeadSkeleton() {
  return (
    <div className={styles.head}>
      <div>
        <Bar width={60} className={styles.titleBar} />
        <Bar width={30} />
      </div>
    </div>
  );
}
