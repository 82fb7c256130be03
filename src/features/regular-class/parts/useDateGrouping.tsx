import { useMemo } from 'react';
import { useZone } from '@/platform/clock/useZone';
import type { Grouping } from '@/platform/lists/GroupedItems';
import { startDate } from '@/shared/lib/time';
import { DateHead } from './DateHead';
import styles from './DateHead.module.css';

/** An item with a start, such as a live lesson. */
interface Timed {
  startAt: string | null;
}

interface HeadProps {
  first: Timed;
  id: string;
}

function FirstDate({ first, id, level }: HeadProps & { level: 2 | 3 }) {
  const zone = useZone();
  return <DateHead date={startDate(first.startAt, zone)} id={id} level={level} />;
}

const heads = {
  2: (props: HeadProps) => <FirstDate {...props} level={2} />,
  3: (props: HeadProps) => <FirstDate {...props} level={3} />,
} as const;

/** Groups lessons by the date of their start in the visitor's zone; `level` of the date headings. */
export function useDateGrouping<T extends Timed>(level: 2 | 3 = 2): Grouping<T> {
  const zone = useZone();
  return useMemo(
    () => ({
      keyOf: ({ startAt }: T) => startDate(startAt, zone),
      Head: heads[level],
      className: styles.day,
    }),
    [zone, level],
  );
}
