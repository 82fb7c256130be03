import type { Ref } from 'react';
import { LoadedPlayer } from './LoadedPlayer';
import type { LessonPlayerHandle, LessonPlayerProps } from './types';

interface Props extends LessonPlayerProps {
  readonly ref?: Ref<LessonPlayerHandle> | undefined;
}

/**
 * Plays one lesson from any of the four kinds of source, with its transcript below or beside it. It uses no store: settings and positions are props, events are callbacks. It needs a browser.
 */
export default function LessonPlayer(props: Props) {
  const { kind } = props.source;
  return <LoadedPlayer key={kind} {...props} isFrame={kind === 'youtube' || kind === 'vimeo'} />;
}
