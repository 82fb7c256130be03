import { onTestFinished, vi } from 'vitest';

/** Runs the `main` of a command; returns the lines that it prints, and its exit code. */
export async function runCommand(main: (args: string[]) => Promise<void>, args: string[]) {
  const lines: string[] = [];
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((line: string) => void lines.push(line));
  onTestFinished(() => {
    process.exitCode = undefined;
  });
  await main(args);
  return { text: lines.join('\n'), code: process.exitCode };
}
