import { expect, it } from 'vitest';
import { cutMetadata } from './phoneMetadata';

const whole = {
  version: 4,
  country_calling_codes: { 61: ['AU', 'CC'], 852: ['HK'], 1: ['US'] },
  countries: { AU: ['61'], CC: ['61'], HK: ['852'], US: ['1'] },
};

it('keeps what is known of the countries asked for, and nothing of those that share a calling code', () => {
  expect(cutMetadata(whole, ['AU', 'HK'])).toEqual({
    version: 4,
    country_calling_codes: { 61: ['AU'], 852: ['HK'] },
    countries: { AU: ['61'], HK: ['852'] },
  });
});

it('fails without a country', () => {
  expect(() => cutMetadata(whole, ['HK', 'XX'])).toThrow('XX');
});
