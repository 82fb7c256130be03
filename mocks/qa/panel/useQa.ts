import { useCallback, useEffect, useState } from 'react';
import type { QaCommands, QaStatus } from '../commands';
import type { Qa } from '../qa';
import { visitorToken } from '../visitor';

export interface QaPanel {
  qa: Qa;
  /** null until it has loaded. */
  status: QaStatus | null;
  /** Why the last command failed. */
  failed: string | null;
  run<K extends keyof QaCommands>(command: K, body: QaCommands[K]['takes']): Promise<QaCommands[K]['gives'] | null>;
}

/** Returns the backend's status, kept up to date, and its commands. */
export function useQa(qa: Qa): QaPanel {
  const [status, setStatus] = useState<QaStatus | null>(null);
  const [failed, setFailed] = useState<string | null>(null);

  const refresh = useCallback(async () => {
    if (qa.host === 'none') return;
    try {
      setStatus(await qa.send('status', { token: visitorToken() }));
    } catch (error) {
      setFailed(String(error));
    }
  }, [qa]);

  useEffect(() => {
    void refresh();
    return qa.subscribe(() => void refresh());
  }, [qa, refresh]);

  const run = useCallback<QaPanel['run']>(
    async (command, body) => {
      try {
        const answer = await qa.send(command, body);
        setFailed(null);
        await refresh();
        return answer;
      } catch (error) {
        setFailed(String(error));
        return null;
      }
    },
    [qa, refresh],
  );
  return { qa, status, failed, run };
}
