import { useDispatch, useSelector } from 'react-redux';
import { PartFailure } from '@/platform/parts/PartFailure';
import { reportActions, selectIsReportFormOpen } from '@/platform/support/state';
import { loadChunk } from '@/shared/chunk/loadChunk';
import { useOverlay } from '@/shared/ui/overlay/useOverlay';
import { type LazyPartSource, useLazyPart } from './useLazyPart';

const form: LazyPartSource = {
  namespace: 'support',
  source: () => loadChunk(() => import('@/features/support/ReportForm')),
  duck: () => loadChunk(() => import('@/features/support/saga')).then(({ supportDuck }) => supportDuck),
};

/** The report form on any page. */
export function ReportHost() {
  const dispatch = useDispatch();
  const isOpen = useSelector(selectIsReportFormOpen);
  const { Part, failures, retry } = useLazyPart(form, isOpen);
  const close = () => void dispatch(reportActions.close());
  // Until it has loaded; then it closes itself.
  useOverlay(isOpen && !Part, close);
  if (failures > 0) return <PartFailure again={failures > 1} onRetry={retry} onClose={close} />;
  return Part && <Part />;
}
