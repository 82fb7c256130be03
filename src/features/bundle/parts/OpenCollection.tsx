import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { salePath } from '@/domain/sale/sale';
import { type CheckoutSlice, selectCollectionDetail } from '@/domain/sale/state';
import { useContactProp } from '@/platform/contact/useContactProp';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { Redirect } from '@/platform/navigation/Redirect';
import { useRetryPage } from '@/platform/navigation/useRetryPage';
import type { CheckoutCollection, ProductKind } from '@/shared/entities/checkout';
import { ErrorState } from '@/shared/ui/content/State';
import { DetailSkeleton } from '@/shared/ui/detail/DetailSkeleton';
import type { Elements } from '@/shared/ui/elements';

interface OpenCollectionProps {
  id: number;
  /** Kinds that this page shows; other kinds are redirected to their page. */
  kinds: readonly ProductKind[];
  errorTitle: string;
  children: (collection: CheckoutCollection) => Elements;
}

/** Loads the collection of a page: shows its skeleton, an error with Retry, or the collection. */
export function OpenCollection({ id, kinds, errorTitle, children }: OpenCollectionProps) {
  const { t } = useTranslation(['bundle', 'common']);
  const retry = useRetryPage();
  const path = useLocalePath();
  useContactProp('context', `collection:${id}`);
  const { status, data } = useSelector((root: CheckoutSlice) => selectCollectionDetail(root, id));
  if (data && !kinds.includes(data.kind)) return <Redirect to={path(salePath(data))} />;
  if (data) return children(data);
  if (status !== 'failure') return <DetailSkeleton />;
  return <ErrorState headingLevel={1} title={errorTitle} text={t('common:errors.generic')} onRetry={retry} />;
}
