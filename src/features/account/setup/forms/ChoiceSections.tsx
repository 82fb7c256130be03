import { GraduationCap, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { userRankings, userRoles } from '@/shared/entities/user';
import { Icon } from '@/shared/ui/Icon';
import { type Setup, useProfile } from '../useSetup';
import { ChoiceCards, ChoiceGroup } from './Choices';
import { Quarter } from './Quarter';
import { SectionForm } from './SectionForm';

const faces = { student: GraduationCap, parent: Users } as const;
const places = { top: 0, upper: 1, middle: 2, lower: 3 } as const;

/** Chooses the role: student or parent. */
export function RoleSection({ setup }: { setup: Setup }) {
  const { t } = useTranslation('setup');
  const { profile, choose } = useProfile(setup);
  const choices = userRoles.map((role) => ({
    value: role,
    label: t(`role.${role}`),
    text: t(`role.${role}Text`),
    picture: <Icon icon={faces[role]} size={26} />,
  }));
  return (
    <SectionForm setup={setup} section="role" profile={profile} missing={profile.role ? [] : ['role']}>
      {(errorOf) => (
        <ChoiceGroup label={t('role.title')} quiet error={errorOf('role')}>
          <ChoiceCards name="role" choices={choices} value={profile.role} onChange={(role) => choose({ role })} />
        </ChoiceGroup>
      )}
    </SectionForm>
  );
}

/** Chooses the ranking in class, by quarter. */
export function RankingSection({ setup }: { setup: Setup }) {
  const { t } = useTranslation('setup');
  const { profile, who, choose } = useProfile(setup);
  const choices = userRankings.map((ranking) => ({
    value: ranking,
    label: t(`ranking.${ranking}`),
    picture: <Quarter place={places[ranking]} />,
  }));
  return (
    <SectionForm setup={setup} section="ranking" profile={profile} missing={profile.ranking ? [] : ['ranking']}>
      {(errorOf) => (
        <ChoiceGroup label={t(`ranking.title.${who}`)} quiet error={errorOf('ranking')}>
          <ChoiceCards
            name="ranking"
            choices={choices}
            value={profile.ranking}
            onChange={(ranking) => choose({ ranking })}
          />
        </ChoiceGroup>
      )}
    </SectionForm>
  );
}
