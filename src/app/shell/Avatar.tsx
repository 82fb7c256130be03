import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '@/platform/session/state';
import { firstLetter } from '@/shared/lib/cutText';
import { safeImageUrl } from '@/shared/lib/redirect';
import { Icon } from '@/shared/ui/Icon';
import styles from './Avatar.module.css';

/** The user's picture, or the first letter of their name. */
export function Avatar() {
  const user = useSelector(selectUser);
  const url = safeImageUrl(user?.avatar);
  const [broken, setBroken] = useState<string | null>(null);
  if (url && broken !== url)
    return <img className={styles.avatar} src={url} alt="" width={36} height={36} onError={() => setBroken(url)} />;
  const letter = firstLetter((user?.firstName || user?.username || '').trim()).toUpperCase();
  return (
    <span className={styles.avatar} aria-hidden="true">
      {letter || <Icon icon={UserRound} />}
    </span>
  );
}
