/** Finds texts beside other content in the markup of the app, by the types of what is rendered. */
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
import { type Checker, type Type, TypeFlags, type TypeReference } from 'typescript/unstable/sync';
import { readSources, type Sources } from '../build/tools/sourceTree';
import { readProject } from './appProject';

const { StringLike, NumberLike, BigIntLike, Any, Unknown } = TypeFlags;
const textFlags = StringLike | NumberLike | BigIntLike | Any | Unknown;

/** React renders no text for ''. A condition may be 0 where its type is that of all content. */
const isEmpty = (type: Type) => 'value' in type && (type.value === '' || type.value === 0 || type.value === 0n);

/** Returns whether React may render a value as a text, or as a list with texts. */
function readMayBeText(checker: Checker, type: Type | undefined, seen = new Set<Type>()): boolean {
  if (!type || seen.has(type)) return false;
  seen.add(type);
  if (type.isUnionType()) return type.getTypes().some((one) => readMayBeText(checker, one, seen));
  if (checker.isArrayType(type))
    return checker.getTypeArguments(type as TypeReference).some((one) => readMayBeText(checker, one, seen));
  return !isEmpty(type) && (type.flags & textFlags) !== 0;
}

/** Results by type: most parts of the app have one of a few types, and each question takes a message to the compiler. */
const results = new WeakMap<Type, boolean>();
function mayBeText(checker: Checker, type: Type | undefined): boolean {
  if (!type) return false;
  const result = results.get(type) ?? readMayBeText(checker, type);
  results.set(type, result);
  return result;
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
 * Returns texts of the app's components that are not the only child of their element, with their file. `sources` gives other
 * files than the app's.
 */
export function bareTexts(sources: Sources = readSources('src')): string[] {
  return readProject(sources, ({ checker, sourceOf }) =>
    components(sources).flatMap(([file]) => {
      const found: string[] = [];
      const visit = (node: Node): void => {
        const bare = isJsxElement(node) || isJsxFragment(node) ? textsOf(checker, node) : [];
        for (const text of bare) found.push(`${file}: ${text.getText().trim()}`);
        if (isTextComponent(checker, node)) found.push(`${file}: ${componentName(node)} returns a text`);
        node.forEachChild(visit);
      };
      visit(sourceOf(file));
      return found;
    }),
  );
}
