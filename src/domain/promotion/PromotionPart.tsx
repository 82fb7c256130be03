import type { Promotion } from '@/shared/entities/home';
import { safeImageUrl } from '@/shared/lib/redirect';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { Picture } from '@/shared/ui/content/Picture';
import { RichText } from '@/shared/ui/content/RichText';
import { cx } from '@/shared/ui/cx';
import styles from './PromotionPart.module.css';
import { useDataHref } from './useDataHref';

/** A promotion: picture, text and an optional link. */
export function PromotionPart({ promotion: { title, description, imageUrl, linkUrl } }: { promotion: Promotion }) {
  const hrefOf = useDataHref();
  const href = hrefOf(linkUrl);
  return (
    <article className={cx(styles.part, href && styles.linked)}>
      <span className={styles.picture}>
        <Picture src={safeImageUrl(imageUrl)} width={640} height={200} />
      </span>
      <h2>
        <AppLink href={href}>{title}</AppLink>
      </h2>
      {description && <RichText className={cx(styles.words, 'wholeWords')} html={description} />}
    </article>
  );
}
