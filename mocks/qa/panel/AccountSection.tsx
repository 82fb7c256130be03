import { landingUrl } from '@/platform/session/landing';
import { regionOf } from '@/shared/i18n/locales';
import { cx } from '@/shared/ui/cx';
import { demoAccounts } from '../../db/demoAccounts';
import { accountName } from '../scenario';
import { becomeVisitor, visitorDevice, visitorToken } from '../visitor';
import { Part, type PartProps } from './Part';
import styles from './Part.module.css';
import { currentLocale } from './place';

const guest = { name: 'guest', shows: 'nobody is logged in', region: null };
const people = [guest, ...demoAccounts.map(({ email, ...rest }) => ({ ...rest, name: accountName(email) }))];

/**
 * Logs in and out for real: sets the token cookie and reloads the page; another region's account opens its home page.
 */
export function AccountSection({ status, run }: PartProps) {
  const become = async ({ name, region }: (typeof people)[number]) => {
    const token = visitorToken();
    if (name === 'guest') {
      if (token) await run('logout', { token });
      becomeVisitor(null);
    } else {
      const answer = await run('login', { account: name, device: visitorDevice() });
      if (!answer) return;
      becomeVisitor(answer.token);
    }
    const locale = currentLocale();
    const user = { region: { name: region } } as Parameters<typeof landingUrl>[0];
    if (region === null || region === regionOf(locale)) window.location.reload();
    else window.location.assign(landingUrl(user, locale, null, window.location.origin));
  };
  return (
    <Part name="Account" value={status.account}>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.name}>
            <button
              type="button"
              className={cx(styles.person, person.name === status.account && styles.current)}
              aria-pressed={person.name === status.account}
              onClick={() => void become(person)}
            >
              <b>{person.name}</b>
              <span>{person.shows}</span>
            </button>
          </li>
        ))}
      </ul>
    </Part>
  );
}
