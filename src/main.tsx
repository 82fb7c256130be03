import './shared/ui/tokens.css';
import './shared/ui/base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AppView } from './app/AppView';
import { readPrerendered } from './app/prerendered';
import { providePopovers } from './app/providePopovers';
import { startSampledReports } from './app/reporting/startSampledReports';
import { startApp } from './app/start';
import { showStartFailure } from './app/startFailure';
import { textFilesOf } from './app/textFiles';
import type { TextFiles } from './shared/i18n/createI18n';
import type { TimeSource } from './shared/lib/clock';
import { closeOverlaysOnBack } from './shared/ui/overlay/openOverlays';

/** Takes away the document's message that the app is not there (`build/documents/lateStart.ts`). */
const announceStart = () => window.dispatchEvent(new Event('appstart'));

const container = document.getElementById('root');

async function main(root: HTMLElement): Promise<void> {
  let time: TimeSource | null = null;
  let texts: TextFiles = textFilesOf;
  if (import.meta.env.VITE_ENABLE_MOCKS === 'true') {
    const { startMocks } = await import('../mocks/browser');
    const mocks = await startMocks();
    texts = mocks.texts(textFilesOf);
    if (mocks.page) return mocks.page(root, texts);
    time = mocks.time;
  }
  void providePopovers(HTMLElement.prototype);
  closeOverlaysOnBack();
  const { app, hydrates } = await startApp(texts, readPrerendered(document), time);
  const view = (
    <BrowserRouter>
      <AppView app={app} hydrates={hydrates} />
    </BrowserRouter>
  );
  announceStart();
  if (hydrates) hydrateRoot(root, view);
  else createRoot(root).render(view);
}

if (container)
  main(container).catch((error: unknown) => {
    announceStart();
    return showStartFailure(container, error);
  });
// Without its chunks there are no reports.
startSampledReports().catch(() => undefined);
