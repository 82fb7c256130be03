import { describe, expect, it } from 'vitest';
import { emptyEnv } from '../../test/buildEnv.ts';
import type { BuildEnv } from '../settings/env.ts';
import { readVersion } from '../settings/version';
import { cacheControlOf, headersFor, policyFor } from './headers.ts';

const env: BuildEnv = {
  ...emptyEnv,
  VITE_PRODUCT_NAME: 'Example',
  VITE_API_URL: 'https://api.example.com/base',
  VITE_TRACKING_URL: 'https://track.example.com',
  VITE_SUPPORT_URL: 'https://help.example.com',
  VITE_SITE_URL: 'https://www.example.com',
  VITE_ACADEMY_URL: 'https://academy.example.com',
  VITE_IMAGE_ORIGINS: 'https://img.example.com',
  VITE_MEDIA_ORIGINS: 'https://media.example.com',
  VITE_COOKIE_DOMAIN: 'example.com',
  VITE_ENABLE_MOCKS: 'false',
};
const local: BuildEnv = {
  ...env,
  VITE_API_URL: 'http://127.0.0.1:4174',
  VITE_TRACKING_URL: 'http://127.0.0.1:4174',
  VITE_SUPPORT_URL: '',
  VITE_SITE_URL: 'http://127.0.0.1:4173',
  VITE_IMAGE_ORIGINS: '',
  VITE_MEDIA_ORIGINS: '',
};

describe('the policy', () => {
  it('is exactly this for a deployed configuration', () => {
    expect(policyFor(env, { styles: ['sha256-abc='], scripts: [] }).split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'sha256-abc='",
      "img-src 'self' data: blob: https://api.example.com https://img.example.com",
      "font-src 'self'",
      "media-src 'self' blob: https://api.example.com https://media.example.com",
      "connect-src 'self' https://api.example.com https://track.example.com https://help.example.com https://media.example.com",
      'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
      "worker-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types app-html dompurify default',
      'upgrade-insecure-requests',
    ]);
  });

  it('names the endpoint of its reports, where one is configured, in the headers alone', () => {
    const reporting = { ...env, VITE_CSP_REPORT_URL: 'https://reports.example.com/csp' };
    const url = `https://reports.example.com/csp?version=${readVersion(process.env)}`;
    expect(policyFor(reporting)).toContain(`; report-uri ${url}; report-to policy;`);
    expect(headersFor(reporting)['Reporting-Endpoints']).toBe(`policy="${url}"`);
    expect(policyFor(reporting, undefined, true)).not.toContain('report');
    expect(JSON.stringify(headersFor(env))).not.toMatch(/report-|Reporting/);
  });

  it.each(['VITE_ANALYTICS_URL', 'VITE_REPORT_URL'])('lets the app reach the host of %s', (key) => {
    const policy = policyFor({ ...env, [key]: 'https://events.example.com/collect' });
    expect(policy).toMatch(/connect-src [^;]* https:\/\/events\.example\.com[ ;]/);
  });

  it('names no further host for events that stay on the own one', () => {
    expect(policyFor({ ...env, VITE_ANALYTICS_URL: '/events' })).toBe(policyFor({ ...env, VITE_ANALYTICS_URL: '' }));
  });

  it('lets an API on a loopback address be reached over http', () => {
    const policy = policyFor(local);
    expect(policy).toContain("connect-src 'self' http://127.0.0.1:4174;");
    expect(policy).toContain("media-src 'self' blob: http://127.0.0.1:4174;");
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  it('leaves out of a meta element what it may not carry', () => {
    expect(policyFor(env, undefined, true)).not.toContain('frame-ancestors');
  });
});

describe('the headers', () => {
  it('ask for TLS only where the site has it', () => {
    expect(headersFor(env)).toHaveProperty('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
    expect(headersFor(local)).not.toHaveProperty('Strict-Transport-Security');
  });

  it('keep other sites from the window and from its files, and name no version of anything', () => {
    expect(headersFor(env)).toMatchObject({
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
    expect(Object.keys(headersFor(env)).filter((name) => /^(server|x-powered|via)/i.test(name))).toEqual([]);
  });

  it('grant the players what they need and nobody the rest', () => {
    const { 'Permissions-Policy': permissions } = headersFor(env);
    expect(permissions).toContain('fullscreen=(self "https://www.youtube-nocookie.com" "https://player.vimeo.com")');
    expect(permissions).toContain('camera=()');
  });

  it.each([
    ['/assets/main-Bx3k_9aZ.js', 'public, max-age=31536000, immutable'],
    ['/assets/main.js', 'no-cache'],
    ['/en-hk', 'no-cache'],
    ['/mockServiceWorker.js', 'no-cache'],
    ['/first/core.js', 'no-cache'],
    ['/first/course/en-hk.js', 'no-cache'],
    ['/search-index/en-hk.json', 'no-cache'],
    ['/calendar/en-hk/1.ics', 'no-cache'],
  ])('%s is kept: %s', (path, expected) => expect(cacheControlOf(path)).toBe(expected));
});
