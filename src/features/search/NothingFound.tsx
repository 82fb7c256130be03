import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { focusFilter } from '@/domain/catalogue/showResults';
import { nothingSought } from '@/shared/search/marks';
import { Button } from '@/shared/ui/actions/Button';
import { EmptyState } from '@/shared/ui/content/State';
import styles from './ResultGroup.module.css';
import { ResultRows } from './Results';
import type { Search } from './search';
import { filtersChosen, searchTyped } from './state';

interface NothingFoundProps {
  search: Search;
  /** '' when only filters are chosen. */
  text: string;
  /** Results without the filters. */
  hidden: number;
}

/** Says that nothing was found, and offers the next step: fewer filters, another spelling, popular things. */
export function NothingFound({ search, text, hidden }: NothingFoundProps) {
  const { t } = useTranslation(['search', 'common']);
  const dispatch = useDispatch();
  const showEverything = () => {
    dispatch(filtersChosen({ grade: null, subject: null, section: null }));
    focusFilter();
  };
  const suggestion = hidden === 0 ? search.suggest(text) : null;
  return (
    <>
      <EmptyState
        headingLevel={2}
        scene="search"
        title={text === '' ? t('none.browse') : t('none.title', { query: text })}
        text={hidden > 0 ? t('none.filtered', { count: hidden }) : t('none.text')}
        action={
          hidden > 0 ? (
            <Button variant="outline" onClick={showEverything}>
              {t('common:filters.all')}
            </Button>
          ) : (
            suggestion && (
              <Button variant="outline" onClick={() => dispatch(searchTyped(suggestion))}>
                {t('none.suggested', { query: suggestion })}
              </Button>
            )
          )
        }
      />
      {search.popular.length > 0 && (
        <section className={styles.group} aria-label={t('popular')}>
          <h2>{t('popular')}</h2>
          <ResultRows columns things={search.popular.slice(0, 4)} sought={nothingSought} />
        </section>
      )}
    </>
  );
}
