import { ChevronDown, ScrollText } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaptionFiles } from '../captionFiles';
import { trackFor } from '../captions';
import type { PlayerCaption } from '../types';
import { CueList } from './CueList';
import styles from './Transcript.module.css';
import { useCues } from './useCues';

interface TranscriptProps {
  readonly className: string | undefined;
  /** At least one. */
  readonly captions: readonly PlayerCaption[];
  readonly files: CaptionFiles;
  /** A language tag: the captions' language while they are on, else the page's. */
  readonly preferred: string;
  /** The current position. */
  readonly seconds: number;
  readonly isOpen: boolean;
  onToggle(isOpen: boolean): void;
  onSeek(seconds: number): void;
}

/** The transcript, which follows the video. It fetches nothing while it is closed. */
export function Transcript({ className, captions, preferred, isOpen, onToggle, ...content }: TranscriptProps) {
  const { t } = useTranslation('player');
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const caption = trackFor(captions, chosen) ?? trackFor(captions, preferred) ?? captions[0];
  if (!caption) return null;
  return (
    <div className={`${styles.transcript} ${className}`} data-open={isOpen}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => onToggle(!isOpen)}
        >
          <ScrollText size={20} strokeWidth={1.75} aria-hidden="true" />
          <span>{t('transcript.title')}</span>
          <ChevronDown className={styles.chevron} size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
        {isOpen && captions.length > 1 && (
          <select
            className={styles.language}
            aria-label={t('transcript.language')}
            value={caption.lang}
            onChange={(event) => setChosen(event.target.value)}
          >
            {captions.map(({ lang, label }) => (
              <option key={lang} value={lang} lang={lang}>
                {label}
              </option>
            ))}
          </select>
        )}
      </div>
      {isOpen && (
        <div id={id} className={styles.content}>
          <Content key={caption.url} caption={caption} {...content} />
        </div>
      )}
    </div>
  );
}

type ContentProps = Pick<TranscriptProps, 'files' | 'seconds' | 'onSeek'> & { readonly caption: PlayerCaption };

function Content({ caption, files, seconds, onSeek }: ContentProps) {
  const { t } = useTranslation('player');
  const { cues, retry } = useCues(files, caption.url);
  if (cues === 'loading')
    return (
      <div className={styles.waiting} aria-busy="true">
        {[92, 78, 86, 64, 90].map((width) => (
          <svg key={width} width={`${width}%`} height="14" aria-hidden="true">
            <rect width="100%" height="100%" rx="4" />
          </svg>
        ))}
      </div>
    );
  if (cues === 'failed')
    return (
      <div className={styles.note} role="alert">
        <p>{t('transcript.failed')}</p>
        <button type="button" className={styles.retry} onClick={retry}>
          {t('error.retry')}
        </button>
      </div>
    );
  if (cues.length === 0) return <p className={styles.note}>{t('transcript.empty')}</p>;
  return <CueList cues={cues} lang={caption.lang} label={t('transcript.title')} seconds={seconds} onSeek={onSeek} />;
}
