import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/IconButton';
import type { useScroller } from './useScroller';

interface ScrollArrowsProps extends Pick<ReturnType<typeof useScroller>, 'before' | 'after' | 'page'> {
  /** Class names, which place the buttons. */
  beforeClass: string | undefined;
  afterClass: string | undefined;
}

/** The buttons of a sideways scroller: one at each edge behind which there is more. */
export function ScrollArrows({ before, after, page, beforeClass, afterClass }: ScrollArrowsProps) {
  const { t } = useTranslation('common');
  return (
    <>
      {before && (
        <IconButton
          raised
          className={beforeClass}
          icon={ChevronLeft}
          label={t('ui.previous')}
          onClick={() => page(-1)}
        />
      )}
      {after && (
        <IconButton raised className={afterClass} icon={ChevronRight} label={t('ui.next')} onClick={() => page(1)} />
      )}
    </>
  );
}
