import type { Elements } from '@/shared/ui/elements';
import { MarqueeStrip } from './MarqueeStrip';
import { PageBanners } from './PageBanners';
import styles from './PageNews.module.css';
import type { PromotedPage } from './state';

interface PageNewsProps {
  page: PromotedPage;
  /** Announcements that only this page has. */
  children?: Elements;
}

/** The announcements of a page, below its first content. */
export function PageNews({ page, children }: PageNewsProps) {
  return (
    <div className={styles.news}>
      <PageBanners page={page} />
      {children}
      <MarqueeStrip page={page} />
    </div>
  );
}
