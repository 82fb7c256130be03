import { Check } from 'lucide-react';
import type { Plan } from '@/shared/entities/plan';
import { type TextBlock, textBlocks } from '@/shared/lib/plainText';
import { RichText } from '@/shared/ui/content/RichText';
import { Icon } from '@/shared/ui/Icon';
import styles from './PlanPoints.module.css';

interface PlanPointsProps {
  plan: Plan;
  /** Shows the first points only, with what is said below their list, and nothing of a plan without a list. */
  most?: number;
}

/** What a plan promises, beside the button that buys it: the list of its long description, else that text. */
export function PlanPoints({ plan: { longDescription }, most }: PlanPointsProps) {
  const blocks = textBlocks(longDescription);
  const isPoint = ({ kind }: TextBlock) => kind === 'ul' || kind === 'ol';
  const points = blocks.filter(isPoint).slice(0, most);
  if (blocks.length === 0 || (points.length === 0 && most !== undefined)) return null;
  if (most === undefined && points.length < blocks.length)
    return <RichText className={styles.text} html={longDescription} />;
  const note = blocks[blocks.findLastIndex(isPoint) + 1];
  return (
    <>
      <ul className={styles.points}>
        {points.map(({ text }) => (
          <li key={text}>
            <Icon icon={Check} size={18} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {note && <p className={styles.note}>{note.text}</p>}
    </>
  );
}
