import { CircleAlert, CircleCheck, Download, type LucideIcon, Pause, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import { useServices } from '@/platform/services/ServicesContext';
import { formatBytes } from '@/shared/lib/bytes';
import { percentOf } from '@/shared/lib/percent';
import { formatDate } from '@/shared/lib/time';
import { Button } from '@/shared/ui/actions/Button';
import { ProgressBar } from '@/shared/ui/content/ProgressBar';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/Icon';
import styles from './DownloadPanel.module.css';
import { type DownloadableLesson, downloadedUntil } from './lesson';
import {
  downloadPaused,
  downloadRequested,
  downloadsRemoved,
  keysOf,
  selectAreDownloadsLoaded,
  selectDownloadSize,
  sizeRequested,
} from './state';
import { type DownloadProgress, useDownloadProgress } from './useDownloadProgress';

interface PanelProps {
  lessons: readonly DownloadableLesson[];
  /** Name of the lessons in the label of Remove, where several panels are on a page. */
  name?: string;
  /** Its button is as wide as those of the card that it is in. */
  isBlock?: boolean;
}

/** Offers to download lessons to this device, and says how far that is. */
export default function DownloadPanel({ lessons, name, isBlock = false }: PanelProps) {
  const { t } = useTranslation('downloads');
  const dispatch = useDispatch();
  const areLoaded = useSelector(selectAreDownloadsLoaded);
  const progress = useDownloadProgress(lessons);
  const [isOffered, setIsOffered] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const { phase, missing } = progress;
  const isOffer = isOffered && (phase === 'none' || phase === 'some');
  // A pressed button may be gone: its focus stays in the panel.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another phase is the reason
  useEffect(() => {
    if (wasPressed.current && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
    wasPressed.current = false;
  }, [phase, isOffer]);

  const start = () => dispatch(downloadRequested(missing));
  const offer = () => {
    setIsOffered(true);
    dispatch(sizeRequested(missing));
  };
  const button = (label: string, onClick: () => void, needsNetwork = false, icon?: LucideIcon) => (
    <Button size={isBlock ? 'md' : 'sm'} variant="outline" icon={icon} needsNetwork={needsNetwork} onClick={onClick}>
      {label}
    </Button>
  );
  const buttons = () => {
    switch (phase) {
      case 'loading':
      case 'waiting':
      case 'queued':
        return button(t('pause'), () => dispatch(downloadPaused(lessons)), false, Pause);
      case 'paused':
        return button(t('continue'), start, true, Download);
      case 'failed':
        return button(t('retry'), start, true);
      case 'some':
        return !isOffer && button(t('rest'), offer, true, Download);
      case 'none':
        return !isOffer && button(t('download'), offer, true, Download);
      default:
        return null;
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: presses of the buttons inside are noticed
    // biome-ignore lint/a11y/useKeyWithClickEvents: buttons send clicks for keys, too
    <div
      ref={box}
      className={cx(styles.panel, isBlock && styles.block)}
      tabIndex={-1}
      onClick={() => {
        wasPressed.current = true;
      }}
    >
      <State progress={progress} count={lessons.length} />
      {areLoaded && (
        <div className={cx(styles.buttons, (phase === 'whole' || phase === 'unsure') && styles.end)}>
          {buttons()}
          {phase !== 'none' && (
            <Button
              size="sm"
              variant="ghost"
              icon={Trash2}
              aria-label={name === undefined ? undefined : t('list.remove', { name })}
              onClick={() => dispatch(downloadsRemoved(lessons))}
            >
              {t('remove')}
            </Button>
          )}
        </div>
      )}
      {isOffer && (
        <Offer
          lessons={missing}
          onDownload={() => {
            setIsOffered(false);
            start();
          }}
          onCancel={() => setIsOffered(false)}
        />
      )}
    </div>
  );
}

function State({ progress, count }: { progress: DownloadProgress; count: number }) {
  const { t, i18n } = useTranslation('downloads');
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const { phase, reason, share, done, bytes, until } = progress;
  const percent = percentOf(share);
  const isAlert = phase === 'failed' || phase === 'unsure';
  const text = (): string => {
    switch (phase) {
      case 'none':
        return '';
      case 'loading':
        return t('saving', { percent });
      case 'paused':
        return t('paused', { percent });
      case 'waiting':
      case 'queued':
      case 'unsure':
        return t(phase);
      case 'failed':
        return t(`failure.${reason ?? 'network'}`);
      case 'some':
        return t('some', { done, count });
      case 'whole': {
        const date = until === null ? '' : formatDate(until, locale, zone);
        return bytes > 0 ? t('savedSize', { date, size: formatBytes(bytes, i18n.language) }) : t('saved', { date });
      }
    }
  };
  const isUnderWay = phase === 'loading' || phase === 'waiting' || phase === 'queued' || phase === 'paused';
  const shown = text();
  return (
    <>
      <p
        className={cx(shown ? styles.text : 'srOnly', isAlert && styles.failed)}
        role={isUnderWay ? undefined : 'status'}
      >
        {isAlert && <Icon icon={CircleAlert} size={20} />}
        {(phase === 'whole' || phase === 'some') && <Icon icon={CircleCheck} size={20} />}
        {shown && <span>{shown}</span>}
      </p>
      {isUnderWay && <ProgressBar className={styles.bar} value={share} label={shown} />}
    </>
  );
}

interface OfferProps {
  lessons: readonly DownloadableLesson[];
  onDownload(): void;
  onCancel(): void;
}

/** What progress the lessons means, with their size, before it begins. */
function Offer({ lessons, onDownload, onCancel }: OfferProps) {
  const { t, i18n } = useTranslation('downloads');
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const { clock } = useServices();
  const size = useSelector(selectDownloadSize);
  const own = size?.of === keysOf(lessons) ? size : null;
  const until = Math.min(...lessons.map((lesson) => downloadedUntil(lesson, clock.now())));
  const sized = () => {
    if (!own) return '';
    return own.bytes === null ? t('offer.unsized') : t('offer.sized', { size: formatBytes(own.bytes, i18n.language) });
  };
  return (
    <div className={styles.offer}>
      <p role="status" aria-busy={own === null}>
        {sized()}
      </p>
      <p>{t('offer.text', { date: formatDate(until, locale, zone) })}</p>
      <div className={styles.buttons}>
        <Button size="sm" needsNetwork onClick={onDownload}>
          {t('offer.start')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {t('offer.cancel')}
        </Button>
      </div>
    </div>
  );
}
