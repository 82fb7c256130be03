/** Whether an element has boxes on the page. Safari has the method of elements since 17.4. */
export const isRendered = (element: Element): boolean =>
  typeof element.checkVisibility === 'function' ? element.checkVisibility() : element.getClientRects().length > 0;
