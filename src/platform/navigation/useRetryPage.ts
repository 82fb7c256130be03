import { createContext, useContext } from 'react';

/** Loads again what the page on screen has not loaded; nothing outside the app's routes. */
export const RetryPage = createContext<() => void>(() => {});

/** Returns a function for the Retry of a page's main error: it repeats all first calls of the page that have failed. */
export const useRetryPage = (): (() => void) => useContext(RetryPage);
