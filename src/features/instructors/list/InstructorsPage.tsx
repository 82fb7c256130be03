import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { InstructorItem } from '@/domain/instructor/InstructorItem';
import { PagedList } from '@/platform/lists/PagedList';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import type { InstructorType } from '@/shared/lib/ids';
import type { EnterContext, PageProps, RouteParams } from '@/shared/routing/page';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { EmptyState } from '@/shared/ui/content/State';
import { LinkTabs } from '@/shared/ui/content/Tabs';
import styles from './InstructorsPage.module.css';
import { instructorListDuck } from './saga';
import { instructorId, instructorList, instructorListSelectors, instructorsSize } from './state';

export const ducks = [instructorListDuck];

const typeOf = (params: RouteParams) => (params.type ?? 'all') as InstructorType;

export const enter = ({ params, region, load }: EnterContext) => [
  instructorList[load]({ region, type: typeOf(params) }),
];

/** The tabs, in order, with the key of their texts. */
const types = [
  { type: 'all', word: 'all' },
  { type: 'live-topic', word: 'liveTopic' },
  { type: 'course', word: 'course' },
] as const;

const wordOf = (params: RouteParams) => types.find(({ type }) => type === params.type)?.word ?? 'all';

export const head = (t: i18n['t'], _: unknown, params: RouteParams) => ({
  title: t(`list.title.${wordOf(params)}`, { ns: 'instructors' }),
  description: t('list.text', { ns: 'instructors' }),
});

export default function InstructorsPage({ params }: PageProps) {
  const { t } = useTranslation(['instructors', 'common']);
  const path = useLocalePath();
  return (
    <div className="wrap">
      <div className={styles.head}>
        <h1>{t(`list.title.${wordOf(params)}`)}</h1>
        <p>{t('list.text')}</p>
      </div>
      <LinkTabs
        label={t('list.types')}
        current={typeOf(params)}
        items={types.map(({ type, word }) => ({
          key: type,
          label: t(`list.tab.${word}`),
          href: path(paths.instructors(type)),
        }))}
      />
      <div className={styles.list}>
        <PagedList
          actions={instructorList}
          selectors={instructorListSelectors}
          idOf={instructorId}
          Item={InstructorItem}
          headingLevel={2}
          layout="people"
          skeleton={<CardSkeletons kind="instructor" count={instructorsSize} layout="people" />}
          empty={
            <EmptyState
              boxed
              headingLevel={2}
              title={t('list.emptyTitle')}
              text={t('list.emptyText')}
              action={<ButtonLink href={path(paths.courses())}>{t('list.emptyAction')}</ButtonLink>}
            />
          }
          errorTitle={t('list.error')}
          errorText={t('common:errors.generic')}
        />
      </div>
    </div>
  );
}
