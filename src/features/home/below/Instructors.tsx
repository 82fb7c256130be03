import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { InstructorItem } from '@/domain/instructor/InstructorItem';
import { homeInstructors, homeInstructorsSize, selectHomeInstructors } from '@/domain/instructor/state';
import { FetchBlock } from '@/platform/lists/FetchBlock';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { paths } from '@/shared/routing/paths';
import { Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { cx } from '@/shared/ui/cx';
import { Grid } from '@/shared/ui/layout/Grid';
import { Rail } from '@/shared/ui/layout/Rail';
import { Section } from '@/shared/ui/layout/Section';
import minor from './HomeBelow.module.css';
import styles from './Instructors.module.css';

const places = Array.from({ length: homeInstructorsSize }, (_, index) => index);

/** A line of teachers with a link to all of them. */
export function Instructors({ inRow = false }: { inRow?: boolean }) {
  const { t } = useTranslation('home');
  const all = useLocalePath()(paths.instructors('all'));
  return (
    <FetchBlock
      state={useSelector(selectHomeInstructors)}
      actions={homeInstructors}
      isEmpty={(list) => list.length === 0}
      errorTitle={t('teachers.error')}
      skeleton={
        <Skeleton>
          <Grid kind="people5" className={styles.people} aria-hidden="true">
            {places.map((key) => (
              <li key={key}>
                <Block className={styles.person} />
              </li>
            ))}
          </Grid>
        </Skeleton>
      }
      frame={(content) => (
        <Section
          {...(inRow ? {} : { className: minor.minor })}
          title={t('teachers.title')}
          more={{ href: all, label: t('seeAll') }}
        >
          {content}
        </Section>
      )}
    >
      {(list) => {
        const teachers = list.map((teacher) => (
          <li key={teacher.id} className={inRow ? styles.boxed : undefined}>
            <InstructorItem item={teacher} inline />
          </li>
        ));
        if (inRow) return <Rail className={cx(minor.lowRail, minor.whole)}>{teachers}</Rail>;
        return (
          <Grid kind="people5" className={styles.people}>
            {teachers}
          </Grid>
        );
      }}
    </FetchBlock>
  );
}
