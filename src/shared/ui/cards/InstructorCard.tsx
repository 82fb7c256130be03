import { AppLink } from '../actions/AppLink';
import { PersonName } from '../content/PersonName';
import { Picture } from '../content/Picture';
import { cx } from '../cx';
import type { Hue } from '../subjects';
import styles from './InstructorCard.module.css';

export interface InstructorCardProps {
  /** Without a link it is a plain figure. */
  href?: string | undefined;
  name: string;
  /** Subjects or a tag line. */
  text?: string | undefined;
  picture: string | null | undefined;
  hue: Hue;
  /** A 56 px portrait beside the name (detail pages) instead of above it. */
  inline?: boolean;
}

export function InstructorCard({ href, name, text, picture, hue, inline }: InstructorCardProps) {
  const className = cx(styles.person, inline && styles.inline);
  const content = (
    <>
      <span className={styles.avatar}>
        <Picture src={picture} width={112} height={140} />
      </span>
      <span>
        <span className={styles.name}>
          <PersonName>{name}</PersonName>
        </span>
        {text && <span className={styles.line}>{text}</span>}
      </span>
    </>
  );
  return href ? (
    <AppLink href={href} className={className} {...hue}>
      {content}
    </AppLink>
  ) : (
    <div className={className} {...hue}>
      {content}
    </div>
  );
}
