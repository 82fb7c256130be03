import { X509Certificate } from 'node:crypto';
import { expect, it } from 'vitest';
import { createCertificate } from './certificate';

it('is signed by its own key, and valid today', () => {
  const now = Date.parse('2026-11-22T12:00:00Z');
  const { cert } = createCertificate(now);
  const read = new X509Certificate(cert);
  expect(read.verify(read.publicKey)).toBe(true);
  expect(read.subject).toBe('CN=benchmark');
  expect(Date.parse(read.validFrom)).toBeLessThan(now);
  expect(Date.parse(read.validTo)).toBeGreaterThan(now);
});

it('is another one each time', () => {
  expect(createCertificate().fingerprint).not.toBe(createCertificate().fingerprint);
});
