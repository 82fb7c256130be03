/** Plays HLS with hls.js where it is supported, because only that offers qualities; else natively. */
import type Hls from 'hls.js';
import type { ErrorData, Level } from 'hls.js';
import type { PlayerErrorKind } from '../types';
import type { Emit, Engine, EngineQuality, QualityChoice } from './engine';
import { type HlsLibrary, hasMediaSource, loadHls } from './loadHls';
import { type Connect, type Connection, createMediaEngine } from './media';
import { connectNative } from './native';
import { highestSaved } from './qualities';
import { isRefused } from './refusal';

export type LoadHls = () => Promise<HlsLibrary>;

/** hls.js would retry for more than a minute; here the student sees an error after about 7 s and can retry. */
const patience = {
  default: {
    maxTimeToFirstByteMs: 10_000,
    maxLoadTimeMs: 60_000,
    timeoutRetry: { maxNumRetry: 1, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: { maxNumRetry: 3, retryDelayMs: 1000, maxRetryDelayMs: 4000 },
  },
};

function reasonOf({ type, details, response }: ErrorData, errorTypes: typeof Hls.ErrorTypes): PlayerErrorKind {
  if (type !== errorTypes.NETWORK_ERROR) return 'unsupported';
  const status = response?.code ?? 0;
  if (isRefused(status)) return 'expired';
  return details.startsWith('manifest') && status >= 400 && status < 500 ? 'missing' : 'network';
}

/** Returns the qualities by height; equal heights are distinguished by bit rate. */
function qualitiesOf(levels: readonly Pick<Level, 'height' | 'bitrate'>[]): readonly EngineQuality[] {
  return levels.map(({ height, bitrate }, id) => {
    const rate = `${Math.round(bitrate / 1000)} kbit/s`;
    if (!(height > 0)) return { id, label: rate };
    const isAlone = levels.filter((level) => level.height === height).length === 1;
    return { id, label: isAlone ? `${height}p` : `${height}p, ${rate}` };
  });
}

/** In seconds: a film that is stopped soon has loaded little of the rest. hls.js takes up to ten minutes of a small one. */
const savedAhead = { maxBufferLength: 20, maxMaxBufferLength: 30 };

const playlistType = 'application/vnd.apple.mpegurl';

function connectHls(load: LoadHls): Connect {
  return (video, options, emit, attached) => {
    let destroyed = false;
    let player: Hls | null = null;
    let fallback: Connection | null = null;
    let selected: QualityChoice = options.quality;
    const saves = options.quality === 'saver';
    let hasRecovered = false;

    const playNatively = () => {
      if (video.canPlayType(playlistType)) fallback = connectNative(video, options, emit, attached);
      else emit({ type: 'error', kind: 'unsupported' });
    };

    const qualities = () => qualitiesOf(player?.levels ?? []);
    const tellQualities = (active: number | null) =>
      emit({ type: 'qualities', qualities: qualities(), selected, active });

    /** `isLoaded`: pieces of the film have loaded, which the next ones follow. */
    const applyQuality = (hls: Hls, isLoaded: boolean) => {
      hls.autoLevelCapping = selected === 'saver' ? highestSaved(hls.levels) : -1;
      const level = selected === 'best' ? hls.levels.length - 1 : typeof selected === 'number' ? selected : -1;
      if (isLoaded) hls.nextLevel = level;
      else if (level >= 0) hls.loadLevel = level;
    };
    const tellSize = (levels: readonly Level[]) => {
      const level = levels[highestSaved(levels)];
      const bytes = ((level?.averageBitrate || level?.bitrate || 0) / 8) * options.duration;
      if (bytes > 0) emit({ type: 'size', bytes });
    };

    const start = (Library: typeof Hls) => {
      const hls = new Library({
        // The security policy forbids a worker from a blob, and the data: tracks of metadata cues.
        enableWorker: false,
        enableDateRangeMetadataCues: false,
        enableEmsgMetadataCues: false,
        enableEmsgKLVMetadata: false,
        enableID3MetadataCues: false,
        fragLoadPolicy: patience,
        autoStartLoad: !saves,
        ...(saves && savedAhead),
        startPosition: options.startAt > 0 ? options.startAt : -1,
      });
      player = hls;
      hls.on(Library.Events.MANIFEST_PARSED, () => {
        applyQuality(hls, false);
        tellQualities(null);
        if (saves) {
          tellSize(hls.levels);
          video.addEventListener('play', () => hls.startLoad(options.startAt > 0 ? options.startAt : -1), {
            once: true,
          });
        }
        attached();
      });
      hls.on(Library.Events.LEVEL_SWITCHED, (_name, { level }) => tellQualities(level));
      hls.on(Library.Events.ERROR, (_name, data) => {
        if (!data.fatal) return;
        if (data.type === Library.ErrorTypes.MEDIA_ERROR && !hasRecovered) {
          hasRecovered = true;
          hls.recoverMediaError();
          return;
        }
        hls.stopLoad();
        emit({ type: 'error', kind: reasonOf(data, Library.ErrorTypes) });
      });
      hls.loadSource(options.id);
      hls.attachMedia(video);
    };

    const startPlayback = async () => {
      if (!hasMediaSource()) return playNatively();
      try {
        const { default: Library } = await load();
        if (destroyed) return;
        if (Library.isSupported()) start(Library);
        else playNatively();
      } catch {
        if (!destroyed) emit({ type: 'error', kind: 'network' });
      }
    };
    void startPlayback();

    return {
      qualities,
      setQuality(choice) {
        if (!player) return;
        selected = choice;
        applyQuality(player, true);
        tellQualities(player.currentLevel >= 0 ? player.currentLevel : null);
      },
      // hls.js handles the video's errors too, and decides whether they are fatal.
      explain: async () => (fallback ? fallback.explain() : null),
      destroy() {
        destroyed = true;
        player?.destroy();
        fallback?.destroy();
      },
    };
  };
}

export function createHlsEngine(emit: Emit, load: LoadHls = loadHls): Engine {
  return createMediaEngine(emit, connectHls(load));
}
