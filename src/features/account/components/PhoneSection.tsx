import { PartBoundary } from '@/core/parts/PartBoundary';
import { loadChunk } from '@/shared/chunk/loadChunk';
import { later } from '@/shared/lib/later';
import { Block, Skeleton } from '@/shared/ui/content/Skeleton';
import styles from './Setup.module.css';
import type { Setup } from './useSetup';

// What it knows of phone numbers weighs more than all the other sections.
const PhoneForm = later(() => loadChunk(() => import('./PhoneForm')));

/** In good time, so that the form is there when its step comes; what fails is tried again then. */
export function preparePhone(): void {
  PhoneForm.load().catch(() => PhoneForm.forget());
}

/** The phone number and the code that proves it. */
export function PhoneSection({ setup }: { setup: Setup }) {
  const bones = (
    <Skeleton className={styles.bones}>
      <Block className={styles.fieldBone} />
      <Block className={styles.fieldBone} />
    </Skeleton>
  );
  return (
    <PartBoundary part={PhoneForm} waiting={bones}>
      <PhoneForm setup={setup} />
    </PartBoundary>
  );
}
