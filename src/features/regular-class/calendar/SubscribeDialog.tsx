import { CalendarSync, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectLocale } from '@/platform/locale/state';
import { alertShown } from '@/platform/messages/state';
import { Button } from '@/shared/ui/actions/Button';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { buttonClass } from '@/shared/ui/actions/buttonClass';
import { Icon } from '@/shared/ui/Icon';
import { Dialog } from '@/shared/ui/overlay/Dialog';
import { feedPath, subscribeLinks } from './feed';
import styles from './SubscribeDialog.module.css';

export interface SubscribeDialogProps {
  topicId: number;
  /** Name of the class. */
  name: string;
  onClose: () => void;
}

/** Returns whether the site has a file; the build writes none for a class that is not public. */
async function isThere(url: string): Promise<boolean> {
  try {
    const { status } = await fetch(url, { method: 'HEAD' });
    return status !== 404;
  } catch {
    // Without a network nobody knows; the calendar says so itself.
    return true;
  }
}

/** Ways to subscribe to the calendar of a class. */
export default function SubscribeDialog({ topicId, name, onClose }: SubscribeDialogProps) {
  const { t } = useTranslation('schedule');
  const dispatch = useDispatch();
  const locale = useSelector(selectLocale);
  const url = new URL(feedPath(locale, topicId), window.location.origin).href;
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    isThere(url).then((found) => isCurrent && setIsMissing(!found));
    return () => {
      isCurrent = false;
    };
  }, [url]);

  const links = subscribeLinks(url, name);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      dispatch(alertShown(t('subscribe.copied'), 'success'));
    } catch {
      dispatch(alertShown(url, 'info'));
    }
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('subscribe.title', { name })}>
      {isMissing ? (
        <p>{t('subscribe.missing')}</p>
      ) : (
        <div className={styles.ways}>
          <p>{t('subscribe.text')}</p>
          <a className={buttonClass({ block: true }, styles.way)} href={links.webcal} onClick={onClose}>
            <Icon icon={CalendarSync} />
            <span>{t('subscribe.app')}</span>
          </a>
          <ButtonLink variant="outline" block href={links.google}>
            {t('subscribe.google')}
          </ButtonLink>
          <ButtonLink variant="outline" block href={links.outlook}>
            {t('subscribe.outlook')}
          </ButtonLink>
          <Button variant="ghost" block icon={Copy} onClick={() => void copy()}>
            {t('subscribe.copy')}
          </Button>
          <p className={styles.note}>{t('subscribe.delay')}</p>
        </div>
      )}
    </Dialog>
  );
}
