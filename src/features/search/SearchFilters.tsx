import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { filterId, focusFilter } from '@/domain/catalogue/showResults';
import type { SearchKind } from '@/domain/search/document';
import { Button } from '@/shared/ui/actions/Button';
import { Chip, ChipRow } from '@/shared/ui/actions/Chip';
import { Pick } from '@/shared/ui/forms/SelectField';
import styles from './SearchFilters.module.css';
import type { Search } from './search';
import { filtersChosen } from './state';
import type { Choice } from './useChoice';

interface SearchFiltersProps {
  search: Pick<Search, 'levels' | 'subjects'>;
  choice: Choice;
  /** Number of results of each kind, in the order of the groups. */
  counts: ReadonlyMap<SearchKind, number>;
}

const textOf = (id: number | null) => (id === null ? '' : String(id));
const optionsOf = (named: readonly { id: number; name: string }[]) =>
  named.map(({ id, name }) => ({ value: String(id), label: name }));

/** Filters by level, subject and kind. It renders again only when the choice or a count has changed. */
export const SearchFilters = memo(function SearchFilters({ search, choice, counts }: SearchFiltersProps) {
  const { t } = useTranslation(['search', 'common']);
  const dispatch = useDispatch();
  const { level, subject, kind } = choice;
  const kinds = [...new Set([...counts.keys(), ...(kind ? [kind] : [])])];
  const clear = () => {
    dispatch(filtersChosen({ grade: null, subject: null }));
    focusFilter();
  };
  return (
    <section id={filterId} className={styles.filters} aria-label={t('filters')}>
      <Pick
        label={t('common:filters.level')}
        placeholder={t('common:filters.allLevels')}
        value={textOf(level)}
        options={optionsOf(search.levels)}
        onChange={(value) => dispatch(filtersChosen({ grade: value }))}
      />
      <Pick
        label={t('common:filters.subject')}
        placeholder={t('common:filters.allSubjects')}
        value={textOf(subject)}
        options={optionsOf(search.subjects)}
        onChange={(value) => dispatch(filtersChosen({ subject: value }))}
      />
      {(level !== null || subject !== null) && (
        <Button variant="ghost" onClick={clear}>
          {t('common:filters.clear')}
        </Button>
      )}
      {kinds.length > 1 && (
        <ChipRow label={t('kinds')} className={styles.kinds}>
          <Chip pressed={kind === null} onClick={() => dispatch(filtersChosen({ section: null }))}>
            {t('kind.all')}
          </Chip>
          {kinds.map((one) => (
            <Chip
              key={one}
              pressed={one === kind}
              onClick={() => dispatch(filtersChosen({ section: one === kind ? null : one }))}
            >
              <span>{t(`kind.${one}`)}</span>
              <span className={styles.count}>{counts.get(one) ?? 0}</span>
            </Chip>
          ))}
        </ChipRow>
      )}
    </section>
  );
});
