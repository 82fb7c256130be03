import { AppLink } from '../actions/AppLink';
import { cx } from '../cx';
import styles from './Card.module.css';

export interface CardTitleProps {
  href: string;
  title: string;
  level: 2 | 3 | 4;
  className?: string | undefined;
}

/** The card's title with its only link, which covers the card. */
export function CardTitle({ href, title, level, className }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={cx(styles.title, className)} title={title}>
      <AppLink href={href} className={styles.hit}>
        {title}
      </AppLink>
    </Heading>
  );
}
