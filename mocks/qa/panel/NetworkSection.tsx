import { useState } from 'react';
import { Button } from '@/shared/ui/actions/Button';
import type { Latency } from '../../network';
import { Choose, Labelled, Part, type PartProps } from './Part';
import styles from './Part.module.css';

const presets: readonly Latency[] = ['none', 'slow', 2000];
const choices = [
  { value: 'none', label: 'None' },
  { value: 'slow', label: 'Slow 3G: 400 ms and 50 kB/s' },
  { value: '2000', label: '2 s for every call' },
  { value: 'own', label: 'Own milliseconds' },
];

/** Sets the latency of all calls, and whether the network is offline. */
export function NetworkSection({ status, run }: PartProps) {
  const { latency, offline } = status.network;
  const [own, setOwn] = useState(!presets.includes(latency));
  const [ms, setMs] = useState(typeof latency === 'number' ? String(latency) : '800');
  const wanted = Number(ms);
  const usable = ms.trim() !== '' && Number.isInteger(wanted) && wanted >= 0 && wanted <= 60_000;

  const goOffline = async (next: boolean) => {
    await run('network', { offline: next });
    // The events that a browser fires when it loses and regains its network.
    window.dispatchEvent(new Event(next ? 'offline' : 'online'));
  };
  const words = typeof latency === 'number' ? `${latency} ms` : latency === 'slow' ? 'slow 3G' : 'good';

  return (
    <Part name="Network" value={offline ? 'offline' : words}>
      <Choose
        label="Latency of every call"
        value={own ? 'own' : String(latency)}
        choices={choices}
        onChange={(value) => {
          setOwn(value === 'own');
          if (value === 'none' || value === 'slow') void run('network', { latency: value });
          else if (value !== 'own') void run('network', { latency: Number(value) });
        }}
      />
      {own && (
        <form
          className={styles.line}
          onSubmit={(event) => {
            event.preventDefault();
            if (usable) void run('network', { latency: wanted === 0 ? 'none' : wanted });
          }}
        >
          <Labelled label="Milliseconds, up to 60000">
            {(id) => (
              <input
                id={id}
                className={styles.input}
                inputMode="numeric"
                value={ms}
                onChange={(event) => setMs(event.target.value)}
              />
            )}
          </Labelled>
          <Button type="submit" size="sm" variant="outline" disabled={!usable} reason="Not between 0 and 60000">
            Set
          </Button>
        </form>
      )}
      <label className={styles.check}>
        <input type="checkbox" checked={offline} onChange={(event) => void goOffline(event.target.checked)} />
        <span>Offline: every call, picture and film is dropped</span>
      </label>
      <p className={styles.hint}>The app’s own files still come. For a single call, plan a failure such as 2s.</p>
    </Part>
  );
}
