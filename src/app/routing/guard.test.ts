import { describe, expect, it } from 'vitest';
import { safeNext } from '@/shared/lib/redirect';
import type { Access } from '../routes';
import { type GuardVisitor, guardRoute, loginUrl } from './guard';

const place = { locale: 'en-hk', path: '/course/learning/7', search: '?tab=about&x=%2F', hash: '#notes' } as const;
const guest: GuardVisitor = { loggedIn: false, region: null, pending: false };
const hk: GuardVisitor = { loggedIn: true, region: 'hk', pending: false };
const tw: GuardVisitor = { loggedIn: true, region: 'tw', pending: false };
const unknown: GuardVisitor = { loggedIn: true, region: null, pending: true };
const none: GuardVisitor = { loggedIn: true, region: null, pending: false };

const toLogin = '/en-hk/login?next=%2Fen-hk%2Fcourse%2Flearning%2F7%3Ftab%3Dabout%26x%3D%252F%23notes';
const toTaiwan = '/zh-tw/course/learning/7?tab=about&x=%2F#notes';

describe('the guard', () => {
  it.each<[Access, who: string, GuardVisitor, verdict: string]>([
    ['public', 'guest', guest, 'on'],
    ['public', 'own region', hk, 'on'],
    ['public', 'another region', tw, 'on'],
    ['public', 'region on its way', unknown, 'on'],
    ['login', 'guest', guest, toLogin],
    ['login', 'own region', hk, 'on'],
    ['login', 'another region', tw, 'on'],
    ['login', 'region on its way', unknown, 'on'],
    ['region', 'guest', guest, 'on'],
    ['region', 'own region', hk, 'on'],
    ['region', 'another region', tw, toTaiwan],
    ['region', 'region on its way', unknown, 'wait'],
    ['region', 'account without a region', none, 'on'],
    ['login+region', 'guest', guest, toLogin],
    ['login+region', 'own region', hk, 'on'],
    ['login+region', 'another region', tw, toTaiwan],
    ['login+region', 'region on its way', unknown, 'wait'],
    ['login+region', 'account without a region', none, 'on'],
    ['login+region', 'a region nobody knows', { ...hk, region: '__proto__' }, 'on'],
  ])('%s, %s', (access, _, visitor, expected) => {
    const verdict = guardRoute(access, place, visitor);
    expect(verdict.kind === 'to' ? verdict.url : verdict.kind).toBe(expected);
  });

  it('keeps the language where the own region has it', () => {
    expect(guardRoute('region', { ...place, locale: 'zh-hk' }, { ...hk, region: 'my' })).toEqual({
      kind: 'to',
      url: '/zh-my/course/learning/7?tab=about&x=%2F#notes',
    });
  });

  it('names a next that is followed to exactly the place', () => {
    const next = new URL(loginUrl(place), 'https://app.example').searchParams.get('next');
    expect(safeNext(next, { origin: 'https://app.example', locale: 'en-hk' })).toBe(
      '/en-hk/course/learning/7?tab=about&x=%2F#notes',
    );
  });
});
