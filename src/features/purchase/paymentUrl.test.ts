import { describe, expect, it } from 'vitest';
import { safePaymentUrl } from './paymentUrl';

const origin = 'https://www.example.com';
const services = {
  navigation: { origin },
  paymentOrigins: ['https://api.example.com', 'https://pay.example.com', 'http://127.0.0.1:99'],
};

describe('the address of a payment page', () => {
  it.each(['https://pay.example.com/o/1?x=2#y', 'https://api.example.com/pay/1', 'http://127.0.0.1:99/pay/1'])(
    'is followed to %s',
    (url) => expect(safePaymentUrl(url, services)).toBe(url),
  );

  it('may be a path where the app’s own origin is allowed', () => {
    expect(safePaymentUrl('/pay/1', { ...services, paymentOrigins: [origin] })).toBe(`${origin}/pay/1`);
    expect(safePaymentUrl('/pay/1', services)).toBeNull();
    expect(safePaymentUrl(null, { ...services, paymentOrigins: [origin] })).toBeNull();
  });

  it.each([
    null,
    undefined,
    '',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://evil.example/pay',
    'http://pay.example.com/o/1',
    'https://pay.example.com:8443/o/1',
    'https://pay.example.com.evil.example/o/1',
    'https://evil.example/https://pay.example.com/',
    'https://pay.example.com@evil.example/',
    'https://me@pay.example.com/',
    '//evil.example/pay',
    'https://www.example.com/pay/1',
    'intent://pay.example.com/#Intent;end',
  ])('is refused: %s', (url) => expect(safePaymentUrl(url, services)).toBeNull());
});
