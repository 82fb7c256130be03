import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { cx } from '@/shared/ui/cx';
import styles from './EmptyRow.module.css';

interface EmptyRowProps {
  title: string;
  text?: string;
  href: string;
  action: string;
}

/** An empty section as one line without a drawing, since several may follow each other. */
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
