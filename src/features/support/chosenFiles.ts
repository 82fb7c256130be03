/** Validates the files of a report. Refused files are listed with a reason, and files chosen before stay. */

export const mostFiles = 5;
export const mostBytes = 10 * 1024 * 1024;

/** File extensions by media type. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
  'video/mp4': ['mp4'],
};

/** Value of the file field's `accept`. */
export const acceptedFiles = [
  ...Object.keys(kinds),
  ...Object.values(kinds)
    .flat()
    .map((end) => `.${end}`),
].join(',');

/** First bytes of the allowed formats. */
const beginnings = [/^\x89PNG\r\n/, /^\xff\xd8\xff/, /^GIF8/, /^RIFF.{4}WEBP/s, /^%PDF-/, /^.{4}ftyp/s];
/** Number of bytes that identify the format. */
const headBytes = 16;

export type Refusal = { name: string; reason: 'type' | 'content' | 'size' | 'empty' | 'count' };

type Facts = Pick<File, 'name' | 'size' | 'type'>;

/** A file with its first bytes, one character each. */
interface Chosen<F> {
  file: F;
  head: string;
}

/** Reads the first bytes of each file; none of a file that cannot be read. */
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

/** Checks the extension, and the type if the system provides one. */
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

/** Divides the chosen files into accepted and refused ones, in their order; `there`: files already in the form. */
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
