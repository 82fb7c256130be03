/** Which files may go with a report (decisions, section 8); refusals are named, and nothing that was chosen before is lost. */

export const mostFiles = 5;
export const mostBytes = 10 * 1024 * 1024;

/** File name endings by media type. */
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

/** How a file of these kinds begins. */
const beginnings = [/^\x89PNG\r\n/, /^\xff\xd8\xff/, /^GIF8/, /^RIFF.{4}WEBP/s, /^%PDF-/, /^.{4}ftyp/s];
/** Bytes that tell the kind. */
const headBytes = 16;

export type Refusal = { name: string; reason: 'type' | 'content' | 'size' | 'empty' | 'count' };

type Facts = Pick<File, 'name' | 'size' | 'type'>;

/** A file with its first bytes, one character each. */
interface Chosen<F> {
  file: F;
  head: string;
}

/** Reads the beginning of each file; one that cannot be read begins with nothing. */
export function readChosen(files: readonly File[]): Promise<Chosen<File>[]> {
  const read = async (file: File) => {
    const bytes = await file
      .slice(0, headBytes)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0));
    return { file, head: String.fromCharCode(...new Uint8Array(bytes)) };
  };
  return Promise.all(files.map(read));
}

/** By its name, and by its type where the system knows one. */
function isKnown({ name, type }: Facts): boolean {
  const end = name.split('.').pop()?.toLowerCase() ?? '';
  return (type === '' || Object.hasOwn(kinds, type)) && Object.values(kinds).flat().includes(end);
}

function refusalOf({ file, head }: Chosen<Facts>, places: number): Refusal['reason'] | null {
  if (!isKnown(file)) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > mostBytes) return 'size';
  if (!beginnings.some((beginning) => beginning.test(head))) return 'content';
  return places > 0 ? null : 'count';
}

/** Splits what was chosen into what goes along and what does not, in the order chosen; `there`: files of the form already. */
export function sortFiles<F extends Facts>(
  there: number,
  chosen: readonly Chosen<F>[],
): { taken: F[]; refused: Refusal[] } {
  const taken: F[] = [];
  const refused: Refusal[] = [];
  for (const one of chosen) {
    const reason = refusalOf(one, mostFiles - there - taken.length);
    if (reason === null) taken.push(one.file);
    else refused.push({ name: one.file.name, reason });
  }
  return { taken, refused };
}
