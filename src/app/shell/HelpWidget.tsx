import { MessageCircleQuestionMark } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { contactActions } from '@/core/contact/actions';
import type { HelpPanelProps } from '@/core/contact/HelpPanel';
import { selectContact } from '@/core/contact/reducer';
import { alertShown } from '@/core/messages/actions';
import { useServices } from '@/core/services/ServicesContext';
import { Icon } from '@/shared/ui/Icon';
import { loadChunk } from '../chunks';
import styles from './HelpWidget.module.css';

/** The help button of every page; the panel comes when it is opened for the first time. */
export function HelpWidget() {
  const { t } = useTranslation('common');
  const dispatch = useDispatch();
  const { report } = useServices();
  const { open, props } = useSelector(selectContact);
  const root = useRef<HTMLElement>(null);
  const [Panel, setPanel] = useState<ComponentType<HelpPanelProps> | null>(null);

  useEffect(() => {
    if (!open || Panel) return;
    loadChunk(() => import('@/core/contact/HelpPanel')).then(
      ({ HelpPanel }) => setPanel(() => HelpPanel),
      (error: unknown) => {
        report(error, 'help');
        dispatch(contactActions.close());
        dispatch(alertShown(t('errors.generic'), 'error'));
      },
    );
  }, [open, Panel, report, dispatch, t]);

  if (props.hidden && !open) return null;
  return (
    <aside ref={root} className={styles.widget} data-raised={props.raised} aria-label={t('help.toggle')}>
      {!props.hidden && (
        <button
          type="button"
          aria-label={t('help.toggle')}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-busy={open && !Panel}
          onClick={(event) => {
            // Not every browser focuses a pressed button, and the focus comes back to where it was.
            event.currentTarget.focus();
            dispatch(contactActions.toggle());
          }}
        >
          <Icon icon={MessageCircleQuestionMark} size={24} />
        </button>
      )}
      {open && Panel && <Panel root={root} />}
    </aside>
  );
}
