import { Check } from 'lucide-react';
import { Icon } from '../Icon';
import styles from './CheckList.module.css';

/** What a student gets or learns, each with a tick; in two columns where there is room. */
export const CheckList = ({ items }: { items: readonly string[] }) => (
  <ul className={styles.list}>
    {items.map((item) => (
      <li key={item}>
        <Icon icon={Check} size={18} />
        <span>{item}</span>
      </li>
    ))}
  </ul>
);
