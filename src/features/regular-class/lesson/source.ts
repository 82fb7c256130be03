import type { VideoSource } from '@/shared/entities/video';
import type { PlayerSource } from '@/shared/player/types';

interface Video {
  videoId: string | null;
  videoSource: VideoSource | null;
}

/**
 * Returns the player's source; null when nothing can be played. The recording of a meeting keeps the meeting as its
 * source, so its URL determines the kind of file.
 */
export function playableSource({ videoId, videoSource: kind }: Video): PlayerSource | null {
  if (videoId === null) return null;
  if (kind === 'hls' || kind === 'mp4' || kind === 'youtube' || kind === 'vimeo') return { kind, id: videoId };
  if (!/^(https?:\/)?\//i.test(videoId)) return null;
  return { kind: /\.m3u8([?#]|$)/i.test(videoId) ? 'hls' : 'mp4', id: videoId };
}
