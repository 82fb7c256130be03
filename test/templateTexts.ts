/** Finds the possible texts of the app's templates, by the types of their variables. */
import { resolve } from 'node:path';
import type { Node, TemplateExpression } from 'typescript/unstable/ast';
import { isTemplateExpression } from 'typescript/unstable/ast/is';
import { API, type Checker, type Type } from 'typescript/unstable/sync';
import type { Sources } from '../build/tools/sourceTree';

const root = resolve(import.meta.dirname, '..');

/** Returns the texts of a literal or a union of literals; null for any other type. */
function literalsOf(type: Type | undefined): string[] | null {
  if (type?.isUnionType()) {
    const all = type.getTypes().map(literalsOf);
    return all.includes(null) ? null : all.flatMap((texts) => texts ?? []);
  }
  return type && 'value' in type && typeof type.value === 'string' ? [type.value] : null;
}

function textsOf(checker: Checker, { head, templateSpans }: TemplateExpression): string[] | null {
  let texts: string[] = [head.text];
  for (const { expression, literal } of templateSpans) {
    const filled = literalsOf(checker.getTypeAtLocation(expression));
    if (filled === null) return null;
    texts = texts.flatMap((start) => filled.map((text) => start + text + literal.text));
  }
  return texts;
}

/**
 * Returns by file all texts that its templates can be; a template that fills in another type than a union of literals is
 * left out. The files are those of the project, with the content that `sources` gives them.
 */
export function templateTexts(sources: Sources): Map<string, readonly string[]> {
  const codeOf = new Map([...sources].map(([file, code]) => [resolve(root, file), code]));
  const api = new API({ cwd: root, fs: { readFile: (name) => codeOf.get(resolve(name)) } });
  try {
    const [project] = api.updateSnapshot({ openProjects: [resolve(root, 'tsconfig.json')] }).getProjects();
    if (!project) throw new Error('tsconfig.json names no project');
    const { program, checker } = project;
    return new Map(
      [...sources].map(([file]) => {
        const found: string[] = [];
        const visit = (node: Node): void => {
          if (isTemplateExpression(node)) found.push(...(textsOf(checker, node) ?? []));
          node.forEachChild(visit);
        };
        const source = program.getSourceFile(resolve(root, file));
        if (!source) throw new Error(`${file} is no part of the project`);
        visit(source);
        return [file, found];
      }),
    );
  } finally {
    api.close();
  }
}
