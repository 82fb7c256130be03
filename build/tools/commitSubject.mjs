// `node build/tools/commitSubject.mjs <file>`: checks the first line of a commit message, which Git passes as a file. Exits
// with 1 and the reason when it is not as CONTRIBUTING.md describes.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const longest = 90;

/** Returns why a subject is refused, or null. What Git writes itself (merges, reverts, fixups) is accepted. */
export function refuseSubject(subject) {
  if (/^(Merge|Revert|fixup!|squash!|amend!)\b/.test(subject)) return null;
  if (subject.trim() === '') return 'The first line is empty.';
  if (subject.length > longest)
    return `The first line has ${subject.length} characters, at most ${longest} are allowed.`;
  if (subject.includes(';')) return 'The first line says one thing: make two commits, or use the body.';
  return null;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [subject = ''] = readFileSync(process.argv[2] ?? '', 'utf8').split('\n');
  const reason = refuseSubject(subject);
  if (reason) console.error(`${reason}\n  ${subject}`);
  process.exitCode = reason ? 1 : 0;
}
