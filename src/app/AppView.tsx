import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { ServicesContext } from '@/core/services/ServicesContext';
import { AppContext } from './AppContext';
import type { App } from './createApp';
import { PageErrorBoundary } from './errors/PageErrorBoundary';
import { NavigationBridge } from './routing/NavigationBridge';
import { RouteGuard } from './routing/RouteGuard';
import { Shell } from './shell/Shell';

/** Everything inside the router, which differs between a browser, a build and a test. */
export function AppView({ app }: { app: App }) {
  return (
    <AppContext value={app}>
      <ServicesContext value={app.services}>
        <Provider store={app.store}>
          <I18nextProvider i18n={app.services.translations.i18n}>
            <PageErrorBoundary resetKey="app">
              <NavigationBridge />
              <Shell>
                <RouteGuard />
              </Shell>
            </PageErrorBoundary>
          </I18nextProvider>
        </Provider>
      </ServicesContext>
    </AppContext>
  );
}
