import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectRegion } from '@/platform/locale/state';
import { BySession } from '@/platform/session/BySession';
import { Chip, ChipRow } from '@/shared/ui/actions/Chip';
import { Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { cx } from '@/shared/ui/cx';
import { Pick } from '@/shared/ui/forms/SelectField';
import { ScrollArrows } from '@/shared/ui/layout/ScrollArrows';
import { useScrollToCurrent, useScrollToFocus } from '@/shared/ui/layout/scrollIntoView';
import { useScroller } from '@/shared/ui/layout/useScroller';
import { hueOf, subjectIcon } from '@/shared/ui/subjects';
import styles from './FilterBar.module.css';
import { FilterResult } from './FilterResult';
import type { FoundList } from './found';
import { ReloadFilter } from './ReloadFilter';
import {
  selectFilterQuery,
  selectHomeFilter,
  selectLevelsState,
  selectOfferedLevels,
  selectSubjectCategories,
  selectSubjects,
} from './selectors';
import { filterId, showResults } from './showResults';
import { courseLevels, liveLevels, subjectCategories } from './state';
import { useFilter } from './useFilter';
import { useShownChoice } from './useShownChoice';

const idOf = (value: string) => (value === '' ? null : Number(value));

interface PartProps {
  /** The visitor has chosen something. */
  onChoose: () => void;
}

/** Selects the level; offers Retry when the list of levels failed to load. */
function LevelPick({ onChoose }: PartProps) {
  const { t } = useTranslation('common');
  const dispatch = useDispatch();
  const region = useSelector(selectRegion);
  const { status } = useSelector(selectLevelsState);
  const load = useSelector(selectOfferedLevels) === 'live' ? liveLevels : courseLevels;
  const { levels, selectedLevel } = useSelector(selectHomeFilter);
  const { chooseLevel } = useFilter();
  const [shown, show] = useShownChoice(selectedLevel ? String(selectedLevel.id) : '');
  if (levels.length === 0 && status === 'success') return null;
  if (levels.length === 0 && status === 'failure')
    return <ReloadFilter label={t('filters.retryLevels')} onRetry={() => dispatch(load.request({ region }))} />;
  // As wide while the list loads, so that nothing moves beside it.
  const offered = levels.length > 0 || !selectedLevel ? levels : [selectedLevel];
  return (
    <Pick
      disabled={levels.length === 0}
      label={t('filters.level')}
      value={shown}
      onChange={(value) => {
        show(value);
        chooseLevel(idOf(value));
        onChoose();
      }}
      placeholder={t('filters.allLevels')}
      options={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  );
}

function ChipSkeleton() {
  return (
    <Skeleton className={styles.scroller}>
      <div className={styles.skeleton}>
        {[0, 1, 2, 3, 4].map((key) => (
          <Block key={key} className={styles.pill} />
        ))}
      </div>
    </Skeleton>
  );
}

/** Chips that scroll, from 768 px on with a button at each edge behind which further ones are. */
function ScrolledChips({ label, children }: { label: string; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  const scroller = useScroller(row);
  return (
    <div className={cx(styles.scroller, scroller.before && styles.before, scroller.after && styles.after)}>
      <ChipRow ref={row} label={label} className={styles.chips}>
        {children}
      </ChipRow>
      <ScrollArrows
        {...scroller}
        beforeClass={cx(styles.arrow, styles.toStart)}
        afterClass={cx(styles.arrow, styles.toEnd)}
      />
    </div>
  );
}

function SubjectChips({ onChoose }: PartProps) {
  const { t } = useTranslation('common');
  const dispatch = useDispatch();
  const region = useSelector(selectRegion);
  const { status, data } = useSelector(selectSubjectCategories);
  const subjects = useSelector(selectSubjects);
  const { levelId } = useSelector(selectFilterQuery);
  const { selectedSubject } = useSelector(selectHomeFilter);
  const { chooseSubject } = useFilter();
  const [shown, show] = useShownChoice(selectedSubject?.id ?? null);
  if (data === null && status !== 'failure') return <ChipSkeleton />;
  if (data === null)
    return (
      <div className={styles.scroller}>
        <ReloadFilter
          label={t('filters.retrySubjects')}
          onRetry={() => dispatch(subjectCategories.request({ region, levelId }))}
        />
      </div>
    );
  if (subjects.length === 0) return null;
  const choose = (id: number | null) => {
    show(id);
    chooseSubject(id);
    onChoose();
  };
  return (
    <ScrolledChips label={t('filters.subject')}>
      <Chip pressed={shown === null} onClick={() => choose(null)}>
        {t('filters.allSubjects')}
      </Chip>
      {subjects.map(({ id, name, key }) => (
        <Chip
          key={id}
          pressed={shown === id}
          icon={subjectIcon(key)}
          hue={hueOf(key, id)}
          onClick={() => choose(shown === id ? null : id)}
        >
          {name}
        </Chip>
      ))}
    </ScrolledChips>
  );
}

function FilterRow({ onChoose }: PartProps) {
  const row = useRef<HTMLDivElement>(null);
  const subjects = useSelector(selectSubjects);
  const { subjectId } = useSelector(selectFilterQuery);
  useScrollToFocus(row);
  useScrollToCurrent(row, subjectId ? `${subjectId} of ${subjects.length}` : null);
  return (
    <div ref={row} className={styles.row}>
      <LevelPick onChoose={onChoose} />
      <SubjectChips onChoose={onChoose} />
    </div>
  );
}

/** A member's filter starts with their own level and subjects; the HTML of the build does not know them. */
const waiting = (
  <div className={styles.row}>
    <Skeleton>
      <Block className={styles.pill} />
    </Skeleton>
    <ChipSkeleton />
  </div>
);

interface FilterBarProps {
  /** The lists that follow the filter, in the page's order. */
  lists: readonly FoundList[];
  /** Further query parameters that filter the page's list; clearing the filter removes them too. */
  also?: readonly string[];
}

/**
 * Filters by level and subject, in one row; each list loads, fails and retries on its own. Below it stands what was
 * found.
 */
export function FilterBar({ lists, also }: FilterBarProps) {
  const { t } = useTranslation('common');
  const row = <FilterRow onChoose={showResults} />;
  return (
    <section id={filterId} aria-label={t('filters.label')} className={styles.bar}>
      <BySession guest={row} member={row} waiting={waiting} />
      <FilterResult lists={lists} also={also} onChoose={showResults} />
    </section>
  );
}
