import { ChevronDown } from 'lucide-react';
import { Icon } from '../Icon';
import styles from './QuestionList.module.css';
import { RichText } from './RichText';

export interface QuestionListProps {
  questions: readonly {
    id: number;
    title: string;
    /** HTML from the server. */
    description: string;
  }[];
}

/** Lists questions that expand to their answers; the first one is expanded. */
export function QuestionList({ questions }: QuestionListProps) {
  return (
    <div className={styles.list}>
      {questions.map(({ id, title, description }, index) => (
        <details key={id} open={index === 0}>
          <summary>
            <span>{title}</span>
            <Icon icon={ChevronDown} />
          </summary>
          <RichText html={description} />
        </details>
      ))}
    </div>
  );
}
