import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { FilterResult } from '@/domain/catalogue/FilterResult';
import type { FoundList } from '@/domain/catalogue/found';
import { ReloadFilter } from '@/domain/catalogue/ReloadFilter';
import {
  selectFilterQuery,
  selectHomeFilter,
  selectLevels,
  selectLevelsState,
  selectOwnLevel,
  selectSubjectCategories,
  selectSubjects,
} from '@/domain/catalogue/selectors';
import { filterId, showResults } from '@/domain/catalogue/showResults';
import { courseLevels, levelRemembered, subjectCategories } from '@/domain/catalogue/state';
import { useFilter } from '@/domain/catalogue/useFilter';
import { useShownChoice } from '@/domain/catalogue/useShownChoice';
import { selectRegion } from '@/platform/locale/state';
import { BySession } from '@/platform/session/BySession';
import { Chip, ChipRow } from '@/shared/ui/actions/Chip';
import { Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { cx } from '@/shared/ui/cx';
import { Pick } from '@/shared/ui/forms/SelectField';
import { useScrollToCurrent, useScrollToFocus } from '@/shared/ui/layout/scrollIntoView';
import styles from './LevelFilter.module.css';

const idOf = (value: string) => (value === '' ? null : Number(value));

interface PartProps {
  /** The visitor has chosen something. */
  onChoose: () => void;
}

const levelSkeleton = (
  <Skeleton className={styles.levels}>
    <div className={styles.skeleton}>
      {[0, 1, 2, 3, 4, 5, 6].map((key) => (
        <Block key={key} className={styles.pill} />
      ))}
    </div>
  </Skeleton>
);

/** One chip per level. Without a profile, the chosen one is remembered for the next visit. */
function Levels({ onChoose }: PartProps) {
  const { t } = useTranslation('common');
  const dispatch = useDispatch();
  const region = useSelector(selectRegion);
  const { status } = useSelector(selectLevelsState);
  const { levels, selectedLevel } = useSelector(selectHomeFilter);
  const hasOwn = useSelector(selectOwnLevel) !== null;
  const { chooseLevel } = useFilter();
  const [shown, show] = useShownChoice(selectedLevel?.id ?? null);
  if (levels.length === 0 && status === 'success') return null;
  if (levels.length === 0 && status === 'failure')
    return (
      <div className={styles.levels}>
        <ReloadFilter label={t('filters.retryLevels')} onRetry={() => dispatch(courseLevels.request({ region }))} />
      </div>
    );
  if (levels.length === 0) return levelSkeleton;
  const choose = (id: number | null) => {
    show(id);
    if (!hasOwn) dispatch(levelRemembered(region, id));
    chooseLevel(id);
    onChoose();
  };
  return (
    <div className={styles.levels}>
      <ChipRow label={t('filters.level')} className={cx(styles.chips)}>
        <Chip pressed={shown === null} onClick={() => choose(null)}>
          {t('filters.allLevels')}
        </Chip>
        {levels.map(({ id, name }) => (
          <Chip key={id} pressed={shown === id} onClick={() => choose(id)}>
            {name}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

function SubjectPick({ onChoose }: PartProps) {
  const { t } = useTranslation('common');
  const dispatch = useDispatch();
  const region = useSelector(selectRegion);
  const { status, data } = useSelector(selectSubjectCategories);
  const subjects = useSelector(selectSubjects);
  const { levelId } = useSelector(selectFilterQuery);
  const { selectedSubject } = useSelector(selectHomeFilter);
  const { chooseSubject } = useFilter();
  const [shown, show] = useShownChoice(selectedSubject ? String(selectedSubject.id) : '');
  if (data === null && status === 'failure')
    return (
      <ReloadFilter
        label={t('filters.retrySubjects')}
        onRetry={() => dispatch(subjectCategories.request({ region, levelId }))}
      />
    );
  if (data !== null && subjects.length === 0) return null;
  return (
    <Pick
      quiet
      disabled={data === null}
      label={t('filters.subject')}
      value={shown}
      onChange={(value) => {
        show(value);
        chooseSubject(idOf(value));
        onChoose();
      }}
      placeholder={t('filters.allSubjects')}
      options={subjects.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  );
}

function GroupPick({ onChoose }: PartProps) {
  const { t } = useTranslation('common');
  const { courseGroups, selectedCourseGroup } = useSelector(selectHomeFilter);
  const { chooseGroup } = useFilter();
  const [shown, show] = useShownChoice(selectedCourseGroup ? String(selectedCourseGroup.id) : '');
  if (courseGroups.length === 0) return null;
  return (
    <Pick
      quiet
      label={t('filters.group')}
      value={shown}
      onChange={(value) => {
        show(value);
        chooseGroup(idOf(value));
        onChoose();
      }}
      placeholder={t('filters.allGroups')}
      options={courseGroups.map(({ id, title, name }) => ({ value: String(id), label: title || name }))}
    />
  );
}

function FilterRow({ onChoose }: PartProps) {
  const row = useRef<HTMLDivElement>(null);
  const levels = useSelector(selectLevels);
  const { levelId } = useSelector(selectFilterQuery);
  useScrollToFocus(row);
  useScrollToCurrent(row, levelId ? `${levelId} of ${levels.length}` : null);
  return (
    <div ref={row} className={styles.row}>
      <Levels onChoose={onChoose} />
      <div className={styles.picks}>
        <SubjectPick onChoose={onChoose} />
        <GroupPick onChoose={onChoose} />
      </div>
    </div>
  );
}

/** A member's filter starts with their own level; the HTML of the build does not know it. */
const waiting = <div className={styles.row}>{levelSkeleton}</div>;

/** The first decision of the page: the level, in one row, by which all below it is filtered; subject and collection beside it. */
export function LevelFilter({ lists }: { lists: readonly FoundList[] }) {
  const { t } = useTranslation('common');
  const [isUsed, setIsUsed] = useState(false);
  const onChoose = useCallback(() => {
    setIsUsed(true);
    showResults();
  }, []);
  const row = <FilterRow onChoose={onChoose} />;
  return (
    <section id={filterId} className={styles.filter} aria-label={t('filters.label')}>
      <BySession guest={row} member={row} waiting={waiting} />
      <FilterResult lists={lists} silent={!isUsed} folded onChoose={onChoose} />
    </section>
  );
}
