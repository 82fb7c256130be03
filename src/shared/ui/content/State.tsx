import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button';
import { Scene } from '../brand/Scene';
import type { SceneKind, SceneLight } from '../brand/sceneKinds';
import { cx } from '../cx';
import { ReportProblem } from './ReportProblem';
import styles from './State.module.css';
import { useGathered } from './useGathered';

interface StateBase {
  title: string;
  /** One sentence. */
  text?: ReactNode;
  /** 1 when it replaces the whole page. */
  headingLevel?: 1 | 2 | 3;
  /** Draws a panel around it. */
  boxed?: boolean;
  className?: string | undefined;
}

export interface EmptyStateProps extends StateBase {
  scene?: SceneKind;
  light?: SceneLight;
  /** One button or link: the next step. */
  action?: ReactNode;
}

/** Nothing here yet: says what is missing, and the next step. */
export function EmptyState({
  title,
  text,
  headingLevel = 3,
  boxed,
  className,
  scene = 'shelf',
  light,
  action,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={cx(styles.state, boxed && styles.boxed, className)}>
      <Scene kind={scene} {...(light ? { light } : {})} />
      <Heading>{title}</Heading>
      {text && <p className="wholeWords">{text}</p>}
      {action && <div>{action}</div>}
    </div>
  );
}

export interface ErrorStateProps extends StateBase {
  onRetry: () => void;
  /** While a retry is running. */
  busy?: boolean;
}

/** A failed load: says what happened and offers Retry; for a whole page also the report form. Announced politely. */
export function ErrorState({ onRetry, busy = false, ...rest }: ErrorStateProps) {
  const { t } = useTranslation('common');
  const isGathered = useGathered(rest.headingLevel === 1 ? null : onRetry);
  // The mark hides the block with its heading.
  if (isGathered) return <span hidden data-gathered="" />;
  return (
    <div role="status">
      <EmptyState
        scene="cable"
        {...rest}
        action={
          <>
            <Button variant="outline" icon={RotateCw} busy={busy} onClick={onRetry}>
              {t('ui.retry')}
            </Button>
            {rest.headingLevel === 1 && <ReportProblem />}
          </>
        }
      />
    </div>
  );
}
