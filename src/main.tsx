import './shared/ui/tokens.css';
import './shared/ui/base.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AppView } from './app/AppView';
import { startApp } from './app/start';
import type { LocaleFiles } from './shared/i18n/createI18n';

async function main(): Promise<void> {
  if (import.meta.env.VITE_ENABLE_MOCKS === 'true') {
    const { startMocks } = await import('../mocks/browser');
    await startMocks();
  }
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const files = import.meta.glob('/locales/*/*.json', { import: 'default' }) as LocaleFiles;
  const app = await startApp(files);
  createRoot(root).render(
    <BrowserRouter>
      <AppView app={app} />
    </BrowserRouter>,
  );
}

void main();
