import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectCourseLevels } from '@/domain/catalogue/selectors';
import { courseLevels } from '@/domain/catalogue/state';
import { FetchBlock } from '@/platform/lists/FetchBlock';
import type { Named } from '@/shared/entities/common';
import { Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { schoolTypes, selectSchoolTypes } from '../state';
import { type Setup, useProfile } from '../useSetup';
import { ChoiceCards, ChoiceGroup, ChoiceTiles } from './Choices';
import styles from './FormSkeleton.module.css';
import { SectionForm } from './SectionForm';

const choicesOf = (list: readonly Named[]) =>
  list.filter(({ id }) => id > 0).map(({ id, name }) => ({ value: id, label: name }));
const isEmpty = (list: readonly Named[]) => choicesOf(list).length === 0;

const createSkeleton = (count: number, className: string | undefined, around: string | undefined) => (
  <Skeleton className={around}>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are identical
      <Block key={index} className={className} />
    ))}
  </Skeleton>
);

/** Chooses the kind of school and the level; each list loads and fails on its own. */
export function SchoolSection({ setup }: { setup: Setup }) {
  const { t } = useTranslation('setup');
  const types = useSelector(selectSchoolTypes);
  const levels = useSelector(selectCourseLevels);
  const { profile, choose } = useProfile(setup);
  // An empty list requires no choice.
  const missing = [
    ...(profile.schoolTypeId === null && !(types.data && isEmpty(types.data)) ? ['schoolType'] : []),
    ...(profile.gradeLevelId === null && !(levels.data && isEmpty(levels.data)) ? ['level'] : []),
  ];
  return (
    <SectionForm
      setup={setup}
      section="school"
      profile={profile}
      missing={missing}
      ready={types.data !== null && levels.data !== null}
    >
      {(errorOf) => (
        <>
          <FetchBlock
            state={types}
            actions={schoolTypes}
            isEmpty={isEmpty}
            skeleton={createSkeleton(4, styles.skeletonBlock, styles.skeleton)}
            errorTitle={t('school.typesError')}
            headingLevel={2}
          >
            {(list) => (
              <ChoiceGroup label={t('school.type')} error={errorOf('schoolType')}>
                <ChoiceCards
                  name="schoolType"
                  choices={choicesOf(list)}
                  value={profile.schoolTypeId}
                  onChange={(schoolTypeId) => choose({ schoolTypeId })}
                />
              </ChoiceGroup>
            )}
          </FetchBlock>
          <FetchBlock
            state={levels}
            actions={courseLevels}
            isEmpty={isEmpty}
            skeleton={createSkeleton(12, styles.tileSkeleton, styles.tileSkeletons)}
            errorTitle={t('school.levelsError')}
            headingLevel={2}
          >
            {(list) => (
              <ChoiceGroup label={t('school.level')} error={errorOf('level')}>
                <ChoiceTiles
                  name="level"
                  choices={choicesOf(list)}
                  value={profile.gradeLevelId}
                  onChange={(gradeLevelId) => choose({ gradeLevelId })}
                />
              </ChoiceGroup>
            )}
          </FetchBlock>
        </>
      )}
    </SectionForm>
  );
}
