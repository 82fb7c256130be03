import { MessageCircleQuestionMark } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { contactActions, selectContact } from '@/platform/contact/state';
import { selectRegion } from '@/platform/locale/state';
import { PartBoundary } from '@/platform/parts/PartBoundary';
import { env } from '@/shared/config/env';
import { lazyPart } from '@/shared/lib/lazyPart';
import { Icon } from '@/shared/ui/Icon';
import styles from './HelpWidget.module.css';

const HelpPanel = lazyPart(() => import('@/platform/contact/HelpPanel'));

/** The help button, on every page of a region with a contact; the panel is loaded when it is first opened. */
export function HelpWidget() {
  const { t } = useTranslation('common');
  const dispatch = useDispatch();
  const { open, props } = useSelector(selectContact);
  const contact = env.contacts[useSelector(selectRegion)];
  const root = useRef<HTMLElement>(null);

  if (contact === null || (props.hidden && !open)) return null;
  return (
    <aside ref={root} className={styles.widget} aria-label={t('help.toggle')}>
      {!props.hidden && (
        <button
          type="button"
          aria-label={t('help.toggle')}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={(event) => {
            // Some browsers do not focus a pressed button, and the focus must return to it.
            event.currentTarget.focus();
            dispatch(contactActions.toggle());
          }}
        >
          <Icon icon={MessageCircleQuestionMark} size={24} className={styles.icon} />
        </button>
      )}
      {open && (
        <PartBoundary
          part={HelpPanel}
          waiting={<span className="srOnly" role="status" aria-busy="true" />}
          onClose={() => dispatch(contactActions.close())}
        >
          <HelpPanel root={root} />
        </PartBoundary>
      )}
    </aside>
  );
}
