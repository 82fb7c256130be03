import { type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from './State';
import { Gathering } from './useGathered';

/** From this number on, failures of a page are shown as one. */
const many = 3;

function ManyErrors({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common');
  return <ErrorState headingLevel={2} title={t('errors.many')} text={t('errors.manyText')} onRetry={onRetry} />;
}

/**
 * A page whose blocks fail on their own; three or more failures are shown as one, with one Retry for all of them, at the
 * page's `ErrorPlace`, else above the page.
 */
export function PageErrors({ children }: { children: ReactNode }) {
  const [failed, setFailed] = useState<readonly (() => void)[]>([]);
  const [places, setPlaces] = useState(0);
  const add = useCallback((retry: () => void) => {
    setFailed((before) => [...before, retry]);
    return () => setFailed((before) => before.filter((one) => one !== retry));
  }, []);
  const addPlace = useCallback(() => {
    setPlaces((before) => before + 1);
    return () => setPlaces((before) => before - 1);
  }, []);
  const isMany = failed.length >= many;
  const retryAll = useCallback(() => {
    for (const retry of failed) retry();
  }, [failed]);
  const gathering = useMemo(() => ({ add, addPlace, isMany, retryAll }), [add, addPlace, isMany, retryAll]);
  return (
    <>
      {isMany && places === 0 && (
        <div className="wrap">
          <ManyErrors onRetry={retryAll} />
        </div>
      )}
      <Gathering value={gathering}>{children}</Gathering>
    </>
  );
}

/** Where a page says that several of its blocks have failed: below its heading, in its column. */
export function ErrorPlace() {
  const gatherer = useContext(Gathering);
  const addPlace = gatherer?.addPlace;
  useEffect(() => addPlace?.(), [addPlace]);
  if (!gatherer?.isMany) return null;
  // Outside the gathering, which would take this error for one more failed block.
  return (
    <Gathering value={null}>
      <ManyErrors onRetry={gatherer.retryAll} />
    </Gathering>
  );
}
