import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { PostItem } from '@/domain/promotion/PostItem';
import { ShareButton } from '@/domain/share/ShareButton';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import { useRetryPage } from '@/platform/navigation/useRetryPage';
import { env } from '@/shared/config/env';
import type { Post } from '@/shared/entities/post';
import { excerptOf } from '@/shared/lib/plainText';
import { safeImageUrl } from '@/shared/lib/redirect';
import { formatDate } from '@/shared/lib/time';
import type { EnterContext, PageProps } from '@/shared/routing/page';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { Picture } from '@/shared/ui/content/Picture';
import { RichText } from '@/shared/ui/content/RichText';
import { Bar, Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { ErrorState } from '@/shared/ui/content/State';
import { Grid } from '@/shared/ui/layout/Grid';
import { Section } from '@/shared/ui/layout/Section';
import { WithAction } from '@/shared/ui/layout/WithAction';
import styles from './PostPage.module.css';
import { academyDuck } from './saga';
import { type AcademySlice, post, selectPostMissing, selectPostState } from './state';

export const ducks = [academyDuck];

export const enter = ({ params, load }: EnterContext) => [post[load]({ id: Number(params.id) })];

export const notFound = selectPostMissing;

export const head = (t: i18n['t'], root: AcademySlice) => {
  const { data } = selectPostState(root);
  if (!data) return { title: t('title', { ns: 'academy' }) };
  const description = excerptOf(data.summary || data.content);
  const imageUrl = safeImageUrl(data.imageUrl);
  return { title: data.title, ...(description ? { description } : {}), ...(imageUrl ? { imageUrl } : {}) };
};

function Waiting() {
  const { t } = useTranslation('academy');
  return (
    <div className="wrap">
      <div className={styles.post}>
        <h1 className="srOnly">{t('title')}</h1>
        <Skeleton className={styles.skeleton}>
          <Bar width={60} />
          <Bar width={20} />
          <Block className={styles.picture} />
          <Bar />
          <Bar />
          <Bar width={45} />
        </Skeleton>
      </div>
    </div>
  );
}

function Article({ data }: { data: Post }) {
  const { t } = useTranslation('academy');
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const picture = safeImageUrl(data.imageUrl);
  return (
    <div className="wrap">
      <article className={styles.post}>
        <WithAction action={<ShareButton path={paths.post(data.id)} title={data.title} />}>
          <h1>{data.title}</h1>
        </WithAction>
        {data.publishedAt && (
          <p className={styles.date}>
            <time dateTime={data.publishedAt}>{formatDate(data.publishedAt, locale, zone)}</time>
          </p>
        )}
        {picture && (
          <div className={styles.picture}>
            <Picture src={picture} width={960} height={540} priority />
          </div>
        )}
        {data.content ? <RichText html={data.content} /> : <p className={styles.summary}>{data.summary}</p>}
        {env.academyUrl && (
          <ButtonLink className={styles.site} variant="outline" href={env.academyUrl}>
            {t('site')}
          </ButtonLink>
        )}
      </article>
      {data.relatedPosts.length > 0 && (
        <Section title={t('related')}>
          <Grid kind="posts">
            {data.relatedPosts.map((related) => (
              <li key={related.id}>
                <PostItem item={related} />
              </li>
            ))}
          </Grid>
        </Section>
      )}
    </div>
  );
}

/** A post of the academy, with related posts. */
export default function PostPage({ params }: PageProps) {
  const { t } = useTranslation(['academy', 'common']);
  const retry = useRetryPage();
  const { status, data } = useSelector(selectPostState);
  if (data && String(data.id) === params.id) return <Article data={data} />;
  if (status !== 'failure') return <Waiting />;
  return <ErrorState headingLevel={1} title={t('error')} text={t('common:errors.generic')} onRetry={retry} />;
}
