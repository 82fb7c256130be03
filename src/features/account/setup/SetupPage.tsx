import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { catalogueDuck } from '@/domain/catalogue/saga';
import { courseLevels } from '@/domain/catalogue/state';
import { receiptsDuck } from '@/domain/order/receiptsSaga';
import { receiptsOpened } from '@/domain/order/receiptsState';
import { localeInRegion, localePath } from '@/platform/locale/paths';
import { selectLocale, selectRegion } from '@/platform/locale/state';
import { Redirect } from '@/platform/navigation/Redirect';
import { type SessionSlice, selectLoadedUser, selectUserStatus, userRequested } from '@/platform/session/state';
import { isRegion } from '@/shared/i18n/locales';
import type { EnterContext } from '@/shared/routing/page';
import { paths } from '@/shared/routing/paths';
import { Bar, Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { ErrorState } from '@/shared/ui/content/State';
import { Receipts } from '../receipts/Receipts';
import { Onboarding } from './Onboarding';
import { Settings } from './Settings';
import settings from './Settings.module.css';
import styles from './SetupPage.module.css';
import { accountDuck } from './saga';
import { type Step, sectionOf, setupSteps, stepAt } from './sections';
import { type AccountSlice, schoolTypes, selectDraft, selectRequestedSection, setupOpened } from './state';

export const ducks = [catalogueDuck, accountDuck, receiptsDuck];

export const enter = ({ region, search, load }: EnterContext) => [
  schoolTypes[load]({ region }),
  courseLevels[load]({ region }),
  setupOpened({ section: sectionOf(search), load }),
  receiptsOpened(),
];

const labels = {
  role: 'role.label',
  ranking: 'ranking.label',
  school: 'school.label',
  subjects: 'subjects.label',
  phone: 'phone.number',
} as const satisfies Record<Step, string>;

/** During the onboarding the title names the step, else the receipts or the settings. */
export const head = (t: i18n['t'], root: AccountSlice & SessionSlice) => {
  if (selectRequestedSection(root) === 'receipts') return { title: t('receipts.title', { ns: 'purchase' }) };
  const [user, draft] = [selectLoadedUser(root), selectDraft(root)];
  const step = user && draft?.onboarding ? stepAt(selectRequestedSection(root), user) : null;
  if (!step) return { title: t('settings', { ns: 'setup' }) };
  const title = t(labels[step], { ns: 'setup' });
  return {
    title: t('stepTitle', { ns: 'setup', step: setupSteps.indexOf(step) + 1, steps: setupSteps.length, title }),
  };
};

function Waiting() {
  return (
    <Skeleton className={`wrap ${settings.settings}`}>
      <Bar width={30} />
      <Block className={styles.pageSkeleton} />
    </Skeleton>
  );
}

/** The onboarding while the profile is incomplete, afterwards the account's settings; the receipts at any time. */
export default function SetupPage() {
  const { t } = useTranslation('setup');
  const dispatch = useDispatch();
  const [search] = useSearchParams();
  const locale = useSelector(selectLocale);
  const here = useSelector(selectRegion);
  const user = useSelector(selectLoadedUser);
  const status = useSelector(selectUserStatus);
  const draft = useSelector(selectDraft);
  const section = sectionOf(search);
  if (section === 'receipts') return <Receipts />;
  if (!user && status === 'failed')
    return (
      <div className={`wrap ${settings.settings}`}>
        <ErrorState headingLevel={1} title={t('error')} onRetry={() => dispatch(userRequested())} />
      </div>
    );
  if (!user) return <Waiting />;
  // Schools, levels and subjects are regional, and so is a profile that refers to them.
  const region = user.region?.name ?? '';
  if (isRegion(region) && region !== here) {
    const query = search.toString();
    return <Redirect to={localePath(localeInRegion(locale, region), paths.accountSetup()) + (query && `?${query}`)} />;
  }
  if (!draft) return <Waiting />;
  const step = draft.onboarding ? stepAt(section, user) : null;
  const setup = { user, draft, onboarding: step !== null };
  return step ? <Onboarding setup={setup} step={step} /> : <Settings setup={setup} open={section} />;
}
