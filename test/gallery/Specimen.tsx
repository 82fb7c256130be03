import type { ReactNode } from 'react';
import { cx } from '@/shared/ui/cx';
import styles from './Gallery.module.css';

interface PartProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the gallery with a heading. */
export function GalleryPart({ id, title, children }: PartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.part}>
      <h2 id={`${id}-title`} lang="en">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface SpecimenProps {
  /** Name of the component or state. */
  name: string;
  /** row: side by side; stack: one below the other; plain: no layout. */
  layout?: 'row' | 'stack' | 'plain';
  night?: boolean;
  children: ReactNode;
}

/** A component of the design system, with its name. */
export function Specimen({ name, layout = 'row', night = false, children }: SpecimenProps) {
  return (
    <div className={styles.specimen}>
      <h3 lang="en">{name}</h3>
      <div className={cx(layout !== 'plain' && styles[layout], night && cx('night', styles.night))}>{children}</div>
    </div>
  );
}
