import { useDispatch, useSelector } from 'react-redux';
import { PartFailure } from '@/platform/parts/PartFailure';
import { reportActions, selectIsReportFormOpen } from '@/platform/support/state';
import { loadChunk } from '@/shared/chunk/loadChunk';
import { type LazyPartSource, useLazyPart } from './useLazyPart';

const form: LazyPartSource = {
  namespace: 'support',
  source: () => loadChunk(() => import('@/features/support/ReportForm')),
  duck: () => loadChunk(() => import('@/features/support/saga')).then(({ supportDuck }) => supportDuck),
};

/** The report form on any page. */
export function ReportHost() {
  const dispatch = useDispatch();
  const { Part, failures, retry } = useLazyPart(form, useSelector(selectIsReportFormOpen));
  if (failures > 0)
    return <PartFailure again={failures > 1} onRetry={retry} onClose={() => void dispatch(reportActions.close())} />;
  return Part && <Part />;
}
