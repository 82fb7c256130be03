import { lazy, Suspense } from 'react';
import { Block, Skeleton } from '@/shared/ui/content/Skeleton';
import styles from './Setup.module.css';
import type { Setup } from './useSetup';

// What it knows of phone numbers weighs more than all the other sections.
const PhoneForm = lazy(() => import('./PhoneForm'));

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
