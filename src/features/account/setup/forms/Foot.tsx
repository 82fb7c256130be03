import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/shared/ui/actions/Button';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import type { Elements } from '@/shared/ui/elements';
import { withoutSection } from '../profile';
import { type Section, setupSteps } from '../sections';
import { draftChanged } from '../state';
import { type Setup, useSectionHref } from '../useSetup';
import styles from './Foot.module.css';

interface FootProps {
  setup: Setup;
  section: Section;
  /** The main button, and an optional secondary one before it. */
  children: Elements;
}

/** The bottom of a section: Back and Next in reach of a thumb; in the settings, Save and Cancel. */
export function Foot({ setup: { draft, onboarding }, section, children }: FootProps) {
  const { t } = useTranslation('setup');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const hrefOf = useSectionHref();
  if (!onboarding)
    return (
      <div className={styles.actions}>
        {children}
        <Button
          variant="ghost"
          onClick={() => {
            dispatch(draftChanged(withoutSection(section, draft)));
            void navigate(hrefOf(null), { replace: true });
          }}
        >
          {t('cancel')}
        </Button>
      </div>
    );
  const before = setupSteps.find((_, index) => setupSteps[index + 1] === section);
  return (
    <div className={styles.bar}>
      {before && (
        <ButtonLink variant="outline" size="lg" className={styles.back} icon={ArrowLeft} href={hrefOf(before)}>
          {t('back')}
        </ButtonLink>
      )}
      {children}
    </div>
  );
}
