import { useTranslation } from 'react-i18next';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { collectionOwnership } from '@/shared/entities/ownership';
import { paths } from '@/shared/routing/paths';

/**
 * Returns the link to where the owner of a set learns; null while the visitor does not own it. The component that renders
 * it loads the texts `bundle`.
 */
export function useLearnLink(collection: CheckoutCollection): { href: string; label: string } | null {
  const { t } = useTranslation('bundle');
  const path = useLocalePath();
  if (collectionOwnership(collection) === null) return null;
  const inCourses = collection.contents.courses.length > 0;
  return {
    href: path(inCourses ? paths.purchasedCourses() : paths.subscribed()),
    label: t(inCourses ? 'go.courses' : 'go.classes'),
  };
}
