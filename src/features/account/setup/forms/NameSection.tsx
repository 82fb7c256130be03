import { useTranslation } from 'react-i18next';
import { NameFields } from '@/features/account/fields/NameFields';
import { type Setup, useProfile } from '../useSetup';
import { SectionForm } from './SectionForm';

/** The section for first and last name. */
export function NameSection({ setup }: { setup: Setup }) {
  const { t } = useTranslation('account');
  const { profile, choose } = useProfile(setup);
  const trimmed = { ...profile, firstName: profile.firstName.trim(), lastName: profile.lastName.trim() };
  const missing = (['firstName', 'lastName'] as const).filter((name) => !trimmed[name]);
  return (
    <SectionForm setup={setup} section="name" profile={trimmed} missing={missing}>
      {(errorOf) => (
        <NameFields
          of={(name) => ({
            name,
            label: t(`form.${name}`),
            value: profile[name],
            maxLength: 100,
            error: errorOf(name),
            onChange: (event) => choose({ [name]: event.currentTarget.value }),
          })}
        />
      )}
    </SectionForm>
  );
}
