import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectRegion } from '@/platform/locale/state';
import { Button } from '@/shared/ui/actions/Button';
import { Chip, ChipRow } from '@/shared/ui/actions/Chip';
import { Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { Pick } from '@/shared/ui/forms/SelectField';
import { hueOf, subjectIcon } from '@/shared/ui/subjects';
import styles from './FilterBar.module.css';
import { isClassScreen } from './filter';
import {
  selectFilterQuery,
  selectFilterScreen,
  selectGradeLevelsState,
  selectHomeFilter,
  selectSubjectCategories,
  selectSubjects,
} from './selectors';
import { gradeLevels as gradeLevelsOp, liveGradeLevels, subjectCategories } from './state';
import { useFilter } from './useFilter';

const idOf = (value: string) => (value === '' ? null : Number(value));

/** Selects the grade; offers Retry when the list of grades failed to load. */
function GradePick() {
  const { t } = useTranslation('common');
  const dispatch = useDispatch();
  const region = useSelector(selectRegion);
  const { status } = useSelector(selectGradeLevelsState);
  const load = isClassScreen(useSelector(selectFilterScreen)) ? liveGradeLevels : gradeLevelsOp;
  const { gradeLevels, selectedGradeLevel } = useSelector(selectHomeFilter);
  const { chooseGrade } = useFilter();
  if (gradeLevels.length === 0) {
    if (status === 'success') return null;
    if (status !== 'failure')
      return (
        <Skeleton>
          <Block className={styles.pill} />
        </Skeleton>
      );
    return (
      <Button variant="outline" onClick={() => dispatch(load.request({ region }))}>
        {t('filters.retryGrades')}
      </Button>
    );
  }
  return (
    <Pick
      label={t('filters.grade')}
      value={selectedGradeLevel ? String(selectedGradeLevel.id) : ''}
      onChange={(value) => chooseGrade(idOf(value))}
      placeholder={t('filters.allGrades')}
      options={gradeLevels.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  );
}

function SubjectChips() {
  const { t } = useTranslation('common');
  const dispatch = useDispatch();
  const region = useSelector(selectRegion);
  const { status, data } = useSelector(selectSubjectCategories);
  const subjects = useSelector(selectSubjects);
  const { gradeLevelId } = useSelector(selectFilterQuery);
  const { selectedSubject } = useSelector(selectHomeFilter);
  const { chooseSubject } = useFilter();
  if (data === null && status !== 'failure')
    return (
      <Skeleton className={styles.chips}>
        <div className={styles.bones}>
          {[0, 1, 2, 3, 4].map((key) => (
            <Block key={key} className={styles.pill} />
          ))}
        </div>
      </Skeleton>
    );
  if (data === null)
    return (
      <div className={styles.chips}>
        <Button variant="outline" onClick={() => dispatch(subjectCategories.request({ region, gradeLevelId }))}>
          {t('filters.retrySubjects')}
        </Button>
      </div>
    );
  if (subjects.length === 0) return null;
  const chosen = selectedSubject?.id ?? null;
  return (
    <ChipRow label={t('filters.subject')} className={styles.chips}>
      <Chip pressed={chosen === null} onClick={() => chooseSubject(null)}>
        {t('filters.allSubjects')}
      </Chip>
      {subjects.map(({ id, name, key }) => (
        <Chip
          key={id}
          pressed={chosen === id}
          icon={subjectIcon(key)}
          hue={hueOf(key, id)}
          onClick={() => chooseSubject(chosen === id ? null : id)}
        >
          {name}
        </Chip>
      ))}
    </ChipRow>
  );
}

function GroupPick() {
  const { t } = useTranslation('common');
  const { courseGroups, selectedCourseGroup } = useSelector(selectHomeFilter);
  const { chooseGroup } = useFilter();
  if (courseGroups.length === 0) return null;
  return (
    <Pick
      quiet
      className={styles.group}
      label={t('filters.group')}
      value={selectedCourseGroup ? String(selectedCourseGroup.id) : ''}
      onChange={(value) => chooseGroup(idOf(value))}
      placeholder={t('filters.allGroups')}
      options={courseGroups.map(({ id, title, name }) => ({ value: String(id), label: title || name }))}
    />
  );
}

interface FilterBarProps {
  groups?: boolean;
  /**
   * Further query parameters that filter the page's list; clearing the filter removes them too. Must be a stable array.
   */
  also?: readonly string[];
}

/** Filters by grade level, subject and, with `groups`, course group; each list loads, fails and retries on its own. */
export function FilterBar({ groups = false, also }: FilterBarProps) {
  const { t } = useTranslation('common');
  const { isChosen, clear } = useFilter(also);
  return (
    <section className={styles.bar} aria-label={t('filters.label')}>
      <GradePick />
      <SubjectChips />
      {groups && <GroupPick />}
      {isChosen && (
        <Button variant="ghost" className={styles.clear} onClick={clear}>
          {t('filters.clear')}
        </Button>
      )}
    </section>
  );
}
