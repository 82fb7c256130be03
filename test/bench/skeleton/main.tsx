/**
 * The least app that wires the prescribed packages as an app of this kind must: a store with a saga, one request whose
 * answer changes case, one lazy page, one translated text, one cookie. What its entry weighs is what they weigh.
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
