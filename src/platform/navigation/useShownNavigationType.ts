import { createContext, useContext } from 'react';
import { type NavigationType, useNavigationType } from 'react-router-dom';

/** The navigation type of the page on screen; null outside the app's routes. */
export const ShownNavigationType = createContext<NavigationType | null>(null);

/**
 * Returns how the visitor reached the page on screen: 'PUSH', 'REPLACE', or 'POP' for Back, Forward and the first page.
 * The router's own hook returns 'POP' below routes that receive a location, as the app's do.
 */
export function useShownNavigationType(): NavigationType {
  const current = useNavigationType();
  return useContext(ShownNavigationType) ?? current;
}
