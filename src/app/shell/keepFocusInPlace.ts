/**
 * Keeps the focus in its place when the element that has it is removed: browsers move it to the top of the page. In a list it
 * moves to the same control of the next item, else of the previous one, else to the nearest heading or control. Elsewhere
 * it moves to the control that replaces the removed one, as "Start" replaces "Enrol free".
 */
import { isRendered } from '@/shared/lib/isRendered';

const lists = 'ul, ol';
const anyControl = ':is(a[href], button, input, select, textarea)';
const controls = `${anyControl}:not([disabled], [tabindex="-1"])`;
const headings = 'h1, h2, h3, h4';
const areas = 'main, dialog';

/** The removal that has taken an element from the document. */
interface Removal {
  removed: Element;
  parent: Element;
  previous: Node | null;
  next: Node | null;
}

const elementsIn = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];

function* siblings(from: Node | null, step: 'nextSibling' | 'previousSibling'): Generator<Element> {
  for (let node = from; node !== null; node = node[step]) if (node instanceof Element) yield node;
}

/** Returns the outermost of the removals around an element, since a parent may have been removed after it. */
function findRemoval(element: Element, records: readonly MutationRecord[]): Removal | null {
  let found: Removal | null = null;
  for (const { target, removedNodes, previousSibling: previous, nextSibling: next } of records) {
    const inner: Node = found?.parent ?? element;
    const removed = [...removedNodes].find((node) => node.contains(inner));
    if (removed instanceof Element && target instanceof Element) found = { removed, parent: target, previous, next };
  }
  return found;
}

/** Returns the same control in the nearest item of the same kind, for a control of a removed item. */
function findNeighbour(control: Element, { previous, next }: Removal): HTMLElement | null {
  const item = control.closest('li');
  if (!item) return null;
  // Counted from the end: the last button removes the item.
  const all: readonly Element[] = elementsIn(item, controls);
  const place = all.indexOf(control) - all.length;
  const itemsOf = (element: Element) =>
    [...(element.matches('li') ? [element] : []), ...elementsIn(element, 'li')].filter(
      ({ className }) => className === item.className,
    );
  const after = [...siblings(next, 'nextSibling')].flatMap(itemsOf);
  const before = [...siblings(previous, 'previousSibling')].flatMap((element) => itemsOf(element).reverse());
  for (const one of [...after, ...before]) {
    const found = elementsIn(one, controls).filter(isRendered);
    const match = found.at(place) ?? found.at(-1);
    if (match) return match;
  }
  return null;
}

/** Returns the nearest heading, or the nearest control after what was removed. */
function findPlaceOf({ parent, next }: Removal): HTMLElement | null {
  let [around, after]: [Element | null, Node | null] = [parent, next];
  while (around) {
    const heading = elementsIn(around, headings).find(isRendered);
    if (heading) return heading;
    for (const element of siblings(after, 'nextSibling')) {
      const found = [...(element.matches(controls) ? [element as HTMLElement] : []), ...elementsIn(element, controls)];
      const control = found.find(isRendered);
      if (control) return control;
    }
    if (around.matches(areas)) return null;
    [around, after] = [around.parentElement, around.nextSibling];
  }
  return null;
}

/** Returns the first control in what was added in the place of a removed part of the page. */
function findReplacement({ parent }: Removal, records: readonly MutationRecord[]): HTMLElement | null {
  // A page that replaces another one decides itself.
  if (parent.matches(areas)) return null;
  const added = records.filter(({ target }) => target === parent).flatMap(({ addedNodes }) => [...addedNodes]);
  const elements = added.filter((node): node is HTMLElement => node instanceof HTMLElement && node.isConnected);
  const found = elements.flatMap((one) => [...(one.matches(controls) ? [one] : []), ...elementsIn(one, controls)]);
  return found.find(isRendered) ?? null;
}

/** Begins; returns a function that ends it. */
export function keepFocusInPlace(): () => void {
  let last: Element | null = null;
  // Also by a press, since some browsers do not focus a pressed button.
  const remember = ({ target }: Event) => {
    last = target instanceof Element ? target.closest(anyControl) : null;
  };
  const observer = new MutationObserver((records) => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    const removal = findRemoval(last, records);
    if (!removal?.parent.closest(areas)) return;
    const { removed } = removal;
    const isInList = removed.matches(`li, ${lists}`) || removed.querySelector(lists) !== null;
    const target = isInList
      ? (findNeighbour(last, removal) ?? findPlaceOf(removal))
      : findReplacement(removal, records);
    if (target?.matches(headings)) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', remember);
  document.addEventListener('click', remember, true);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    document.removeEventListener('click', remember, true);
    observer.disconnect();
  };
}
