/** Downloads a lesson and stores it in this browser; what is stored already is not downloaded again. Loaded when it is asked for. */
import { captionsName, downloadFolder, filePart, worksheetName } from '@/shared/download/downloadedFiles';
import { isRefused } from '@/shared/player/engines/refusal';
import { type DownloadableLesson, type DownloadRecord, downloadedUntil, downloadKey, readRecord } from './lesson';
import { chooseVariant, planPieces } from './playlist';
import { openLessonsCache, readFreeSpace, recordName, removeLessons, storedPaths } from './records';

/**
 * `network`: the connection is lost, or the server fails. `expired`: an address is no longer accepted. `missing`: the film is not there.
 * `unsuitable`: a film that is live or encrypted. `full`: no room. `denied`: the browser stores nothing.
 */
export type DownloadFailure = 'network' | 'expired' | 'missing' | 'unsuitable' | 'full' | 'denied';

export class DownloadError extends Error {
  readonly reason: DownloadFailure;

  constructor(reason: DownloadFailure) {
    super(`A lesson was not downloaded: ${reason}`);
    this.name = 'DownloadError';
    this.reason = reason;
  }
}

/** Bytes of a part of a film that is one file. */
const partSize = 8_000_000;
/** Bytes that stay free for everything else. */
const reserve = 20_000_000;
/** Types that a browser shows without running anything in them; any other file is offered for download. */
const harmless = /^(application\/pdf|image\/(png|jpeg|webp|gif)|text\/(plain|vtt))\b/;

interface Piece {
  /** Below the lesson's folder. */
  name: string;
  url: string;
  type: string;
  /** First and last byte, when it is a part of a file. */
  range?: readonly [number, number];
}

interface Plan {
  pieces: readonly Piece[];
  /** Says that it is the same film, whatever its addresses are signed with. */
  mark: string;
  playlist: string | null;
  /** Bytes, at least approximately; null: unknown. */
  size: number | null;
}

async function get(url: string, signal: AbortSignal, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, { ...init, signal }).catch(() => {
    throw new DownloadError('network');
  });
  if (isRefused(response.status)) throw new DownloadError('expired');
  if (response.status >= 500 || response.status === 429) throw new DownloadError('network');
  if (!response.ok) throw new DownloadError('missing');
  return response;
}

const textOf = (response: Response) =>
  response.text().catch(() => {
    throw new DownloadError('network');
  });

const absolute = (url: string) => new URL(url, window.location.href).href;
const pathOf = (url: string) => new URL(url).pathname;

async function planStream({ source, duration }: DownloadableLesson, signal: AbortSignal): Promise<Plan> {
  let url = absolute(source);
  let text = await textOf(await get(url, signal));
  const variant = chooseVariant(text, url);
  if (variant === null) throw new DownloadError('unsuitable');
  if (variant) {
    url = variant.url;
    text = await textOf(await get(url, signal));
  }
  const plan = planPieces(text, url);
  if (!plan) throw new DownloadError('unsuitable');
  return {
    pieces: plan.pieces.map((address, index) => ({ name: String(index), url: address, type: 'video/mp4' })),
    mark: plan.pieces.map(pathOf).join('\n'),
    playlist: plan.playlist,
    size: variant && variant.bitrate > 0 ? (variant.bitrate / 8) * duration : null,
  };
}

async function planFile({ source }: DownloadableLesson, signal: AbortSignal): Promise<Plan> {
  const url = absolute(source);
  const head = await get(url, signal, { method: 'HEAD' }).catch((error: unknown) => {
    // An address may be signed for one method only: the film is then downloaded as a whole.
    if (error instanceof DownloadError && error.reason !== 'network') return null;
    throw error;
  });
  const size = Number(head?.headers.get('content-length')) || null;
  const count = size === null ? 1 : Math.ceil(size / partSize);
  const pieces = Array.from({ length: count }, (_, index): Piece => {
    const from = index * partSize;
    const part = { name: filePart('film', index), url, type: 'video/mp4' };
    return size === null || count === 1 ? part : { ...part, range: [from, Math.min(size, from + partSize) - 1] };
  });
  return { pieces, mark: [pathOf(url), size, head?.headers.get('last-modified')].join('\n'), playlist: null, size };
}

const planFilm = (lesson: DownloadableLesson, signal: AbortSignal): Promise<Plan> =>
  lesson.kind === 'hls' ? planStream(lesson, signal) : planFile(lesson, signal);

/** Returns the bytes of a lesson's film, about; null: its host does not say. Rejects with a `DownloadError`. */
export const measureLesson = async (lesson: DownloadableLesson, signal: AbortSignal): Promise<number | null> =>
  (await planFilm(lesson, signal)).size;

const withoutFile = (lesson: DownloadableLesson, name: string): DownloadableLesson => ({
  ...lesson,
  captions: lesson.captions.filter(({ id }) => captionsName(id) !== name),
  worksheets: lesson.worksheets.filter(({ id }) => worksheetName(id) !== name),
});

