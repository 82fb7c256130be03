import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from './State';
import { Gathering } from './useGathered';

/** From this number on, failures of a page are shown as one. */
const many = 3;

/** A page whose blocks fail on their own; three or more failures are shown as one, with one Retry for all of them. */
export function PageErrors({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const [failed, setFailed] = useState<readonly (() => void)[]>([]);
  const add = useCallback((retry: () => void) => {
    setFailed((before) => [...before, retry]);
    return () => setFailed((before) => before.filter((one) => one !== retry));
  }, []);
  const isMany = failed.length >= many;
  const gathering = useMemo(() => ({ add, isMany }), [add, isMany]);
  const retryAll = () => {
    for (const retry of failed) retry();
  };
  return (
    <>
      {isMany && (
        <div className="wrap">
          <ErrorState headingLevel={2} title={t('errors.many')} text={t('errors.manyText')} onRetry={retryAll} />
        </div>
      )}
      <Gathering value={gathering}>{children}</Gathering>
    </>
  );
}
