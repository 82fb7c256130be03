import { useTranslation } from 'react-i18next';
import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { Bar, Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { Section } from '@/shared/ui/layout/Section';
import greeting from './Greeting.module.css';
import styles from './MemberWaiting.module.css';
import next from './NextLesson.module.css';

/** What a member sees above the fold before the app knows them: as high as what follows, so that nothing moves. */
export function MemberWaiting() {
  const { t } = useTranslation('home');
  return (
    <>
      <Skeleton className={greeting.hello}>
        <Bar className={styles.hello} />
        <p>
          <Bar width={30} />
        </p>
      </Skeleton>
      <div className={next.next}>
        <Skeleton>
          <Block className={next.bone} />
        </Skeleton>
      </div>
      <Section title={t('continue.title')}>
        <CardSkeletons kind="lesson" count={4} layout="rail" />
      </Section>
    </>
  );
}
