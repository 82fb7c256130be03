import { localePath, locatePath, visitorLocale } from '@/platform/locale/paths';
import { regions } from '@/shared/i18n/locales';
import { demoAccounts } from '../db/demoAccounts';
import type { Qa } from './qa';
import { accountName, formatScenario, parseScenario, type Scenario, scenarioKey } from './scenario';
import { becomeVisitor, forgetVisitor, purgeStorage, visitorDevice, visitorLanguage } from './visitor';

/**
 * Returns the URL of an opened scenario link. Its locale is the scenario's, else the path's; without both, the
 * visitor's language (a cookie), else the language of the account's region.
 */
export function placeOf(href: string, { account, locale }: Scenario, chosen: string | null): string {
  const url = new URL(href);
  url.searchParams.delete(scenarioKey);
  const named = /^\/[a-z]{2}[-_][a-z]{2}(\/|$)/i.test(url.pathname);
  const home = demoAccounts.find(({ email }) => accountName(email) === account)?.region;
  const own = locale ?? (!named && chosen === null && home ? regions[home].locales[0] : null);
  if (own !== null) url.pathname = localePath(own, locatePath(url.pathname, visitorLocale(chosen)).path);
  return url.pathname + url.search + url.hash;
}

/**
 * Opens the scenario in the page's address, if it has one: resets the backend and this browser, applies the scenario,
 * and removes it from the address. Returns the parts that are invalid.
 */
export async function openLink(qa: Qa): Promise<string[]> {
  const text = new URLSearchParams(window.location.search).get(scenarioKey);
  if (text === null) return [];
  const { scenario, problems } = parseScenario(text);
  const place = placeOf(window.location.href, scenario, visitorLanguage());
  if (qa.host === 'none') return [...problems, 'There is no mock backend here to open it on.'];
  forgetVisitor();
  if (scenario.isPurged) await purgeStorage();
  const { token } = await qa.send('reset', { scenario: formatScenario(scenario), device: visitorDevice() });
  becomeVisitor(token);
  window.history.replaceState(window.history.state, '', place);
  return problems;
}
