import { Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Player } from '@/domain/progress/Player';
import { selectPlayerSettings, settingsChanged } from '@/domain/progress/state';
import type { Course } from '@/shared/entities/course';
import { formatClock } from '@/shared/lib/duration';
import { safeUrl } from '@/shared/lib/safeUrl';
import { Picture } from '@/shared/ui/content/Picture';
import { firstPicture } from '@/shared/ui/content/pictureSources';
import { Icon } from '@/shared/ui/Icon';
import { Dialog } from '@/shared/ui/overlay/Dialog';
import { trailerOf } from '../lessons';
import styles from './Trailer.module.css';

/** The course's picture; with a trailer, a button that plays it. The position in a trailer is not stored. */
export function Trailer({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  const dispatch = useDispatch();
  const settings = useSelector(selectPlayerSettings);
  const [open, setOpen] = useState(false);
  const trailer = trailerOf(course);
  const picture = (
    <Picture src={firstPicture(course.picture, course.bannerImageUrl)} place="head" width={640} height={400} priority />
  );
  if (!trailer) return <div className={styles.trailer}>{picture}</div>;
  const { source, duration } = trailer;
  const url = source.kind === 'hls' || source.kind === 'mp4' ? (safeUrl(source.id) ?? '') : source.id;
  return (
    <>
      <button type="button" className={styles.trailer} onClick={() => setOpen(true)}>
        {picture}
        <span className={styles.play}>
          <Icon icon={Play} size={28} filled />
        </span>
        <span className={styles.label}>
          {duration > 0 ? t('trailer.timed', { time: formatClock(duration) }) : t('trailer.label')}
        </span>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={course.title} wide>
        <Player
          waiting={<div className={styles.box} aria-busy="true" />}
          source={{ kind: source.kind, id: url }}
          title={t('trailer.label')}
          duration={duration}
          startAt={0}
          autoPlay
          settings={settings}
          onSettingsChange={(change) => dispatch(settingsChanged(change))}
          shortcuts="player"
        />
      </Dialog>
    </>
  );
}
