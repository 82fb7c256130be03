import { PartBoundary } from '@/platform/parts/PartBoundary';
import { lazyPart } from '@/shared/lib/lazyPart';
import { Block, Skeleton } from '@/shared/ui/content/Skeleton';
import type { Setup } from '../useSetup';
import styles from './FormSkeleton.module.css';

// Loaded separately: the data about phone numbers is larger than all other sections.
const PhoneForm = lazyPart(() => import('./PhoneForm'));

/** Preloads the form before its step opens; a failed load is retried when it opens. */
export function preparePhone(): void {
  PhoneForm.load().catch(() => PhoneForm.forget());
}

/** The section for the phone number and its confirmation code. */
export function PhoneSection({ setup }: { setup: Setup }) {
  const skeleton = (
    <Skeleton className={styles.skeleton}>
      <Block className={styles.fieldSkeleton} />
      <Block className={styles.fieldSkeleton} />
    </Skeleton>
  );
  return (
    <PartBoundary part={PhoneForm} waiting={skeleton}>
      <PhoneForm setup={setup} />
    </PartBoundary>
  );
}
