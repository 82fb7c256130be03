/** Handles a start whose texts failed to load: one guarded reload, then a short message and a button. */
import { locatePath, visitorLocale } from '@/platform/locale/paths';
import { languageTag } from '@/shared/i18n/locales';
import { browserReloadGuard } from './browserReloadGuard';
import { noteFailure } from './reporting/failures';
import { loadFailureTexts } from './textFiles';

export async function showStartFailure(root: HTMLElement, error: unknown): Promise<void> {
  noteFailure(error, 'start');
  if (browserReloadGuard().reload(window.location.href)) return;
  const { locale } = locatePath(window.location.pathname, visitorLocale(null));
  const [sentence, label] = await loadFailureTexts(locale);
  const page = document.createElement('main');
  page.lang = languageTag(locale);
  page.className = 'wrap';
  const title = document.createElement('h1');
  title.textContent = sentence;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', () => window.location.reload());
  page.append(title, button);
  root.replaceChildren(page);
}
