import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { ServicesContext } from '@/platform/services/ServicesContext';
import { AppContext } from './AppContext';
import type { App } from './createApp';
import { PageErrorBoundary } from './errors/PageErrorBoundary';
import { AppRoutes } from './routing/AppRoutes';
import { NavigationBridge } from './routing/NavigationBridge';
import { Shell } from './shell/Shell';
import type { CoreState } from './store';

/** The router and all it renders; browser, build and tests use different routers. */
interface AppViewProps {
  app: App;
  /** State that the HTML was rendered from; set only while it is hydrated. */
  serverState?: unknown;
  children?: ReactNode;
}

export function AppView({ app, serverState, children = <AppRoutes /> }: AppViewProps) {
  return (
    <AppContext value={app}>
      <ServicesContext value={app.services}>
        <Provider store={app.store} {...(serverState === undefined ? {} : { serverState: serverState as CoreState })}>
          <I18nextProvider i18n={app.services.translations.i18n}>
            <PageErrorBoundary resetKey="app">
              <NavigationBridge />
              <Shell>{children}</Shell>
            </PageErrorBoundary>
          </I18nextProvider>
        </Provider>
      </ServicesContext>
    </AppContext>
  );
}
