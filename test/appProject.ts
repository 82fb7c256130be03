import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { SourceFile } from 'typescript/unstable/ast';
import { API, type Checker } from 'typescript/unstable/sync';
import type { Sources } from '../build/tools/sourceTree';

const root = resolve(import.meta.dirname, '..');
const settings = resolve(root, 'tsconfig.json');
const declarations = 'src/**/*.d.ts';

export interface AppProject {
  checker: Checker;
  /** Throws for a file that is not in the project. */
  sourceOf(file: string): SourceFile;
}

/**
 * Opens a project of the compiler with the files of `sources` and what they import, with the content that `sources` gives them.
 * Returns what `read` returns; the project is closed afterwards.
 */
export function readProject<T>(sources: Sources, read: (project: AppProject) => T): T {
  const codeOf = new Map([...sources].map(([file, code]) => [resolve(root, file), code]));
  const own = JSON.parse(readFileSync(settings, 'utf8'));
  codeOf.set(settings, JSON.stringify({ ...own, include: [declarations], files: [...sources.keys()] }));
  const api = new API({ cwd: root, fs: { readFile: (name) => codeOf.get(resolve(name)) } });
  try {
    const [project] = api.updateSnapshot({ openProjects: [settings] }).getProjects();
    if (!project) throw new Error('tsconfig.json names no project');
    const { program, checker } = project;
    return read({
      checker,
      sourceOf(file) {
        const source = program.getSourceFile(resolve(root, file));
        if (!source) throw new Error(`${file} is no part of the project`);
        return source;
      },
    });
  } finally {
    api.close();
  }
}
