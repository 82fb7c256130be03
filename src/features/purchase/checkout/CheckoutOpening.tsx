import { LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { env } from '@/shared/config/env';
import { PageOpening } from '@/shared/ui/content/PageOpening';

/** Says where payments are made; the fallback shows it before the app's code has loaded (see `Opening`). */
export function CheckoutOpening() {
  const { t } = useTranslation('purchase');
  return <PageOpening title={t('title')} icon={LockKeyhole} text={t('pay.partner', { product: env.productName })} />;
}
