import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Dialog } from '@/shared/ui/overlay/Dialog';
import { FloatingPanel } from '@/shared/ui/overlay/FloatingPanel';
import { useMediaQuery } from '@/shared/ui/useMediaQuery';
import { HelpContent } from './HelpContent';
import styles from './HelpPanel.module.css';
import { contactActions, selectContact } from './state';

export interface HelpPanelProps {
  /** The element that contains the panel and the help button. */
  root: RefObject<HTMLElement | null>;
}

/** Minimum window for the panel beside the page; a phone has less in both orientations. */
const roomy = '(min-width: 768px) and (min-height: 600px)';

/** Shows how to contact a person: beside the page, or on phones in a sheet over it. */
export default function HelpPanel({ root }: HelpPanelProps) {
  const { t } = useTranslation('common');
  const dispatch = useDispatch();
  const { linkType } = useSelector(selectContact);
  const beside = useMediaQuery(roomy);
  const title = t(linkType === 'freeTrial' ? 'help.trial.title' : 'help.title');
  const close = () => dispatch(contactActions.close());
  if (!beside)
    return (
      <Dialog open onClose={close} title={title}>
        <HelpContent folded />
      </Dialog>
    );
  return (
    <FloatingPanel title={title} onClose={close} root={root} className={styles.panel}>
      <HelpContent />
    </FloatingPanel>
  );
}
