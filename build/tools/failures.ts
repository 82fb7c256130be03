/** What failed in a part of a check, a line each, and the command that repeats or repairs the part. */
export interface Failure {
  /** A test file, or what was checked: `lint`. */
  part: string;
  lines: readonly string[];
  command: string;
}

const mostLines = 20;
const mostLetters = 200;

/** Returns the text with which a check ends: each failed part, its first lines, and its command. */
export function describeFailures(failures: readonly Failure[]): string {
  const parts = failures.map(({ part, lines, command }) => {
    const shown = lines.slice(0, mostLines).map((line) => line.slice(0, mostLetters));
    const more = lines.length > mostLines ? [`and ${lines.length - mostLines} more`] : [];
    return [part, ...[...shown, ...more, `> ${command}`].map((line) => `  ${line}`)].join('\n');
  });
  return `Failed:\n\n${parts.join('\n\n')}`;
}
