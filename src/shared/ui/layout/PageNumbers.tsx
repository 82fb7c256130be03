import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/IconButton';
import styles from './PageNumbers.module.css';

export interface PageNumbersProps {
  /** Names the list for screen readers. */
  label: string;
  /** The current page, from 1. */
  page: number;
  totalPages: number;
  /** Another page is loading. */
  busy?: boolean;
  onGo: (page: number) => void;
}

/** Returns the first page, the last one and those around the current one, in order. */
export function shownPages(page: number, totalPages: number): number[] {
  const near = [1, page - 1, page, page + 1, totalPages];
  return [...new Set(near)].filter((one) => one >= 1 && one <= totalPages).sort((a, b) => a - b);
}

/** Links to the pages of a list that shows one page at a time; renders nothing for a single page. */
export function PageNumbers({ label, page, totalPages, busy = false, onGo }: PageNumbersProps) {
  const { t } = useTranslation('common');
  if (totalPages < 2) return null;
  const shown = shownPages(page, totalPages);
  const go = (to: number) => !busy && to !== page && to >= 1 && to <= totalPages && onGo(to);
  return (
    <nav className={styles.pages} aria-label={t('ui.pagesOf', { label })}>
      <IconButton icon={ChevronLeft} label={t('ui.previous')} aria-disabled={page <= 1} onClick={() => go(page - 1)} />
      {shown.map((number, index) => (
        <Fragment key={number}>
          {number - (shown[index - 1] ?? 0) > 1 && <span className={styles.gap}>…</span>}
          <button
            type="button"
            className={styles.page}
            aria-label={t('ui.page', { number })}
            {...(number === page ? { 'aria-current': 'page' as const } : {})}
            onClick={() => go(number)}
          >
            {number}
          </button>
        </Fragment>
      ))}
      <IconButton
        icon={ChevronRight}
        label={t('ui.next')}
        aria-disabled={page >= totalPages}
        onClick={() => go(page + 1)}
      />
    </nav>
  );
}
