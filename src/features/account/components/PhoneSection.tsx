import { Suspense } from 'react';
import { later } from '@/shared/lib/later';
import { Block, Skeleton } from '@/shared/ui/content/Skeleton';
import styles from './Setup.module.css';
import type { Setup } from './useSetup';

// What it knows of phone numbers weighs more than all the other sections.
const PhoneForm = later(() => import('./PhoneForm'));

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
    <Suspense fallback={bones}>
      <PhoneForm setup={setup} />
    </Suspense>
  );
}
