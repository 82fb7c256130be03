import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { cx } from '@/shared/ui/cx';
import styles from './EmptyRow.module.css';

interface EmptyRowProps {
  title: string;
  text?: string;
  href: string;
  action: string;
}

/** A part without content, in a line and not with a drawing: several of them may follow each other. */
export function EmptyRow({ title, text, href, action }: EmptyRowProps) {
  return (
    <div className={cx(styles.row, 'panel')}>
      <div>
        <h3>{title}</h3>
        {text && <p>{text}</p>}
      </div>
      <ButtonLink variant="outline" href={href}>
        {action}
      </ButtonLink>
    </div>
  );
}
