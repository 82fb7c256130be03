/**
 * A minimal app that uses the prescribed packages: a store with a saga, one request with case conversion, one lazy
 * page, one translated text, one cookie. The size of its entry is the size of the packages.
 */
import i18next from 'i18next';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { Shell } from './Shell';
import { createSkeletonStore } from './store';

const i18n = i18next.createInstance();
const resources = { en: { common: { ui: { close: 'Close' } } } };
void i18n.use(initReactI18next).init({ lng: 'en', defaultNS: 'common', resources });

const root = document.getElementById('root');
if (root)
  hydrateRoot(
    root,
    <Provider store={createSkeletonStore()}>
      <I18nextProvider i18n={i18n}>
        <BrowserRouter>
          <Shell />
        </BrowserRouter>
      </I18nextProvider>
    </Provider>,
  );
