import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectLocale } from '@/platform/locale/state';
import { fullName } from '@/platform/session/personName';
import type { User } from '@/shared/entities/user';
import { joinLabel } from '@/shared/lib/joinNames';
import { Button } from '@/shared/ui/actions/Button';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { Badge } from '@/shared/ui/content/Badge';
import type { Elements } from '@/shared/ui/elements';
import { Icon } from '@/shared/ui/Icon';
import { hueOf, subjectIcon } from '@/shared/ui/subjects';
import { PasswordResetDialog } from '../fields/PasswordResetDialog';
import { spacedNumber } from '../phone/callingCodes';
import { RankingSection, RoleSection } from './forms/ChoiceSections';
import { NameSection } from './forms/NameSection';
import { PhoneSection } from './forms/PhoneSection';
import { SchoolSection } from './forms/SchoolSection';
import { SubjectsSection } from './forms/SubjectsSection';
import styles from './Settings.module.css';
import type { Section } from './sections';
import { type Setup, useProfile, useSectionHref } from './useSetup';

const forms = {
  name: NameSection,
  role: RoleSection,
  ranking: RankingSection,
  school: SchoolSection,
  subjects: SubjectsSection,
  phone: PhoneSection,
} as const;

interface RowProps {
  /** The section that "Edit" opens. */
  section?: Section;
  label: string;
  value: ReactNode;
  action?: Elements;
  form?: ReactNode;
}

/** One line of the settings; its form replaces its value. */
function Row({ section, label, value, action, form }: RowProps) {
  return (
    <section className={styles.row} aria-label={label} data-section={section}>
      <h3 tabIndex={-1}>{label}</h3>
      {form ? <div className={styles.opened}>{form}</div> : <div className={styles.value}>{value}</div>}
      {!form && action}
    </section>
  );
}

/** The level, with the kind of school below it. */
function Lines({ of: [first, second] }: { of: readonly (string | undefined)[] }) {
  return (
    <span>
      <span>{first}</span>
      {second && <span className={styles.second}>{second}</span>}
    </span>
  );
}

function Subjects({ list }: { list: User['subjects'] }) {
  return list.map(({ id, name, key }) => {
    const icon = subjectIcon(key);
    return (
      <span key={id} className={styles.subject} {...hueOf(key, id)}>
        {icon && <Icon icon={icon} size={18} />}
        <span>{name}</span>
      </span>
    );
  });
}

/** Moves the focus to the section that opens, and back to its "Edit" when it closes. */
function useSectionFocus(open: Section | null) {
  const page = useRef<HTMLDivElement>(null);
  const before = useRef(open);
  useEffect(() => {
    const closed = before.current;
    before.current = open;
    if (open === closed) return;
    const rowOf = (section: Section | null) => page.current?.querySelector(`[data-section="${section}"]`);
    const target = open ? rowOf(open)?.querySelector('h3') : rowOf(closed)?.querySelector('a');
    target?.focus();
  }, [open]);
  return page;
}

/** The page after the onboarding: shows the profile and lets the user change it. */
export function Settings({ setup, open }: { setup: Setup; open: Section | null }) {
  const { t } = useTranslation(['setup', 'account', 'common']);
  const { user } = setup;
  const locale = useSelector(selectLocale);
  const hrefOf = useSectionHref();
  const { who } = useProfile(setup);
  const page = useSectionFocus(open);
  const [resetting, setResetting] = useState(false);
  const notSet = <span className={styles.faint}>{t('notSet')}</span>;
  const row = (section: Section, label: string, value: ReactNode) => {
    const Form = forms[section];
    return (
      <Row
        section={section}
        label={label}
        value={value || notSet}
        form={open === section ? <Form setup={setup} /> : null}
        action={
          <ButtonLink variant="ghost" href={hrefOf(section)}>
            <span>{t('edit')}</span>
            <span className="srOnly">{joinLabel('', label)}</span>
          </ButtonLink>
        }
      />
    );
  };
  const school = [user.gradeLevel?.name, user.schoolType?.name].filter(Boolean);
  return (
    <div ref={page} className={`wrap ${styles.settings}`}>
      <h1>{t('settings')}</h1>
      <h2>{t('groups.you')}</h2>
      <div className={styles.rows}>
        {row('name', t('name'), fullName(user, locale))}
        {row('role', t('role.label'), user.role && t(`role.${user.role.name}`))}
      </div>
      <h2>{t(`groups.school.${who}`)}</h2>
      <div className={styles.rows}>
        {row('school', t('school.label'), school.length > 0 && <Lines of={school} />)}
        {row('subjects', t('subjects.label'), user.subjects.length > 0 && <Subjects list={user.subjects} />)}
        {row('ranking', t('ranking.label'), user.ranking && t(`ranking.${user.ranking}`))}
      </div>
      <h2>{t('groups.login')}</h2>
      <div className={styles.rows}>
        {user.isNowTVUser && <Row label={t('account')} value={<Badge>{t('common:account.nowTV')}</Badge>} />}
        <Row label={t('account:form.email')} value={user.email || notSet} />
        {row(
          'phone',
          t('phone.number'),
          user.phoneNumber && (
            <>
              <span className="num">{spacedNumber(user.phoneNumber)}</span>
              {user.phoneVerified && <Badge kind="completed">{t('phone.verified')}</Badge>}
            </>
          ),
        )}
        {!user.isNowTVUser && (
          <Row
            label={t('account:form.password')}
            value={<span className={styles.faint}>••••••••</span>}
            action={
              <Button variant="ghost" onClick={() => setResetting(true)}>
                {t('changePassword')}
              </Button>
            }
          />
        )}
      </div>
      <PasswordResetDialog open={resetting} email={resetting ? user.email : ''} onClose={() => setResetting(false)} />
    </div>
  );
}
