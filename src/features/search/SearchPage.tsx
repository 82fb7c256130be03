import type { i18n } from 'i18next';
import { type KeyboardEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { isSearchable } from '@/domain/search/searchable';
import { FetchBlock } from '@/platform/lists/FetchBlock';
import { type LocaleSlice, selectLocale } from '@/platform/locale/state';
import { pressedKey } from '@/shared/lib/pressedKey';
import type { EnterContext } from '@/shared/routing/page';
import { Button } from '@/shared/ui/actions/Button';
import { AlertView } from '@/shared/ui/overlay/Message';
import { FoundView } from './FoundView';
import { SearchField } from './SearchField';
import styles from './SearchPage.module.css';
import { SearchSkeleton } from './SearchSkeleton';
import { searchDuck } from './saga';
import {
  type SearchSlice,
  searchIndex,
  searchOpened,
  selectIndex,
  selectIsIncomplete,
  selectSearch,
  selectWritten,
} from './state';

export const ducks = [searchDuck];

export const enter = ({ search }: EnterContext) => [searchOpened(search.get('q') ?? '')];

/** The build has an index of some locales only. */
export const notFound = (root: LocaleSlice) => !isSearchable(selectLocale(root));

export const head = (t: i18n['t'], root: SearchSlice) => {
  const query = selectWritten(root);
  return { title: query === '' ? t('title', { ns: 'search' }) : t('titleOf', { ns: 'search', query }) };
};

/** Loads the index when the page opens, in each language, and again when the browser is back online. */
function useIndex(): void {
  const dispatch = useDispatch();
  const locale = useSelector(selectLocale);
  useEffect(() => {
    const load = () => void dispatch(searchIndex.ensure({ locale }));
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [dispatch, locale]);
}

/** Moves the focus between the field and the results by the arrow keys. */
function moveByArrows(event: KeyboardEvent<HTMLDivElement>): void {
  const { currentTarget } = event;
  const key = pressedKey(event);
  if (key !== 'ArrowDown' && key !== 'ArrowUp' && key !== 'Escape') return;
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  const field = currentTarget.querySelector('input');
  const stops = [field, ...currentTarget.querySelectorAll<HTMLElement>('[data-result]')];
  const at = stops.indexOf(document.activeElement as HTMLInputElement);
  if (key === 'Escape' && at > 0) field?.focus();
  if (step === 0 || at === -1) return;
  event.preventDefault();
  stops[at + step]?.focus();
}

/** Finds courses, classes, lessons, bundles, teachers and articles by words. */
export default function SearchPage() {
  const { t } = useTranslation(['search', 'common']);
  const dispatch = useDispatch();
  const index = useSelector(selectIndex);
  const isIncomplete = useSelector(selectIsIncomplete);
  const search = useSelector(selectSearch);
  useIndex();
  const isOffline = index.error?.kind === 'network' && !navigator.onLine;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field and the links inside
    <div className={`wrap ${styles.page}`} onKeyDown={moveByArrows}>
      <h1 className="srOnly">{t('title')}</h1>
      <SearchField />
      <FetchBlock
        state={index}
        actions={searchIndex}
        skeleton={<SearchSkeleton />}
        isEmpty={() => false}
        errorTitle={t('error.title')}
        errorText={t(isOffline ? 'error.offline' : 'error.text')}
        headingLevel={2}
        frame={(content) => <div className={styles.content}>{content}</div>}
      >
        {() => search && <FoundView search={search} />}
      </FetchBlock>
      {isIncomplete && (
        <AlertView kind="error">
          <span>{`${t('error.part')} `}</span>
          <Button size="sm" variant="outline" onClick={() => dispatch(searchIndex.repeat(index))}>
            {t('common:ui.retry')}
          </Button>
        </AlertView>
      )}
    </div>
  );
}
