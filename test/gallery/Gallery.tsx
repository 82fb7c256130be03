import { useState } from 'react';
import { isLocale, languageName, locales } from '@/shared/i18n/locales';
import { BrandMark } from '@/shared/ui/brand/BrandMark';
import { Pick } from '@/shared/ui/forms/SelectField';
import { Actions } from './Actions';
import { galleryPath } from './address';
import { Cards } from './Cards';
import { Drawings } from './Drawings';
import { Forms } from './Forms';
import styles from './Gallery.module.css';
import { Lists } from './Lists';
import { Overlays } from './Overlays';
import { Player } from './Player';
import { States } from './States';
import type { Samples } from './samples';
import { Tokens } from './Tokens';
import { Words } from './Words';

const parts = [
  ['tokens', 'Tokens', Tokens],
  ['actions', 'Buttons, chips and tabs', Actions],
  ['forms', 'Fields', Forms],
  ['words', 'Badges, prices, progress and text', Words],
  ['cards', 'Cards', Cards],
  ['lists', 'Lists and banners', Lists],
  ['states', 'Skeletons and states', States],
  ['overlays', 'Dialogs, menus and messages', Overlays],
  ['player', 'Player', Player],
  ['drawings', 'Drawings', Drawings],
] as const;

const schemes = [
  { value: '', label: 'System theme' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Shows everything in `src/shared/ui` in all its states, in either theme. */
export function Gallery({ samples }: { samples: Samples }) {
  const [scheme, setScheme] = useState('');
  const choose = (next: string) => {
    setScheme(next);
    if (next) document.documentElement.dataset.scheme = next;
    else delete document.documentElement.dataset.scheme;
  };
  return (
    <>
      <header className={styles.head}>
        <div className="wrap">
          <a href={`/${samples.locale}`} className={styles.home} aria-label="To the app" lang="en">
            <BrandMark />
          </a>
          <h1 lang="en">Design system</h1>
          <Pick label="Theme" value={scheme} onChange={choose} options={schemes} quiet />
          <Pick
            label="Locale"
            value={samples.locale}
            onChange={(next) => isLocale(next) && window.location.assign(`/${next}${galleryPath}`)}
            options={locales.map((locale) => ({ value: locale, label: `${locale} ${languageName(locale)}` }))}
            quiet
          />
        </div>
      </header>
      <main className="wrap">
        <nav aria-label="Parts" className={styles.nav} lang="en">
          <ul>
            {parts.map(([id, title]) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        {parts.map(([id, title, Part]) => (
          <Part key={id} id={id} title={title} samples={samples} scheme={scheme} />
        ))}
      </main>
    </>
  );
}
