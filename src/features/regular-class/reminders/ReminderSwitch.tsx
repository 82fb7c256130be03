import { Bell } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { env } from '@/shared/config/env';
import { Icon } from '@/shared/ui/Icon';
import { hasNotifications } from './notifications';
import styles from './ReminderSwitch.module.css';
import { reminderToggled, selectRemindersOn } from './state';

/** Turns reminders of sessions on and off; absent where the browser has no notifications. */
export function ReminderSwitch() {
  const { t } = useTranslation('schedule');
  const dispatch = useDispatch();
  const isOn = useSelector(selectRemindersOn);
  const noteId = useId();
  if (!hasNotifications()) return null;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-describedby={noteId}
      className={styles.row}
      onClick={() => dispatch(reminderToggled(!isOn))}
    >
      <Icon icon={Bell} />
      <span className={styles.text}>
        <span>{t('reminder.label')}</span>
        <small id={noteId} aria-hidden="true">
          {t('reminder.note', { product: env.productName })}
        </small>
      </span>
      <span className={styles.track} aria-hidden="true" />
    </button>
  );
}
