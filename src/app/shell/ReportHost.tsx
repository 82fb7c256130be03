import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectLocale } from '@/core/locale/reducer';
import { alertShown } from '@/core/messages/actions';
import { reportActions, selectIsReportFormOpen } from '@/core/support/report';
import type { Locale } from '@/shared/i18n/locales';
import { useApp } from '../AppContext';
import { loadChunk } from '../chunks';

/** The report form on any page: its code, duck and texts come when it is opened for the first time in a language. */
export function ReportHost() {
  const { t } = useTranslation('common');
  const dispatch = useDispatch();
  const { register, services } = useApp();
  const open = useSelector(selectIsReportFormOpen);
  const locale = useSelector(selectLocale);
  const [loaded, setLoaded] = useState<{ locale: Locale; Form: ComponentType } | null>(null);
  const Form = loaded?.locale === locale ? loaded.Form : null;

  useEffect(() => {
    if (!open || Form) return;
    let isWanted = true;
    const texts = loadChunk(() => services.translations.load(locale, ['support']));
    const duck = loadChunk(() => import('@/features/support/duck'));
    Promise.all([loadChunk(() => import('@/features/support/ReportForm')), duck, texts]).then(
      ([{ default: ReportForm }, { supportDuck }]) => {
        register(supportDuck);
        if (isWanted) setLoaded({ locale, Form: ReportForm });
      },
      (error: unknown) => {
        services.report(error, 'report');
        dispatch(reportActions.close());
        dispatch(alertShown(t('errors.generic'), 'error'));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [open, Form, locale, register, services, dispatch, t]);

  return Form && <Form />;
}
