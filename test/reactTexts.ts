/**
 * Says whether React holds a text node: it changes and moves that node itself. It holds none for a text that is the only
 * child of its element.
 */
export const isHeldByReact = (node: Text) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
