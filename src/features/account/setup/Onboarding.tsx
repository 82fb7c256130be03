import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BesideNight, Introduction } from '../parts/BesideNight';
import { RankingSection, RoleSection } from './forms/ChoiceSections';
import { PhoneSection, preparePhone } from './forms/PhoneSection';
import { SchoolSection } from './forms/SchoolSection';
import { SubjectsSection } from './forms/SubjectsSection';
import styles from './Onboarding.module.css';
import { doneSteps, isRequired, type Step, setupSteps } from './sections';
import { type Setup, useProfile } from './useSetup';

const sections = {
  role: RoleSection,
  ranking: RankingSection,
  school: SchoolSection,
  subjects: SubjectsSection,
  phone: PhoneSection,
} as const;

/** Returns heading and introduction of a step, addressed to a student or to a parent. */
function useStepText(setup: Setup, step: Step): { title: string; text: string } {
  const { t } = useTranslation('setup');
  const { who } = useProfile(setup);
  switch (step) {
    case 'role':
      return { title: t('role.title'), text: t('role.text') };
    case 'ranking':
      return { title: t(`ranking.title.${who}`), text: t('ranking.text') };
    case 'school':
      return { title: t(`school.title.${who}`), text: t(`school.text.${who}`) };
    case 'subjects':
      return { title: t(`subjects.title.${who}`), text: t('subjects.text') };
    case 'phone': {
      const required = isRequired('phone', setup.user);
      return { title: t('phone.title'), text: t(required ? 'phone.text' : 'phone.optional') };
    }
  }
}

/** Shows one step at a time; each completed one lights a lantern. */
export function Onboarding({ setup, step }: { setup: Setup; step: Step }) {
  const { t } = useTranslation('setup');
  const { title, text } = useStepText(setup, step);
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(step);
  const at = setupSteps.indexOf(step);
  const done = doneSteps(setup.user).length;
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  useEffect(() => {
    if (step === 'subjects') preparePhone();
  }, [step]);

  const Section = sections[step];
  return (
    <BesideNight
      kind="setup"
      night={{
        width: 480,
        height: 560,
        seed: 'steps',
        // The last lantern is partly outside the picture and stays dark.
        lanterns: setupSteps.length + 1,
        lit: done,
        stars: 40,
        from: 0.2,
        band: [0.3, 0.66],
        scale: [0.7, 1.15],
      }}
    >
      <p className={styles.count}>{t('step', { step: at + 1, steps: setupSteps.length })}</p>
      <ol className={styles.progress} aria-hidden="true">
        {setupSteps.map((one, index) => (
          <li key={one} data-on={index < done || index <= at} />
        ))}
      </ol>
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <Introduction>{text}</Introduction>
      <Section key={step} setup={setup} />
    </BesideNight>
  );
}
