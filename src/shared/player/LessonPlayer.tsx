import { type Ref, useEffect, useState } from 'react';
import styles from './LessonPlayer.module.css';
import { LoadedPlayer } from './LoadedPlayer';
import room from './Room.module.css';
import type { LessonPlayerHandle, LessonPlayerProps } from './types';

interface Props extends LessonPlayerProps {
  readonly ref?: Ref<LessonPlayerHandle> | undefined;
}

/**
 * Plays one lesson from any of the four kinds of source, with its transcript below or beside it. It uses no store:
 * settings and positions are props, events are callbacks. Without a browser it renders an empty box.
 */
export default function LessonPlayer(props: Props) {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  const { kind, id } = props.source;
  const isFrame = kind === 'youtube' || kind === 'vimeo';
  if (isMounted) return <LoadedPlayer key={`${kind}:${id}`} {...props} isFrame={isFrame} />;
  return (
    <div className={room.room}>
      <section className={styles.player} data-kind={isFrame ? 'frame' : 'video'} aria-label={props.title}>
        <div className={styles.stage} />
      </section>
      {props.captions && props.captions.length > 0 && <div className={room.place} />}
    </div>
  );
}