const isQuotaError = (error: unknown) => error instanceof Error && error.name === 'QuotaExceededError';

async function expectRoom(bytes: number): Promise<void> {
  const free = await readFreeSpace();
  if (free !== null && free < bytes + reserve) throw new DownloadError('full');
}

/** Runs one download at a time in all tabs, also in those with another version of the app: the lock keeps its name. */
const inTurn = <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('app.kept', { signal }, work) : work();

interface DownloadOptions {
  userId: string;
  /** Epoch milliseconds. */
  now(): number;
  signal: AbortSignal;
  onProgress(record: DownloadRecord): void;
}

/** Downloads a lesson. Rejects with a `DownloadError`, or when the signal has aborted; what is stored by then stays. */
export const downloadLesson = (lesson: DownloadableLesson, options: DownloadOptions): Promise<DownloadRecord> =>
  inTurn(options.signal, () => download(lesson, options));

async function download(
  lesson: DownloadableLesson,
  { userId, now, signal, onProgress }: DownloadOptions,
): Promise<DownloadRecord> {
  const cache = await openLessonsCache().catch(() => {
    throw new DownloadError('denied');
  });
  const folder = downloadFolder(userId, downloadKey(lesson));
  const put = async (name: string, body: BodyInit, type: string, headers: Record<string, string> = {}) => {
    signal.throwIfAborted();
    const all = { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff', ...headers };
    await cache.put(folder + name, new Response(body, { headers: all })).catch((error: unknown) => {
      throw new DownloadError(isQuotaError(error) ? 'full' : 'denied');
    });
  };
  const plan = await planFilm(lesson, signal);
  if ((await (await cache.match(`${folder}mark`))?.text()) !== plan.mark) await removeLessons(userId, [lesson]);
  const paths = await storedPaths(cache, folder);

  const besides = [
    ...lesson.captions.map(({ id, url }) => ({
      name: captionsName(id),
      url: absolute(url),
      type: 'text/vtt; charset=utf-8',
    })),
    ...lesson.worksheets.map(({ id, url }) => ({ name: worksheetName(id), url: absolute(url), type: '' })),
  ];
  const all: readonly Piece[] = [...besides, ...plan.pieces];
  const missing = all.filter(({ name }) => !paths.has(folder + name));
  const before = readRecord(await (await cache.match(folder + recordName))?.json().catch(() => null));
  const at = now();
  let record: DownloadRecord = {
    lesson,
    keptAt: at,
    until: downloadedUntil(lesson, at),
    bytes: before?.bytes ?? 0,
    done: all.length - missing.length,
    // The playlist is the last file.
    total: all.length + 1,
  };
  const note = async (change: Partial<DownloadRecord>) => {
    record = { ...record, ...change };
    await put(recordName, JSON.stringify(record), 'application/json');
    onProgress(record);
  };
  const share = missing.length / all.length;
  await expectRoom((plan.size ?? 0) * share);
  await put('mark', plan.mark, 'text/plain');
  await note({});
  // Firefox asks the student, and the download does not wait for the answer.
  void navigator.storage?.persist?.().catch(() => false);

  for (const piece of missing) {
    const stored = await storePiece(piece);
    const { bytes, isWholeFilm } = stored ?? { bytes: 0, isWholeFilm: false };
    await note({
      done: isWholeFilm ? all.length : record.done + 1,
      bytes: record.bytes + bytes,
      ...(stored ? {} : { lesson: withoutFile(record.lesson, piece.name) }),
    });
    if (isWholeFilm) break;
  }
  await put(plan.playlist === null ? 'end' : 'film', plan.playlist ?? '', 'application/vnd.apple.mpegurl');
  await note({ done: record.total });
  return record;

  /** Returns null for a caption or a worksheet that its host does not have. */
  async function storePiece({ name, url, type, range }: Piece) {
    await expectRoom(0);
    const headers = range ? { Range: `bytes=${range[0]}-${range[1]}` } : {};
    const response = await get(url, signal, { headers }).catch((error: unknown) => {
      // A lesson without one of its worksheets is worth a download.
      if (name.includes('-') && error instanceof DownloadError && error.reason !== 'network') return null;
      throw error;
    });
    if (!response) return null;
    const body = await response.blob().catch(() => {
      throw new DownloadError('network');
    });
    // A host without ranges sends the whole film, which is found before its parts.
    const isWholeFilm = range !== undefined && response.status === 200;
    const own = type || (response.headers.get('content-type') ?? '');
    const isShown = type !== '' || harmless.test(own);
    await put(
      isWholeFilm ? 'film' : name,
      body,
      isShown ? own : 'application/octet-stream',
      isShown ? {} : { 'Content-Disposition': 'attachment' },
    );
    return { bytes: body.size, isWholeFilm };
  }
}
