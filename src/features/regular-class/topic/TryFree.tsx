import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createStartState } from '@/domain/progress/lessonStart';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { Button } from '@/shared/ui/actions/Button';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { Dialog } from '@/shared/ui/overlay/Dialog';
import { useTopicCallsToAction } from './useTopicSale';

/** One way to try the class for free; a dialog where there are two. */
export function TryFree({ topic }: { topic: LiveTopic }) {
  const { t } = useTranslation('topic');
  const [open, setOpen] = useState(false);
  const { freeHref, askForTrial } = useTopicCallsToAction(topic);
  const close = () => setOpen(false);
  if (!freeHref && !askForTrial) return null;
  if (!askForTrial)
    return (
      <ButtonLink variant="outline" block href={freeHref} state={createStartState(false)}>
        {t('offer.watchFree')}
      </ButtonLink>
    );
  if (!freeHref)
    return (
      <Button variant="outline" block onClick={askForTrial}>
        {t('offer.trial')}
      </Button>
    );
  const trial = () => {
    close();
    askForTrial();
  };
  return (
    <>
      <Button variant="outline" block onClick={() => setOpen(true)}>
        {t('offer.tryFree')}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t('offer.tryFree')}
        actions={
          <>
            <Button variant="outline" onClick={trial}>
              {t('offer.trial')}
            </Button>
            <ButtonLink href={freeHref} state={createStartState(false)}>
              {t('offer.watchFree')}
            </ButtonLink>
          </>
        }
      >
        <p>{t('watch.freeText')}</p>
      </Dialog>
    </>
  );
}
