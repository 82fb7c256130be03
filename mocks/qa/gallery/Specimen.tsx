import type { ReactNode } from 'react';
import { cx } from '@/shared/ui/cx';
import styles from './Gallery.module.css';

interface PartProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the gallery, under its heading. */
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
  /** What it shows. */
  name: string;
  /** row: side by side; stack: one under the other; plain: as its children are. */
  layout?: 'row' | 'stack' | 'plain';
  night?: boolean;
  children: ReactNode;
}

/** Something of the design system, with its name. */
export function Specimen({ name, layout = 'row', night = false, children }: SpecimenProps) {
  return (
    <div className={styles.specimen}>
      <h3 lang="en">{name}</h3>
      <div className={cx(layout !== 'plain' && styles[layout], night && cx('night', styles.night))}>{children}</div>
    </div>
  );
}
