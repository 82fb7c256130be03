import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { createStartState } from '@/domain/progress/lessonStart';
import { isPurchasePath, purchasePath } from '@/domain/sale/sale';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import { useOnline } from '@/shared/lib/useOnline';
import { Button } from '@/shared/ui/actions/Button';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import type { ButtonLook } from '@/shared/ui/actions/buttonClass';
import { refusalOf } from './refusal';
import { enrolRequested, isUnderway, type OrdersSlice, selectAttempt } from './state';

/** The call to action of a page: enrol for free, follow a link, or another action of the page. */
export type CallToAction =
  | { do: 'enrol' }
  /** `plays`: it leads to a lesson, which plays on this press. `before`: is done first, on the press. */
  | { do: 'go'; href: string; label: string; plays?: true; before?: () => void }
  | { do: 'act'; label: string; act: () => void };

interface CallToActionButtonProps extends Pick<ButtonLook, 'variant' | 'size' | 'block'> {
  callToAction: CallToAction;
  /** The order's target. */
  target: string;
  /** The target is being reloaded. */
  isReading: boolean;
}

/** The main button of a page; busy while an enrolment is sent, and until the reloaded target confirms it. */
export function CallToActionButton({ callToAction, target, isReading, ...look }: CallToActionButtonProps) {
  const { t } = useTranslation('checkout');
  const dispatch = useDispatch();
  const hrefTo = useHrefTo();
  const isOnline = useOnline();
  const attempt = useSelector((root: OrdersSlice) => selectAttempt(root, target));
  // A purchase is nothing without a network; the button says so before it is pressed.
  if (callToAction.do === 'go' && !isOnline && isPurchasePath(callToAction.href))
    return (
      <Button needsNetwork {...look}>
        {callToAction.label}
      </Button>
    );
  if (callToAction.do === 'go')
    return (
      <ButtonLink
        href={callToAction.href}
        onClick={() => callToAction.before?.()}
        {...look}
        {...(callToAction.plays ? { state: createStartState(false) } : {})}
      >
        {callToAction.label}
      </ButtonLink>
    );
  if (callToAction.do === 'act')
    return (
      <Button onClick={callToAction.act} {...look}>
        {callToAction.label}
      </Button>
    );
  const refusal = attempt?.status === 'failed' ? refusalOf(attempt.error) : null;
  // It was shown as free and the server disagrees: the checkout explains why.
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
    <Button busy={busy} onClick={() => dispatch(enrolRequested(target))} {...look}>
      {t('enrol.free')}
    </Button>
  );
}
