import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { emptyEnv } from '../../test/buildEnv.ts';
import { envKeys, isPrivateHost, loadBuildEnv, readEnv } from './env.ts';

const good = {
  ...emptyEnv,
  VITE_PRODUCT_NAME: 'Example',
  VITE_API_URL: 'https://api.example.com',
  VITE_SUPPORT_URL: 'https://help.example.com/desk',
  VITE_SITE_URL: 'https://www.example.com',
  VITE_IMAGE_ORIGINS: 'https://a.example.com https://b.example.com',
  VITE_COOKIE_DOMAIN: 'example.com',
  VITE_CONTACT_HK: 'whatsapp https://chat.example.com/hk https://chat.example.com/hk?text=trial',
  VITE_CONTACT_VN: 'zalo https://chat.example.com/vn',
  VITE_ENABLE_MOCKS: 'false',
};

describe('readEnv', () => {
  it('returns the known keys and drops the rest', () => {
    expect(readEnv({ ...good, VITE_OTHER: 'x' })).toEqual(good);
  });

  it('takes a path of the app’s own origin for events', () => {
    expect(readEnv({ ...good, VITE_ANALYTICS_URL: '/events' }).VITE_ANALYTICS_URL).toBe('/events');
  });

  it.each(envKeys)('fails when %s is missing', (key) => {
    expect(() => readEnv({ ...good, [key]: undefined })).toThrow(`${key}: is missing`);
  });

  it.each([
    ['VITE_API_URL', 'http://api.example.com', /plain http/],
    ['VITE_API_URL', 'https://*.example.com', /wildcards/],
    ['VITE_API_URL', 'api.example.com', /not an http/],
    ['VITE_API_URL', 'ftp://127.0.0.1', /not an http/],
    ['VITE_API_URL', 'https://api.example.com; script-src *', /wildcards/],
    ['VITE_SITE_URL', 'https://www.example.com;x', /not one URL/],
    ['VITE_SITE_URL', 'https://user:secret@www.example.com', /credentials/],
    ['VITE_ANALYTICS_URL', 'https://events.example.com/collect?site=1', /query/],
    ['VITE_ANALYTICS_URL', '//events.example.com', /not an http/],
    ['VITE_REPORT_URL', '/reports', /not an http/],
    ['VITE_IMAGE_ORIGINS', 'https://a.example.com *', /wildcards/],
    ['VITE_MEDIA_ORIGINS', 'https://a.example.com/videos', /origin/],
    ['VITE_MEDIA_ORIGINS', 'http://192.0.2.1', /plain http/],
    ['VITE_PAYMENT_ORIGINS', 'http://pay.example.com', /plain http/],
    ['VITE_PAYMENT_ORIGINS', 'https://*.example.com', /wildcards/],
    [
      'VITE_CONTACT_HK',
      'telegram https://chat.example.com',
      'VITE_CONTACT_HK: telegram is no channel: use whatsapp, line',
    ],
    ['VITE_CONTACT_HK', 'https://chat.example.com', /is no channel/],
    ['VITE_CONTACT_JP', 'line', 'VITE_CONTACT_JP: has no link behind the channel'],
    ['VITE_CONTACT_JP', 'line http://chat.example.com', 'http://chat.example.com is not an https URL'],
    ['VITE_CONTACT_JP', 'line https://chat.example.com javascript:alert(1)', 'javascript:alert(1) is not an https URL'],
    ['VITE_CONTACT_JP', 'line tel:85200000000', /not an https URL/],
    ['VITE_CONTACT_JP', 'line https://me:pass@chat.example.com', /not an https URL/],
    ['VITE_CONTACT_JP', 'line https://a.example https://b.example https://c.example', /more than a channel/],
    ['VITE_PRODUCT_NAME', ' ', /empty/],
    ['VITE_ENABLE_MOCKS', 'yes', /true or false/],
    ['VITE_COOKIE_DOMAIN', 'https://example.com', /host name/],
    ['VITE_SECURITY_CONTACT', 'security@example.com', /https: or mailto:/],
    ['VITE_OFFLINE_LESSONS', 'yes', /true or empty/],
    ['VITE_REFUND', '7', /days and of lessons/],
    ['VITE_REFUND', '0 3', /days and of lessons/],
    ['VITE_CHILD_SAFETY_URL', 'javascript:alert(1)', /http/],
    ['VITE_CSP_REPORT_URL', 'http://reports.example.com', /plain http/],
    ['VITE_REPORT_URL', 'https://reports.example.com/?to=a', /a query/],
    ['VITE_REPORT_SAMPLE', '1.5', /from 0 to 1/],
    ['VITE_REPORT_SAMPLE', '10%', /from 0 to 1/],
    ['VITE_COOKIE_PREFIX', 'my-', /must be __Secure-/],
    ['VITE_COOKIE_PREFIX', '__Host-', /refuse __Host- cookies with a domain/],
  ])('refuses %s=%s', (key, value, reason) => {
    expect(() => readEnv({ ...good, [key]: value })).toThrow(reason);
  });

  it('names every problem at once', () => {
    expect(() => readEnv({ ...good, VITE_API_URL: 'x', VITE_ENABLE_MOCKS: '1' })).toThrow(
      /VITE_API_URL[\s\S]*VITE_ENABLE_MOCKS/,
    );
  });
});

describe('isPrivateHost', () => {
  it.each([
    'localhost',
    'app.localhost',
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.9.9',
    '192.168.1.5',
    '[::1]',
    '[fd00::1]',
  ])('%s is private', (host) => expect(isPrivateHost(host)).toBe(true));
  it.each([
    'example.com',
    'localhost.example.com',
    '172.32.0.1',
    '192.0.2.1',
    '8.8.8.8',
    '[2001:db8::1]',
    '10.example.com',
  ])('%s is public', (host) => expect(isPrivateHost(host)).toBe(false));
});

describe('loadBuildEnv', () => {
  it("does not take from the local file a key that the mode's own file lacks", () => {
    const folder = mkdtempSync(join(tmpdir(), 'env-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    // The test runner puts the keys of the local file into the environment, which would override every file.
    for (const key of envKeys) vi.stubEnv(key, undefined);
    onTestFinished(() => void vi.unstubAllEnvs());
    const lines = Object.entries(good).map(([key, value]) => `${key}=${value}`);
    writeFileSync(join(folder, '.env.local'), lines.join('\n'));
    writeFileSync(join(folder, '.env.production'), lines.filter((line) => !line.startsWith('VITE_API_URL')).join('\n'));
    expect(() => loadBuildEnv('production', folder)).toThrow('VITE_API_URL: is missing');
    expect(loadBuildEnv('qa', folder)).toEqual(good);
  });
});
