import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { alertShown } from '@/core/messages/actions';
import { reportActions, selectIsReportFormOpen } from '@/core/support/report';
import { type Extra, useExtra } from './useExtra';

const form: Extra = {
  namespace: 'support',
  source: () => import('@/features/support/ReportForm'),
  duck: () => import('@/features/support/duck').then(({ supportDuck }) => supportDuck),
};

/** The report form on any page. */
export function ReportHost() {
  const { t } = useTranslation('common');
  const dispatch = useDispatch();
  const Form = useExtra(form, useSelector(selectIsReportFormOpen), () => {
    dispatch(reportActions.close());
    dispatch(alertShown(t('errors.generic'), 'error'));
  });
  return Form && <Form />;
}
