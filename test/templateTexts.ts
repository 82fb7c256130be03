/** Finds the possible texts of the app's templates, by the types of their variables. */
import type { Node, TemplateExpression } from 'typescript/unstable/ast';
import { isTemplateExpression } from 'typescript/unstable/ast/is';
import type { Checker, Type } from 'typescript/unstable/sync';
import type { Sources } from '../build/tools/sourceTree';
import { readProject } from './appProject';

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
 * left out.
 */
export function templateTexts(sources: Sources): Map<string, readonly string[]> {
  return readProject(sources, ({ checker, sourceOf }) => {
    const textsIn = (file: string): string[] => {
      const found: string[] = [];
      const visit = (node: Node): void => {
        if (isTemplateExpression(node)) found.push(...(textsOf(checker, node) ?? []));
        node.forEachChild(visit);
      };
      visit(sourceOf(file));
      return found;
    };
    return new Map([...sources.keys()].map((file) => [file, textsIn(file)]));
  });
}
