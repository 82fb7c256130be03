import { useTranslation } from 'react-i18next';
import type { AppError } from '@/shared/http/AppError';
import { AlertView } from '@/shared/ui/overlay/Message';
import { serverText } from './serverText';

/** Shows why a form was refused: the server's message if it sends one, else the app's own. */
export function FormError({ error }: { error: AppError | null }) {
  const { t } = useTranslation('common');
  if (!error || error.kind === 'abort' || error.kind === 'stale') return null;
  const own = { network: 'errors.offline', timeout: 'errors.timeout' } as const;
  const key = error.kind === 'network' || error.kind === 'timeout' ? own[error.kind] : 'errors.generic';
  return <AlertView kind="error">{serverText(error) ?? t(key)}</AlertView>;
}
