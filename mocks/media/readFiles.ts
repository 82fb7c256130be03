import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads a media file from the repository; null when there is none. */
export async function readMediaFile(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile(join(import.meta.dirname, 'files', path)));
  } catch {
    return null;
  }
}
