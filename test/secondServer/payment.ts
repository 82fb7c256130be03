/** The payment page: one form of three buttons. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readText } from './requests';
import type { Order, Store } from './store';

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const words = {
  zh: { title: '付款', paid: '付款', failed: '卡被拒', cancelled: '取消', back: '返回' },
  id: { title: 'Pembayaran', paid: 'Bayar', failed: 'Kartu ditolak', cancelled: 'Batal', back: 'Kembali' },
  en: { title: 'Payment', paid: 'Pay', failed: 'Let the card be refused', cancelled: 'Give up', back: 'Go back' },
};
const wordsOf = (lang: string) =>
  Object.entries(words).find(([language]) => lang.startsWith(language))?.[1] ?? words.en;

function returnAddress({ id, returnUrl }: Order): string {
  const target = new URL(returnUrl);
  target.searchParams.set('order', id);
  return target.href;
}

function renderPage(order: Order): string {
  const { title, back, ...outcomes } = wordsOf(order.lang);
  const buttons = Object.entries(outcomes).map(
    ([outcome, label]) => `<button name="outcome" value="${outcome}">${label}</button>`,
  );
  const choice =
    order.status === 'pending'
      ? `<form method="post">${buttons.join(' ')}</form>`
      : `<a href="${escapeHtml(returnAddress(order))}">${back}</a>`;
  return `<!doctype html><html lang="${escapeHtml(order.lang)}"><meta charset="utf-8"><title>${title}</title>
<link rel="icon" href="data:,"><h1>${title}</h1><p>${escapeHtml(order.title)}</p>
<p>${escapeHtml(order.id)}: ${escapeHtml(order.price)}</p>${choice}</html>`;
}

export async function sendPaymentPage(request: IncomingMessage, response: ServerResponse, store: Store): Promise<void> {
  const order = store.findOrderByTicket((request.url ?? '').slice('/pay/'.length));
  if (!order) {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('There is no such payment.');
  } else if (request.method === 'POST') {
    const outcome = new URLSearchParams(await readText(request)).get('outcome');
    // The bank reports a payment a moment later, so that the order is still pending when the browser is back.
    if (outcome === 'paid') order.paidAt = store.now() + 1500;
    if (outcome === 'failed' || outcome === 'cancelled') store.settle(order, outcome);
    response.writeHead(303, { Location: returnAddress(order) }).end();
  } else {
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
    response.writeHead(200, headers).end(renderPage(order));
  }
}
