import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { Dialog } from '@/shared/ui/overlay/Dialog';
import { FloatingPanel } from '@/shared/ui/overlay/FloatingPanel';
import { useMediaQuery } from '@/shared/ui/useMediaQuery';
import { contactActions } from './actions';
import { HelpContent } from './HelpContent';
import styles from './HelpPanel.module.css';
import { selectContact } from './reducer';

export interface HelpPanelProps {
  /** Holds the help button too. */
  root: RefObject<HTMLElement | null>;
}

/** The room that the open panel needs beside the page; a telephone has it neither upright nor on its side. */
const roomy = '(min-width: 768px) and (min-height: 600px)';

/** How to reach a person: beside the page, or on phones a sheet over it. */
export default function HelpPanel({ root }: HelpPanelProps) {
  const { t } = useTranslation('common');
  const dispatch = useDispatch();
  const { linkType } = useSelector(selectContact);
  const beside = useMediaQuery(roomy);
  const title = t(linkType === 'freeTrial' ? 'help.trial.title' : 'help.title');
  const close = () => dispatch(contactActions.close());
  if (!beside) return <HelpSheet title={title} onClose={close} />;
  return (
    <FloatingPanel title={title} onClose={close} root={root} className={styles.panel}>
      <HelpContent />
    </FloatingPanel>
  );
}

/** It hides the page, so it goes when the page does. */
function HelpSheet({ title, onClose }: { title: string; onClose: () => void }) {
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  useEffect(() => {
    if (opened.current !== pathname) onClose();
  });
  return (
    <Dialog open onClose={onClose} title={title}>
      <HelpContent folded />
    </Dialog>
  );
}
