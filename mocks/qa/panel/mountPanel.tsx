import { createRoot } from 'react-dom/client';
import type { Qa } from '../qa';
import { Panel } from './Panel';

/** Mounts the QA panel beside the app, in a root of its own, so that it survives errors of the app. */
export function mountPanel(qa: Qa, problems: readonly string[]): void {
  const root = document.body.appendChild(document.createElement('div'));
  createRoot(root).render(<Panel qa={qa} problems={problems} />);
}
