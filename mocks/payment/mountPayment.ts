import './payment.css';
import { languageTag } from '@/shared/i18n/locales';
import type { Order } from '../db/state';
import type { Qa } from '../qa/qa';
import { localeOfOrder, paymentElement, paymentPage, paymentTitle } from './page';

/** Renders the payment page instead of the app; choosing an outcome redirects back, as a bank's page would. */
export function mountPayment(root: HTMLElement, qa: Qa, order: Order): void {
  document.title = paymentTitle(order);
  document.documentElement.lang = languageTag(localeOfOrder(order));
  const page = paymentElement(paymentPage(order));
  page.addEventListener('submit', (event) => {
    event.preventDefault();
    const button = (event as SubmitEvent).submitter;
    const outcome = button?.getAttribute('value') ?? '';
    void qa.send('settle', { order: order.id, outcome }).then(({ url }) => window.location.assign(url));
  });
  root.replaceChildren(page);
}
