import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { joinTexts } from '@/shared/lib/joinNames';
import { cleanText } from '@/shared/lib/typed';
import { useAfterPaint } from '@/shared/lib/useAfterPaint';
import { nothingSought } from '@/shared/search/marks';
import styles from './FoundView.module.css';
import { countKinds } from './kinds';
import { NothingFound } from './NothingFound';
import { GroupedResults, KindResults } from './Results';
import { SearchFilters } from './SearchFilters';
import { StartView } from './StartView';
import type { Search } from './search';
import { selectFound, selectText, selectWritten } from './state';
import { filterThings, useChoice } from './useChoice';

/** Shows the results; without a query and filters, the start view. */
export function FoundView({ search }: { search: Search }) {
  const { t } = useTranslation('search');
  const text = cleanText(useSelector(selectText));
  const written = useSelector(selectWritten);
  const found = useSelector(selectFound);
  const choice = useChoice();
  const { level, subject, kind } = choice;
  const isStart = text === '' && level === null && subject === null && kind === null;
  const things = text === '' ? search.things : (found?.things ?? []);
  const filtered = useMemo(() => filterThings(things, { level, subject }), [things, level, subject]);
  const counts = useMemo(() => countKinds(filtered), [filtered]);
  // Counts may come one paint later than the results.
  const shownCounts = useAfterPaint(counts);
  const shown = useMemo(() => (kind ? filtered.filter((thing) => thing.kind === kind) : filtered), [filtered, kind]);

  const has = text === '' ? 'all' : (found?.has ?? 'all');
  const corrections = joinTexts(found?.corrections ?? []);
  const sought = text === '' ? nothingSought : (found?.sought ?? nothingSought);
  const count = shown.length;
  const status =
    text === ''
      ? t('browsed', { count })
      : count === 0
        ? t('none.title', { query: text })
        : t('status', { count, query: text });
  return (
    <>
      {!isStart && <SearchFilters search={search} choice={choice} counts={shownCounts} />}
      {/* Announced when the visitor pauses, not with every key. */}
      <p className="srOnly" role="status">
        {!isStart && text === written ? status : ''}
      </p>
      {search.isPartial && <p className={styles.note}>{t('partial')}</p>}
      {isStart && <StartView search={search} />}
      {!isStart && count === 0 && <NothingFound search={search} text={text} hidden={things.length} />}
      {!isStart && count > 0 && (
        <>
          {has === 'some' && <p className={styles.note}>{t('some')}</p>}
          {has === 'corrected' && corrections !== '' && (
            <p className={styles.note}>{t('corrected', { words: corrections })}</p>
          )}
          <p className={styles.total} aria-hidden="true">
            {t('browsed', { count })}
          </p>
          {kind ? (
            <KindResults key={`${kind} ${text}`} things={shown} sought={sought} kind={kind} />
          ) : (
            <GroupedResults things={shown} sought={sought} />
          )}
        </>
      )}
    </>
  );
}
