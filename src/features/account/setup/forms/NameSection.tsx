import { useTranslation } from 'react-i18next';
import { NameFields } from '@/features/account/fields/NameFields';
import { cleanName } from '@/shared/lib/typed';
import type { Profile } from '../profile';
import { type Setup, useProfile } from '../useSetup';
import { SectionForm } from './SectionForm';

type Names = Pick<Profile, 'firstName' | 'lastName'>;

/** The section for first and last name. */
export function NameSection({ setup }: { setup: Setup }) {
  const { t } = useTranslation('account');
  const { profile, choose } = useProfile(setup);
  const savedAs = (names: Names) => {
    const clean = { firstName: cleanName(names.firstName), lastName: cleanName(names.lastName) };
    const missing = (['firstName', 'lastName'] as const).filter((name) => !clean[name]);
    return { profile: { ...profile, ...clean }, missing };
  };
  const readTyped = (typed: Partial<Names>) => {
    choose(typed);
    return savedAs({ ...profile, ...typed });
  };
  return (
    <SectionForm setup={setup} section="name" {...savedAs(profile)} readTyped={readTyped}>
      {(errorOf) => (
        <NameFields
          of={(name) => ({
            name,
            label: t(`form.${name}`),
            defaultValue: profile[name],
            maxLength: 100,
            error: errorOf(name),
            onChange: (event) => choose({ [name]: event.currentTarget.value }),
          })}
        />
      )}
    </SectionForm>
  );
}
