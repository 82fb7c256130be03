import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button';

/** Opens the report form; null where there is none, and then nothing offers it. */
export const ReportContext = createContext<(() => void) | null>(null);

/** The way to a person for who is stuck at an error. */
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
