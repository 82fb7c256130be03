import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { joinNames } from '@/shared/lib/joinNames';
import { Button } from '@/shared/ui/actions/Button';
import styles from './FilterBar.module.css';
import type { FoundList } from './found';
import { selectHomeFilter } from './selectors';
import { focusFilter } from './showResults';
import { useFilter } from './useFilter';

/** Returns the filter as a list of names: "Form 4, Maths"; '' without a filter. */
function useFilterNames(): string {
  const { selectedLevel, selectedSubject, selectedCourseGroup } = useSelector(selectHomeFilter);
  const group = selectedCourseGroup && { name: selectedCourseGroup.title || selectedCourseGroup.name };
  return joinNames([selectedLevel, selectedSubject, group].filter((item) => item !== null));
}

/** Returns a lower bound in round numbers, as in "50+": an exact number with a plus reads like a mistake. */
const roundDown = (count: number): number => Math.floor(count / 10) * 10;

/** Returns what each list has found: "12 courses for Form 4, Maths"; only the first one names the filter. */
function useFoundWords(lists: readonly FoundList[]): string[] {
  const { t } = useTranslation('common');
  const filter = useFilterNames();
  // All at once, so that nothing is said twice.
  if (lists.some(({ found }) => found === null)) return [];
  const loaded = lists.flatMap(({ kind, found }) => (found && found !== 'unknown' ? [{ kind, ...found }] : []));
  return loaded.flatMap(({ kind, count, exact }, index) => {
    const named = index === 0 && filter !== '';
    // "4+" says less than the list itself, and is another number when its next page has loaded.
    const isUnsure = !exact && count < 10;
    if (!named && (count === 0 || isUnsure)) return [];
    if (named && isUnsure) return [t(`found.${kind}.someFor`, { filter })];
    const form = count === 0 ? 'noneFor' : exact ? (named ? 'allFor' : 'all') : named ? 'manyFor' : 'many';
    return [t(`found.${kind}.${form}`, { count: exact ? count : roundDown(count), filter })];
  });
}

interface FilterResultProps {
  lists: readonly FoundList[];
  /** Announces nothing. */
  silent?: boolean;
  /** Is in sight only while a filter is chosen. */
  folded?: boolean;
  also?: readonly string[] | undefined;
  onChoose: () => void;
}

/** Announces and shows the number of found items, beside the button that clears the filter. */
export function FilterResult({ lists, silent = false, folded = false, also, onChoose }: FilterResultProps) {
  const { t } = useTranslation('common');
  const { isChosen, clear } = useFilter(also);
  const words = useFoundWords(lists);
  return (
    <div className={folded && !isChosen ? 'srOnly' : styles.result}>
      <p role="status" className={styles.found}>
        {(isChosen || !silent) && words.map((text) => <span key={text}>{`${text} `}</span>)}
      </p>
      {isChosen && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            clear();
            focusFilter();
            onChoose();
          }}
        >
          {t('filters.clear')}
        </Button>
      )}
    </div>
  );
}
