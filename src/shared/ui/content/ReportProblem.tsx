import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button';

/** Opens the report form; null when there is none, so that no link is rendered. */
export const ReportContext = createContext<(() => void) | null>(null);

/** Links to the report form from an error. */
export function ReportProblem({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('common');
  const report = useContext(ReportContext);
  return (
    report && (
      <Button variant="ghost" className={className} onClick={report}>
        {t('report.open')}
      </Button>
    )
  );
}
