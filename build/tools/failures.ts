/** What failed in a part of a check, a line each, and the command that repeats or repairs the part. */
export interface Failure {
  /** A test file, or what was checked: `lint`. */
  part: string;
  lines: readonly string[];
  command: string;
  /** What the same tests do when they are repeated, or without the change. */
  note?: string;
  /** The change has not caused it. */
  isOld?: true;
}

type LinesByFile = ReadonlyMap<string, readonly string[]>;

/** Adds to failures what the same files do when they are repeated and without the change, where they were run so. */
export const compareFailures = (failures: readonly Failure[], again: LinesByFile, before: LinesByFile): Failure[] =>
  failures.map((failure) => {
    if (again.get(failure.part)?.length === 0)
      return { ...failure, note: 'unstable, passes when it is repeated', isOld: true };
    const old = before.get(failure.part);
    if (!old) return failure;
    const known = failure.lines.filter((line) => old.includes(line)).length;
    if (old.length === 0) return { ...failure, note: 'passes without your change' };
    if (known === failure.lines.length) return { ...failure, note: 'fails without your change too', isOld: true };
    const lines = failure.lines.map((line) => (old.includes(line) ? `without your change too: ${line}` : line));
    return { ...failure, lines, note: `${known} of ${lines.length} failures are there without your change too` };
  });

const mostLines = 20;
const mostLetters = 200;

/** Returns the text with which a check ends: each failed part, its first lines, and its command. */
export function describeFailures(failures: readonly Failure[]): string {
  const parts = failures.map(({ part, lines, command, note }) => {
    const shown = lines.slice(0, mostLines).map((line) => line.slice(0, mostLetters));
    const more = lines.length > mostLines ? [`and ${lines.length - mostLines} more`] : [];
    return [note ? `${part}: ${note}` : part, ...[...shown, ...more, `> ${command}`].map((line) => `  ${line}`)].join(
      '\n',
    );
  });
  return `Failed:\n\n${parts.join('\n\n')}`;
}
