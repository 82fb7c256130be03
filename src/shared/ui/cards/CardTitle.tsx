import { AppLink } from '../actions/AppLink';
import { cx } from '../cx';
import styles from './Card.module.css';

export interface CardTitleProps {
  href: string;
  title: string;
  level: 2 | 3 | 4;
  className?: string | undefined;
  /** Stored in the history entry of the page that it opens. */
  state?: unknown;
}

/** The card's title with its only link, which covers the card. */
export function CardTitle({ href, title, level, className, state }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={cx(styles.title, className)} title={title}>
      <AppLink href={href} className={styles.hit} state={state}>
        {title}
      </AppLink>
    </Heading>
  );
}
