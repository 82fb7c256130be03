import { constants } from 'node:fs';
import { copyFile, mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file, and the folders in which it is. */
export async function writeFileIn(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

interface StableFile {
  target: string;
  /** The copy of the last build; null keeps none. */
  copy: string | null;
  /** Epoch milliseconds of a file that has changed. */
  at: number;
}

/** Writes a file and its copy for the next build; both keep their time as long as the text stays the same. */
export async function writeStable(text: string, { target, copy, at }: StableFile): Promise<void> {
  if (copy === null) return writeFileIn(target, text);
  const before = await readFile(copy, 'utf8').catch(() => null);
  if (before !== text) {
    await writeFileIn(copy, text);
    await utimes(copy, at / 1000, at / 1000);
  }
  const { mtimeMs } = await stat(copy);
  await mkdir(dirname(target), { recursive: true });
  await copyFile(copy, target, constants.COPYFILE_FICLONE);
  await utimes(target, mtimeMs / 1000, mtimeMs / 1000);
}
