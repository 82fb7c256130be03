import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Bar, Block, Skeleton } from '@/shared/ui/content/Skeleton';
import group from './ResultGroup.module.css';
import row from './ResultRow.module.css';
import start from './StartView.module.css';
import { selectText } from './state';

const places = (count: number) => Array.from({ length: count }, (_, index) => index);

/** As many as most regions have. */
const subjects = places(12);
const rows = places(6);

/** The skeleton of the start view, or of results where words are sought. */
export function SearchSkeleton() {
  const { t } = useTranslation('search');
  const isStart = useSelector(selectText) === '';
  return (
    <>
      {isStart && (
        <section className={group.group}>
          <h2>{t('subjects')}</h2>
          <Skeleton className={start.subjects}>
            {subjects.map((key) => (
              <Block key={key} className={start.subjectBlock} />
            ))}
          </Skeleton>
        </section>
      )}
      <section className={group.group}>
        {isStart && <h2>{t('popular')}</h2>}
        <Skeleton className={isStart ? group.columns : undefined}>
          {rows.map((key) => (
            <span key={key} className={row.row}>
              <Block className={row.cover} />
              <span className={row.about}>
                <span className={row.title}>
                  <Bar width={60} />
                </span>
                <span className={row.meta}>
                  <Bar width={45} />
                </span>
              </span>
            </span>
          ))}
        </Skeleton>
      </section>
    </>
  );
}
