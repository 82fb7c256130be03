/** Which files may go with a report (decisions, section 8); refusals are named, and nothing that was chosen before is lost. */

export const mostFiles = 5;
export const mostBytes = 10 * 1024 * 1024;

/** File name endings by media type; a file whose type the system does not know is judged by its name. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
  'video/mp4': ['mp4'],
};

/** For the file field. */
export const acceptedFiles = [
  ...Object.keys(kinds),
  ...Object.values(kinds)
    .flat()
    .map((end) => `.${end}`),
].join(',');

export type Refusal = { name: string; reason: 'type' | 'size' | 'empty' | 'count' };

type Chosen = Pick<File, 'name' | 'size' | 'type'>;

function isKnown({ name, type }: Chosen): boolean {
  if (type) return Object.hasOwn(kinds, type);
  const end = name.split('.').pop()?.toLowerCase() ?? '';
  return Object.values(kinds).flat().includes(end);
}

function refusalOf(file: Chosen, places: number): Refusal['reason'] | null {
  if (!isKnown(file)) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > mostBytes) return 'size';
  return places > 0 ? null : 'count';
}

/** Splits what was chosen into what goes along and what does not, in the order chosen; `there`: files of the form already. */
export function sortFiles<F extends Chosen>(there: number, chosen: readonly F[]): { taken: F[]; refused: Refusal[] } {
  const taken: F[] = [];
  const refused: Refusal[] = [];
  for (const file of chosen) {
    const reason = refusalOf(file, mostFiles - there - taken.length);
    if (reason === null) taken.push(file);
    else refused.push({ name: file.name, reason });
  }
  return { taken, refused };
}
