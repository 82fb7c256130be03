/**
 * The demo's hosted payment page: one description, written as HTML by the server and as elements in the app's own page.
 */
import { isLocale, type Locale, languageTag } from '@/shared/i18n/locales';
import type { Order } from '../db/state';
import { formatPrice } from '../rules/price';
import { wordsOf } from './words';

/** `slow`: paid after a few requests. `pending`: never confirmed. */
export const paymentOutcomes = ['paid', 'slow', 'pending', 'failed', 'cancelled'] as const;
export type Outcome = (typeof paymentOutcomes)[number];

export const isOutcome = (value: unknown): value is Outcome => paymentOutcomes.some((outcome) => outcome === value);

export interface Part {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly (Part | string)[];
}

const part = (tag: string, attributes: Part['attributes'], ...children: Part['children']): Part => ({
  tag,
  attributes,
  children,
});

/** Returns the shopper's language: that of the page to which they return. */
export function localeOfOrder({ returnUrl }: Pick<Order, 'returnUrl'>): Locale {
  const [, first = ''] = new URL(returnUrl, 'http://localhost').pathname.split('/');
  return isLocale(first) ? first : 'en-hk';
}

export const paymentTitle = (order: Order): string =>
  wordsOf(localeOfOrder(order)).title.replace('{{amount}}', formatPrice(order));

/** Returns the page's content: its form sends `status`, one of the outcomes. */
export function paymentPage(order: Order): Part {
  const words = wordsOf(localeOfOrder(order));
  const button = (value: string, kind: string, label: string, hint?: string) =>
    part(
      'button',
      { name: 'status', value, class: kind },
      part('span', {}, label),
      ...(hint ? [part('small', {}, hint)] : []),
    );
  const choices =
    order.status === 'pending'
      ? [
          button('paid', 'primary', words.paid),
          button('slow', 'plain', words.slow, words.slowText),
          button('pending', 'plain', words.pending, words.pendingText),
          button('failed', 'plain', words.failed),
          button('cancelled', 'quiet', words.cancelled),
        ]
      : [button('back', 'primary', words.back)];
  return part(
    'main',
    { class: 'payment' },
    part('p', { class: 'demo' }, words.demo),
    part('h1', {}, order.status === 'pending' ? paymentTitle(order) : words.closed),
    part('p', {}, order.status === 'pending' ? words.text : formatPrice(order)),
    part('p', { class: 'number' }, order.id),
    part('form', { method: 'post' }, ...choices),
  );
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const html = (node: Part | string): string => {
  if (typeof node === 'string') return escaped(node);
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<${node.tag}${attributes.join('')}>${node.children.map(html).join('')}</${node.tag}>`;
};

/** Returns the page as a document of its own. */
export function paymentDocument(order: Order, css: string): string {
  const lang = languageTag(localeOfOrder(order));
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(paymentTitle(order))}</title><style>${css}</style></head><body>${html(paymentPage(order))}</body></html>`;
}

/** Returns the page as elements, without parsing HTML, which the app's policy would refuse. */
export function paymentElement(node: Part): HTMLElement {
  const element = document.createElement(node.tag);
  for (const [name, value] of Object.entries(node.attributes)) element.setAttribute(name, value);
  for (const child of node.children) element.append(typeof child === 'string' ? child : paymentElement(child));
  return element;
}
