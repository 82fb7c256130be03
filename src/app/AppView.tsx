import { type ReactNode, useContext, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider, ReactReduxContext } from 'react-redux';
import { ServicesContext } from '@/platform/services/ServicesContext';
import { AppContext } from './AppContext';
import type { App } from './createApp';
import { PageErrorBoundary } from './pages/PageErrorBoundary';
import { AppRoutes } from './router/AppRoutes';
import { NavigationBridge } from './router/NavigationBridge';
import { Shell } from './shell/Shell';

/** The router and all it renders; browser, build and tests use different routers. */
interface AppViewProps {
  app: App;
  /** HTML of the build is hydrated. */
  hydrates?: boolean;
  children?: ReactNode;
}

/**
 * Hydrates from the app's server state, which grows with the ducks of later parts: `serverState` of `Provider` is one
 * object, and another one would render everything again.
 */
function ServerState({ app, children }: { app: App; children: ReactNode }) {
  const redux = useContext(ReactReduxContext);
  const value = useMemo(() => redux && { ...redux, getServerState: app.getServerState }, [redux, app]);
  return <ReactReduxContext value={value}>{children}</ReactReduxContext>;
}

export function AppView({ app, hydrates = false, children = <AppRoutes /> }: AppViewProps) {
  const view = (
    <I18nextProvider i18n={app.services.translations.i18n}>
      <PageErrorBoundary resetKey="app">
        <NavigationBridge />
        <Shell>{children}</Shell>
      </PageErrorBoundary>
    </I18nextProvider>
  );
  return (
    <AppContext value={app}>
      <ServicesContext value={app.services}>
        <Provider store={app.store}>{hydrates ? <ServerState app={app}>{view}</ServerState> : view}</Provider>
      </ServicesContext>
    </AppContext>
  );
}
