import { useTranslation } from 'react-i18next';
import { BundleItem } from '@/domain/sale/BundleItem';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { EmptyState } from '@/shared/ui/content/State';
import { cx } from '@/shared/ui/cx';
import { Grid } from '@/shared/ui/layout/Grid';
import { Section } from '@/shared/ui/layout/Section';
import { hueOfCollection } from '../hue';
import { CollectionHeader } from '../parts/CollectionHeader';
import styles from './OfferedBundles.module.css';

/** A collection that offers several bundles; each is chosen from on its own page. */
export function OfferedBundles({ collection }: { collection: CheckoutCollection }) {
  const { t } = useTranslation('bundle');
  const courses = useLocalePath()(paths.courses());
  const { bundles } = collection;
  const browse = <ButtonLink href={courses}>{t('go.browse')}</ButtonLink>;
  return (
    <article className={cx('wrap', styles.page)} {...hueOfCollection(collection)}>
      <CollectionHeader collection={collection} meta={<span>{t('facts.bundles', { count: bundles.length })}</span>} />
      <Section title={t('offered.title')}>
        {bundles.length === 0 && (
          <EmptyState boxed title={t('offered.empty')} text={t('options.emptyText')} action={browse} />
        )}
        <Grid kind="course">
          {bundles.map((bundle) => (
            <li key={bundle.id}>
              <BundleItem
                item={bundle}
                size={bundle.courseAmount > 0 ? t('facts.options', { count: bundle.courseAmount }) : ''}
              />
            </li>
          ))}
        </Grid>
      </Section>
    </article>
  );
}
