import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { purchasePath } from '@/core/checkout/offer';
import { useHrefTo } from '@/core/navigation/useHrefTo';
import { Button } from '@/shared/ui/actions/Button';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import type { ButtonLook } from '@/shared/ui/actions/buttonClass';
import { refusalOf } from './refusal';
import { enrolAsked, isUnderway, type OrdersSlice, selectAttempt } from './state';

/** The next thing to do: enrol for nothing, go somewhere, or what else the page offers. */
export type Step =
  | { do: 'enrol' }
  | { do: 'go'; href: string; label: string }
  | { do: 'act'; label: string; act: () => void };

interface StepButtonProps extends Pick<ButtonLook, 'variant' | 'size' | 'block'> {
  step: Step;
  /** What is ordered. */
  target: string;
  /** What is ordered is being read again. */
  isReading: boolean;
}

/** The main step of a page; while an enrolment is on its way, and until what was ordered says so too, it is busy. */
export function StepButton({ step, target, isReading, ...look }: StepButtonProps) {
  const { t } = useTranslation('checkout');
  const dispatch = useDispatch();
  const hrefTo = useHrefTo();
  const attempt = useSelector((root: OrdersSlice) => selectAttempt(root, target));
  if (step.do === 'go')
    return (
      <ButtonLink href={step.href} {...look}>
        {step.label}
      </ButtonLink>
    );
  if (step.do === 'act')
    return (
      <Button onClick={step.act} {...look}>
        {step.label}
      </Button>
    );
  const refusal = attempt?.status === 'failed' ? refusalOf(attempt.error) : null;
  // It is shown as free, and the server says otherwise: the checkout knows more.
  if (refusal === 'owned') return null;
  if (attempt && refusal) {
    const href = hrefTo(purchasePath({ kind: 'single', id: attempt.request.collectionId }));
    return (
      href && (
        <ButtonLink href={href} {...look}>
          {t('enrol.price')}
        </ButtonLink>
      )
    );
  }
  const busy = isUnderway(attempt) || (attempt?.status === 'done' && isReading);
  return (
    <Button busy={busy} onClick={() => dispatch(enrolAsked(target))} {...look}>
      {t('enrol.free')}
    </Button>
  );
}
