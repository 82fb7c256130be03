import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { classesDuck } from '@/domain/class/saga';
import { freeLiveTopics } from '@/domain/class/state';
import { coursesDuck } from '@/domain/course/saga';
import { freeCourses, recommendedCourses } from '@/domain/course/state';
import { downloadsDuck } from '@/domain/download/saga';
import { downloadsOpened } from '@/domain/download/state';
import { refreshDuck } from '@/domain/feed/refresh/saga';
import { feedDuck } from '@/domain/feed/saga';
import { continueWatching, ownSessions, upNext } from '@/domain/feed/state';
import { UpNext } from '@/domain/feed/UpNext';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import type { EnterContext } from '@/shared/routing/page';
import { paths } from '@/shared/routing/paths';
import { ErrorPlace } from '@/shared/ui/content/PageErrors';
import type { Elements } from '@/shared/ui/elements';
import { Section } from '@/shared/ui/layout/Section';
import { learningDuck } from '../courses/saga';
import { learningCourses } from '../courses/state';
import { DownloadedLessons } from '../download/DownloadedLessons';
import { EmptyRow } from './EmptyRow';
import { FreeClasses, FreeLessons, RecommendedCourses } from './ForYou';
import { KeepLearning } from './KeepLearning';
import styles from './MyLearningPage.module.css';
import { Places } from './Places';

export const ducks = [feedDuck, refreshDuck, learningDuck, classesDuck, coursesDuck, downloadsDuck];

export const enter = ({ region, load }: EnterContext) => [
  upNext[load](null),
  ownSessions[load](null),
  continueWatching[load](null),
  learningCourses[load](null),
  freeLiveTopics[load]({ region }),
  recommendedCourses[load]({ region }),
  freeCourses[load]({ region }),
  downloadsOpened(),
];

export const head = (t: i18n['t']) => ({ title: t('title', { ns: 'learning' }) });

export default function MyLearningPage() {
  const { t } = useTranslation('learning');
  const path = useLocalePath();
  const next = (content: Elements) => (
    <Section className={styles.first} title={t('next.title')}>
      {content}
    </Section>
  );
  return (
    <div className="wrap">
      <h1 className={styles.title}>{t('title')}</h1>
      <Places />
      <ErrorPlace />
      <UpNext
        headingLevel={3}
        frame={next}
        empty={
          <EmptyRow
            title={t('next.emptyTitle')}
            text={t('next.emptyText')}
            href={path(paths.upcoming())}
            action={t('next.emptyAction')}
          />
        }
      />
      <KeepLearning />
      <DownloadedLessons />
      <FreeClasses />
      <RecommendedCourses />
      <FreeLessons />
    </div>
  );
}
