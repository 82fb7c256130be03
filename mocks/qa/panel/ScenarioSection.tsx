import { useState } from 'react';
import { localePath } from '@/platform/locale/paths';
import { Button } from '@/shared/ui/actions/Button';
import { galleryPath } from '~test/gallery/address';
import { firstDay, formatScenario, scenarioOf, withScenario } from '../scenario';
import { becomeVisitor, forgetVisitor, visitorDevice } from '../visitor';
import { Labelled, type PartProps } from './Part';
import styles from './Part.module.css';
import { currentLocale } from './place';

/** The link to share, a reset to the initial state, and the gallery. */
export function ScenarioSection({ status, run }: PartProps) {
  const [said, setSaid] = useState('');
  const link = withScenario(window.location.href, scenarioOf(status.scenario));

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setSaid('Copied.');
    } catch {
      setSaid('Select the text and copy it: this browser does not let a page do that here.');
    }
  };
  const reset = async () => {
    if (!(await run('reset', { scenario: formatScenario(firstDay), device: visitorDevice() }))) return;
    forgetVisitor();
    becomeVisitor(null);
    window.location.reload();
  };
  return (
    <div className={styles.foot}>
      <Labelled label="Link to this place, as it is now">
        {(id) => (
          <input id={id} className={styles.input} readOnly value={link} onFocus={(event) => event.target.select()} />
        )}
      </Labelled>
      <div className={styles.buttons}>
        <Button size="sm" onClick={() => void copy()}>
          Copy link
        </Button>
        <Button size="sm" variant="outline" onClick={() => void reset()}>
          Reset everything
        </Button>
        <a className={styles.link} href={localePath(currentLocale(), galleryPath)}>
          Design gallery
        </a>
      </div>
      <p role="status" className={styles.hint}>
        {said}
      </p>
    </div>
  );
}
