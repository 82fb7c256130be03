import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Form } from '@/features/account/parts/Form';
import { FormError } from '@/platform/messages/FormError';
import { Button } from '@/shared/ui/actions/Button';
import type { Elements } from '@/shared/ui/elements';
import { readTexts } from '@/shared/ui/forms/typedFields';
import { changesOf, type Profile } from '../profile';
import type { Section } from '../sections';
import { profileSave, selectSave } from '../state';
import type { Setup } from '../useSetup';
import { Foot } from './Foot';

interface SectionFormProps {
  setup: Setup;
  section: Section;
  /** The profile to save. */
  profile: Profile;
  /** Names of the controls without a value. */
  missing: readonly string[];
  /** Takes over the texts that the form holds when it is submitted. */
  readTyped?: (texts: Record<string, string>) => Pick<SectionFormProps, 'profile' | 'missing'>;
  /** False while there is nothing to choose from. */
  ready?: boolean;
  children: (errorOf: (control: string) => string | undefined) => Elements;
}

/** The form of one profile section; the choice stays when saving fails. */
export function SectionForm(props: SectionFormProps) {
  const { setup, section, missing, readTyped, ready = true, children } = props;
  const { t } = useTranslation(['setup', 'account', 'common']);
  const dispatch = useDispatch();
  const save = useSelector(selectSave);
  const [submitted, setSubmitted] = useState(false);
  useEffect(() => {
    dispatch(profileSave.reset());
  }, [dispatch]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    const typed = readTyped?.(readTexts(event.currentTarget)) ?? props;
    const [first] = typed.missing;
    if (first !== undefined) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    dispatch(profileSave.submit({ section, changes: changesOf(section, typed.profile, setup.user) }));
  };
  const failed = save.status === 'failed';
  const nextStep = setup.onboarding ? t('continue') : t('save');
  return (
    <Form roomy onSubmit={submit}>
      {children((control) => (submitted && missing.includes(control) ? t('account:form.required') : undefined))}
      {failed && <FormError error={save.error} />}
      <Foot setup={setup} section={section}>
        {ready && (
          <Button type="submit" {...(setup.onboarding ? { size: 'lg' } : {})} busy={save.status === 'sending'}>
            {failed ? t('common:ui.retry') : nextStep}
          </Button>
        )}
      </Foot>
    </Form>
  );
}
