import { constants } from 'node:fs';
import { cp, readFile, utimes } from 'node:fs/promises';
import { writeFileIn } from '../bundle/writeFileIn.ts';

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
  await cp(copy, target, { preserveTimestamps: true, mode: constants.COPYFILE_FICLONE });
}
