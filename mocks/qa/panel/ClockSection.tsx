import { useEffect, useState } from 'react';
import { regionOf, regions } from '@/shared/i18n/locales';
import { Button } from '@/shared/ui/actions/Button';
import { formatSpan } from '../span';
import { visitorToken } from '../visitor';
import { Labelled, Part, type PartProps } from './Part';
import styles from './Part.module.css';
import { currentLocale } from './place';

const steps = [
  ['−1 day', -86_400_000],
  ['−1 h', -3_600_000],
  ['−1 min', -60_000],
  ['+1 min', 60_000],
  ['+1 h', 3_600_000],
  ['+1 day', 86_400_000],
] as const;

/** "Fri 20 Nov 2026, 18:30:12" in the region's usual zone. */
function timeText(ms: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZone,
  });
  return format.format(ms);
}

/** Controls the mock's time, which the app follows. */
export function ClockSection({ qa, status, run }: PartProps) {
  const [, tick] = useState(0);
  const [minutes, setMinutes] = useState('5');
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const { timeZone } = regions[regionOf(currentLocale())];
  const isDemo = status.day === 'demo';
  const { frozenAt, offsetMs } = status.clock;
  const frozen = frozenAt !== null;
  const shift = Math.round(offsetMs / 1000) * 1000;
  const how = frozen
    ? 'frozen'
    : shift === 0
      ? isDemo
        ? 'the demo’s evening'
        : 'real time'
      : `shifted by ${formatSpan(shift)}`;
  const wanted = Number(minutes);
  const usable = minutes.trim() !== '' && Number.isInteger(wanted) && Math.abs(wanted) < 10_000;
  const bring = async () => {
    // Reload, since the screen shows content from before it was moved.
    if (usable && (await run('bringClass', { minutes: wanted, token: visitorToken() }))) window.location.reload();
  };

  const changeDay = async () => {
    // Reload, since the screen shows content of the other day.
    if (await run('day', { become: isDemo ? 'present' : 'demo' })) window.location.reload();
  };

  return (
    <Part name="Time" value={`${timeText(qa.time.now(), timeZone)}, ${how}`}>
      <p className={styles.hint}>
        {`In ${timeZone}. Next class: ${status.minutesToClass > 0 ? `in ${status.minutesToClass} min` : 'has begun'}.`}
      </p>
      <div className={styles.buttons}>
        <Button size="sm" variant="outline" onClick={() => void run('clock', { become: frozen ? 'run' : 'frozen' })}>
          {frozen ? 'Let it run' : 'Freeze'}
        </Button>
        <Button size="sm" variant="outline" onClick={() => void run('clock', { become: 'release' })}>
          {isDemo ? 'Back to the demo’s time' : 'Back to real time'}
        </Button>
      </div>
      <label className={styles.check}>
        <input type="checkbox" checked={!isDemo} onChange={() => void changeDay()} />
        <span>The present instead of the demo’s Friday evening</span>
      </label>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, which the buttons' labels replace */}
      <div className={styles.steps} role="group" aria-label="Shift the time">
        {steps.map(([label, ms]) => (
          <Button key={label} size="sm" variant="soft" onClick={() => void run('advance', { ms })}>
            {label}
          </Button>
        ))}
      </div>
      <form
        className={styles.line}
        onSubmit={(event) => {
          event.preventDefault();
          void bring();
        }}
      >
        <Labelled label="A class starts in … minutes">
          {(id) => (
            <input
              id={id}
              className={styles.input}
              inputMode="numeric"
              value={minutes}
              onChange={(event) => setMinutes(event.target.value)}
            />
          )}
        </Labelled>
        <Button type="submit" size="sm" variant="outline" disabled={!usable} reason="Not a number of minutes">
          Move content
        </Button>
      </form>
    </Part>
  );
}
