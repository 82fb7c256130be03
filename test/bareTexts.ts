/** Finds texts beside other content in the markup of the app, by the types of what is rendered. */
import { resolve } from 'node:path';
import type { JsxChild, JsxElement, JsxFragment, Node } from 'typescript/unstable/ast';
import {
  isArrowFunction,
  isCallExpression,
  isFunctionDeclaration,
  isFunctionExpression,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import { API, type Checker, type Type, TypeFlags, type TypeReference } from 'typescript/unstable/sync';
import { readSources, type Sources } from '../build/tools/sourceTree';

const root = resolve(import.meta.dirname, '..');
const { StringLike, NumberLike, BigIntLike, Any, Unknown } = TypeFlags;
const textFlags = StringLike | NumberLike | BigIntLike | Any | Unknown;

/** React renders no text for ''. A condition may be 0 where its type is that of all content. */
const isEmpty = (type: Type) => 'value' in type && (type.value === '' || type.value === 0 || type.value === 0n);

/** Says whether React may render a value as a text, or as a list with texts. */
function mayBeText(checker: Checker, type: Type | undefined, seen = new Set<Type>()): boolean {
  if (!type || seen.has(type)) return false;
  seen.add(type);
  if (type.isUnionType()) return type.getTypes().some((one) => mayBeText(checker, one, seen));
  if (checker.isArrayType(type))
    return checker.getTypeArguments(type as TypeReference).some((one) => mayBeText(checker, one, seen));
  return !isEmpty(type) && (type.flags & textFlags) !== 0;
}

/** Returns the children that are rendered: no comments, no line breaks between elements. */
const childrenOf = (parent: JsxElement | JsxFragment) =>
  [...parent.children].filter((child) =>
    isJsxText(child)
      ? child.text.trim() !== '' || !child.text.includes('\n')
      : !isJsxExpression(child) || child.expression,
  );

/** Returns the children that are texts of their own: beside others, in a fragment, or in a list. */
function textsOf(checker: Checker, parent: JsxElement | JsxFragment): JsxChild[] {
  const children = childrenOf(parent);
  const isOnlyChild = children.length === 1 && isJsxElement(parent);
  return children.filter((child) => {
    if (isJsxText(child)) return !isOnlyChild;
    const type = isJsxExpression(child) && child.expression ? checker.getTypeAtLocation(child.expression) : undefined;
    return type && (!isOnlyChild || checker.isArrayType(type)) && mayBeText(checker, type);
  });
}

/** Returns the name of a function that is a component, also of one inside `memo`. */
function componentName(node: Node): string {
  if (isFunctionDeclaration(node)) return node.name?.text ?? '';
  if (!isArrowFunction(node) && !isFunctionExpression(node)) return '';
  let owner = node.parent;
  while (isCallExpression(owner)) owner = owner.parent;
  return isVariableDeclaration(owner) ? owner.name.getText() : '';
}

/** Returns components that return a bare text: it is then beside the component's siblings. */
function isTextComponent(checker: Checker, node: Node): boolean {
  if (!/^[A-Z]/.test(componentName(node))) return false;
  const signature = checker.getSignatureFromDeclaration(node);
  return signature !== undefined && mayBeText(checker, checker.getReturnTypeOfSignature(signature));
}

const components = (sources: Sources) => [...sources].filter(([file]) => /(?<!\.test)\.tsx$/.test(file));

/**
 * Returns texts of the app's components that are not the only child of their element, with their file. `replaced` gives
 * files another content.
 */
export function bareTexts(replaced: Sources = new Map()): string[] {
  const codeOf = new Map([...replaced].map(([file, code]) => [resolve(root, file), code]));
  const api = new API({ cwd: root, fs: { readFile: (name) => codeOf.get(resolve(name)) } });
  try {
    const [project] = api.updateSnapshot({ openProjects: [resolve(root, 'tsconfig.json')] }).getProjects();
    if (!project) throw new Error('tsconfig.json names no project');
    const { program, checker } = project;
    return components(replaced.size > 0 ? replaced : readSources('src')).flatMap(([file]) => {
      const found: string[] = [];
      const visit = (node: Node): void => {
        const bare = isJsxElement(node) || isJsxFragment(node) ? textsOf(checker, node) : [];
        for (const text of bare) found.push(`${file}: ${text.getText().trim()}`);
        if (isTextComponent(checker, node)) found.push(`${file}: ${componentName(node)} returns a text`);
        node.forEachChild(visit);
      };
      const source = program.getSourceFile(resolve(root, file));
      if (!source) throw new Error(`${file} is no part of the project`);
      visit(source);
      return found;
    });
  } finally {
    api.close();
  }
}
