/**
 * Returns where a popover must be rendered to lie above everything: null for its own place, from where browsers with a
 * top layer lift it. Elsewhere a parent with a stacking order or a container of its own would hold it down.
 */
export function popoverHost(): Element | null {
  if (typeof CSS === 'undefined' || !CSS.supports?.('display', 'block')) return null;
  return CSS.supports('selector(:popover-open)') ? null : (document.fullscreenElement ?? document.body);
}
