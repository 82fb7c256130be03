import { ChevronDown, ScrollText, Search } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { pressedKey } from '@/shared/lib/pressedKey';
import { hasAllWords, readSought } from '@/shared/search/marks';
import { wordDivider } from '@/shared/search/words';
import type { Elements } from '@/shared/ui/elements';
import type { CaptionFiles } from '../captionFiles';
import { type Cue, joinLines, spokenCaption, textOf, trackFor } from '../captions';
import type { PlayerCaption } from '../types';
import { CueList } from './CueList';
import styles from './Transcript.module.css';
import { useCues } from './useCues';

interface TranscriptProps {
  readonly className: string | undefined;
  /** Where the page shows it, while it does; undefined: here, below a button that opens it. */
  readonly place: HTMLElement | null | undefined;
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
export function Transcript({ className, place, captions, preferred, isOpen, onToggle, ...content }: TranscriptProps) {
  const { t } = useTranslation('player');
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const caption = trackFor(captions, chosen) ?? spokenCaption(captions, preferred);
  if (!caption || place === null) return null;
  const languages = captions.length > 1 && (
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
  );
  const shown = <Content key={caption.url} caption={caption} languages={place && languages} {...content} />;
  if (place) return createPortal(<div className={styles.placed}>{shown}</div>, place);
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
        {isOpen && languages}
      </div>
      {isOpen && (
        <div id={id} className={styles.content}>
          {shown}
        </div>
      )}
    </div>
  );
}

interface ContentProps extends Pick<TranscriptProps, 'files' | 'seconds' | 'onSeek'> {
  readonly caption: PlayerCaption;
  readonly languages: Elements;
}

function Content({ caption, languages, files, seconds, onSeek }: ContentProps) {
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
  return <Cues cues={cues} lang={caption.lang} languages={languages} seconds={seconds} onSeek={onSeek} />;
}

interface CuesProps extends Pick<TranscriptProps, 'seconds' | 'onSeek'> {
  readonly cues: readonly Cue[];
  readonly lang: string;
  readonly languages: Elements;
}

/** The cues, or those in which all words of the field are. */
function Cues({ cues, lang, languages, seconds, onSeek }: CuesProps) {
  const { t } = useTranslation('player');
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed);
  const sought = useMemo(() => readSought(text, wordDivider(lang)), [text, lang]);
  const found = useMemo(
    () =>
      sought.words.length === 0 ? cues : cues.filter((cue) => hasAllWords(textOf(joinLines(cue.lines, lang)), sought)),
    [cues, lang, sought],
  );
  // Slightly early: a cue is current as soon as it is selected.
  const now = cues.findLast(({ start }) => start <= seconds + 0.05);
  const isSearching = sought.words.length > 0;
  return (
    <>
      <div className={styles.tools}>
        <label className={styles.search}>
          <Search size={18} strokeWidth={1.75} aria-hidden="true" />
          <span className="srOnly">{t('transcript.search')}</span>
          <input
            type="search"
            value={typed}
            maxLength={100}
            placeholder={t('transcript.search')}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (pressedKey(event) !== 'Escape') return;
              event.preventDefault();
              setTyped('');
            }}
          />
        </label>
        {languages}
      </div>
      <p className={isSearching ? styles.found : 'srOnly'} role="status">
        {isSearching && (found.length > 0 ? t('transcript.found', { count: found.length }) : t('transcript.none'))}
      </p>
      {found.length > 0 && (
        <CueList
          key={text}
          cues={found}
          lang={lang}
          label={t('transcript.title')}
          now={now}
          sought={sought}
          onSeek={onSeek}
        />
      )}
    </>
  );
}
