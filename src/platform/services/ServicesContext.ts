import { createContext, useContext } from 'react';
import type { Services } from './services';

export const ServicesContext = createContext<Services | null>(null);

/** Returns the app's services for components; sagas get them from their own context. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('No services around this component');
  return services;
}
