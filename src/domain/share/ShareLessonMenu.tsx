import { Clock, Share2 } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTimecode } from '@/shared/player/position';
import type { LessonPlayerHandle } from '@/shared/player/types';
import { Icon } from '@/shared/ui/Icon';
import { Menu } from '@/shared/ui/overlay/Menu';
import { useShare } from './useShare';

interface ShareLessonMenuProps {
  /** The lesson's page, as a path below the locale; the one that everybody can open. */
  path: string;
  title: string;
  /** The lesson's player; null while nothing plays here. */
  player: RefObject<LessonPlayerHandle | null>;
}

/** Shares a lesson from its beginning or from the second at which the menu was opened. */
export function ShareLessonMenu({ path, title, player }: ShareLessonMenuProps) {
  const { t } = useTranslation('common');
  const share = useShare();
  const [seconds, setSeconds] = useState(0);
  return (
    <Menu
      label={t('share.action')}
      trigger={<Icon icon={Share2} />}
      onOpen={() => setSeconds(Math.floor(player.current?.currentTime() ?? 0))}
      items={[
        { key: 'whole', label: t('share.action'), icon: Share2, onSelect: () => void share(path, title) },
        ...(seconds > 0
          ? [
              {
                key: 'from',
                label: t('share.from', { time: formatTimecode(seconds) }),
                icon: Clock,
                onSelect: () => void share(`${path}?t=${seconds}`, title),
              },
            ]
          : []),
      ]}
    />
  );
}
