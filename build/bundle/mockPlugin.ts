import type { Plugin } from 'vite';
import type { DevMocks } from '../../mocks/devMiddleware';

/** Paths that the mock backend may know. */
const known = /^\/(api|media|openapi\.json|search-index|upload|submitTicketToZendesk|video|events|__mock)(\/|\?|$)/;

/**
 * Serves the mock backend on the development server, for browsers without a service worker (a phone on plain http). It
 * is loaded with the first call that needs it. `enabled` = VITE_ENABLE_MOCKS.
 */
export function mockPlugin(enabled: boolean): Plugin {
  return {
    name: 'mock-backend',
    apply: 'serve',
    configureServer(server) {
      if (!enabled || process.env.VITEST) return;
      let mocks: Promise<DevMocks> | null = null;
      const load = async (): Promise<DevMocks> => {
        const module = await server.ssrLoadModule('/mocks/devMiddleware.ts');
        return (module as { createDevMocks: () => DevMocks }).createDevMocks();
      };
      server.middlewares.use(async (request, response, next) => {
        if (!known.test(request.url ?? '')) return next();
        try {
          mocks ??= load();
          const answer = await mocks;
          if (!(await answer(request, response))) next();
        } catch (error) {
          mocks = null;
          next(error);
        }
      });
    },
  };
}
