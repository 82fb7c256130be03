import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import type { Announcement } from '@/shared/entities/announcement';
import { formatDate } from '@/shared/lib/time';
import { Button } from '@/shared/ui/actions/Button';
import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { ReadMore } from '@/shared/ui/content/ReadMore';
import { RichText } from '@/shared/ui/content/RichText';
import { ErrorState } from '@/shared/ui/content/State';
import { PageNumbers } from '@/shared/ui/layout/PageNumbers';
import { Section } from '@/shared/ui/layout/Section';
import { AlertView } from '@/shared/ui/overlay/Message';
import styles from './Announcements.module.css';
import { announcements, announcementsSelectors, announcementsSize } from './state';

const { selectList, selectItems, selectPaging, selectDisplayState, selectLoadingMore, selectMoreFailed } =
  announcementsSelectors;

function AnnouncementItem({ item: { title, content, publishedAt } }: { item: Announcement }) {
  const locale = useSelector(selectLocale);
  const zone = useZone();
  return (
    <>
      <h3>{title}</h3>
      {publishedAt && (
        <p className={styles.date}>
          <time dateTime={publishedAt}>{formatDate(publishedAt, locale, zone)}</time>
        </p>
      )}
      {content && (
        <ReadMore lines={3}>
          <RichText html={content} />
        </ReadMore>
      )}
    </>
  );
}

/** Lists a course's announcements, newest first; renders nothing when there are none. */
export function Announcements({ courseId }: { courseId: number }) {
  const { t } = useTranslation('course');
  const { t: common } = useTranslation('common');
  const dispatch = useDispatch();
  const { query } = useSelector(selectList);
  const items = useSelector(selectItems);
  const { page, totalPages } = useSelector(selectPaging);
  const state = useSelector(selectDisplayState);
  const busy = useSelector(selectLoadingMore);
  const failed = useSelector(selectMoreFailed);
  const retry = () => dispatch(announcements.retry());

  if (query?.courseId !== courseId || state === 'EMPTY') return null;
  return (
    <Section title={t('announcements.title')}>
      {state === 'LOADING' && <CardSkeletons kind="row" count={announcementsSize} layout="list" />}
      {state === 'ERROR' && <ErrorState boxed title={t('announcements.error')} onRetry={retry} />}
      {state === 'READY' && (
        <>
          <ul className={styles.list} aria-busy={busy}>
            {items.map((item) => (
              <li key={item.id}>
                <AnnouncementItem item={item} />
              </li>
            ))}
          </ul>
          {failed && (
            <AlertView kind="error">
              <span>{`${t('announcements.error')} `}</span>
              <Button size="sm" variant="outline" onClick={retry}>
                {common('ui.retry')}
              </Button>
            </AlertView>
          )}
          <PageNumbers
            label={t('announcements.title')}
            page={page}
            totalPages={totalPages}
            busy={busy}
            onGo={(to) => dispatch(announcements.goTo(to))}
          />
        </>
      )}
    </Section>
  );
}
