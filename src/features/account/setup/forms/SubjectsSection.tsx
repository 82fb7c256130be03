import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { FetchBlock } from '@/platform/lists/FetchBlock';
import { selectRegion } from '@/platform/locale/state';
import { idleFetch, keyOf } from '@/shared/duck/fetch';
import type { SubjectCategory } from '@/shared/entities/common';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { EmptyState } from '@/shared/ui/content/State';
import { levelSubjects, selectLevelSubjects } from '../state';
import { type Setup, useProfile, useSectionHref } from '../useSetup';
import { ChoiceGroup, SubjectTile } from './Choices';
import choices from './Choices.module.css';
import styles from './FormSkeleton.module.css';
import { SectionForm } from './SectionForm';

const subjectsOf = ({ subjects }: SubjectCategory) => subjects.filter(({ id }) => id > 0);
const isEmpty = (categories: readonly SubjectCategory[]) => categories.every((one) => subjectsOf(one).length === 0);

/**
 * Chooses subjects of the chosen level, by category. Subjects that this level does not have are removed from the
 * choice.
 */
export function SubjectsSection({ setup }: { setup: Setup }) {
  const { t } = useTranslation('setup');
  const region = useSelector(selectRegion);
  const loaded = useSelector(selectLevelSubjects);
  const hrefOf = useSectionHref();
  const { profile, choose } = useProfile(setup);
  const { gradeLevelId: levelId } = profile;
  const state = loaded.key === keyOf({ region, levelId }) ? loaded : idleFetch;
  const offered = new Set((state.data ?? []).flatMap(subjectsOf).map(({ id }) => id));
  const chosen = profile.subjectIds.filter((id) => offered.has(id));
  const pick = (id: number, checked: boolean) =>
    choose({ subjectIds: checked ? [...chosen, id] : chosen.filter((one) => one !== id) });
  return (
    <SectionForm
      setup={setup}
      section="subjects"
      profile={{ ...profile, subjectIds: chosen }}
      missing={chosen.length === 0 ? ['subject'] : []}
      ready={offered.size > 0}
    >
      {(errorOf) => (
        <FetchBlock
          state={state}
          actions={levelSubjects}
          isEmpty={isEmpty}
          empty={
            <EmptyState
              boxed
              headingLevel={2}
              title={t('subjects.none')}
              action={<ButtonLink href={hrefOf('school')}>{t('subjects.chooseLevel')}</ButtonLink>}
            />
          }
          skeleton={
            <Skeleton className={styles.tileSkeletons}>
              {[0, 1, 2, 3, 4, 5, 6, 7].map((key) => (
                <Block key={key} className={styles.tileSkeleton} />
              ))}
            </Skeleton>
          }
          errorTitle={t('subjects.error')}
          headingLevel={2}
        >
          {(categories) => (
            <ChoiceGroup label={t('subjects.label')} quiet error={errorOf('subject')}>
              {categories.map((category) => (
                <div key={category.id} className={choices.category}>
                  <p className={choices.legend}>{category.name}</p>
                  <div className={choices.tiles}>
                    {subjectsOf(category).map((subject) => (
                      <SubjectTile
                        key={subject.id}
                        subject={subject}
                        checked={chosen.includes(subject.id)}
                        onChange={(checked) => pick(subject.id, checked)}
                      />
                    ))}
                  </div>
                </div>
              ))}
            </ChoiceGroup>
          )}
        </FetchBlock>
      )}
    </SectionForm>
  );
}
