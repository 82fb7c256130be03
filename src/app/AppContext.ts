import { createContext, useContext } from 'react';
import type { App } from './createApp';

export const AppContext = createContext<App | null>(null);

export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('No app around this component');
  return app;
}
