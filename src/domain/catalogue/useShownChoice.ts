import { useState } from 'react';

/**
 * Returns a choice as a control shows it, and `show`, which shows another one at once: the page follows the address, and
 * that takes longer on a slow device.
 */
export function useShownChoice<T>(chosen: T): [shown: T, show: (choice: T) => void] {
  const [choice, setChoice] = useState({ chosen, shown: chosen });
  if (choice.chosen !== chosen) setChoice({ chosen, shown: chosen });
  return [choice.chosen === chosen ? choice.shown : chosen, (shown) => setChoice({ chosen, shown })];
}
