/** HTML of the build, with and without content, opened weeks later by guests and members. */
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { selectCartCount } from '@/domain/cart/state';
import { browserStorage } from '@/platform/services/storage';
import { draftKey } from '@/platform/session/drafts';
import type { Locale } from '@/shared/i18n/locales';
import { loginAs } from '~mocks/node';
import { waitForCalls } from '~test/setupApp';
import { expectFollowing, expectRepeated, problems, setupHydration, takeOver, type Visit } from './takeOver';

setupHydration();

const token = () => loginAs('student@lantern.example');

describe('HTML of the build', () => {
  it.each<[Locale, string, Visit]>([
    ['ko-kr', '/', {}],
    ['th-th', '/signup', {}],
    ['ja-jp', '/', { content: true }],
    ['vi-vn', '/instructors/course', { content: true }],
  ])('%s %s is what a guest renders first, with or without content: %o', expectRepeated);

  it.each([true, false])('/ is what a member renders first; with content: %s', async (content) => {
    await takeOver('en-hk', '/', { content, token: () => 'somebody' });
    expect(problems).toEqual([]);
  });

  it.each<[Locale, string, Visit]>([
    ['zh-hk', '/course/101', { rest: '?utm_source=chat&tab=reviews#lessons' }],
    ['en-hk', '/course/301/lesson/30103', { token }],
    ['zh-hk', '/course/group/2', { token }],
    ['th-th', '/regular-class/topics/50001', { rest: '?tab=scheduledLessons' }],
    ['en-hk', '/regular-class/topics/5/lesson/503', { token }],
    ['en-hk', '/bundle/7001', { token }],
    ['th-th', '/instructors/50001', { token }],
  ])('%s %s is what everybody renders first, and follows the new responses: %o', expectFollowing);

  it('has nothing of the visitor: neither their session nor their cart', async () => {
    const item = { id: 1, type: 'course', name: 'Waves', price: 480 };
    const cart = { info: { bundleId: 7001 }, items: [item] };
    browserStorage(() => window.localStorage).set(draftKey('guest', 'cart.hk'), cart);
    const { app, container } = await takeOver('en-hk', '/', { token });
    expect(problems).toEqual([]);
    const [first, now] = [app.getServerState(), app.store.getState()];
    expect([first.session.loggedIn, selectCartCount(first)]).toEqual([false, 0]);
    expect([now.session.loggedIn, selectCartCount(now)]).toEqual([true, 1]);
    await waitFor(() => expect(container.querySelector('[data-cart=true]')).not.toBeNull());
  });

  it('is followed by the query and the hash of the address', async () => {
    const { app, container } = await takeOver('en-hk', '/login', { rest: '?next=%2Fen-hk%2Fcourse%2F101' });
    expect(problems).toEqual([]);
    const signup = '/en-hk/signup?next=%2Fen-hk%2Fcourse%2F101';
    await waitFor(() => expect(container.querySelector(`a[href="${signup}"]`)).not.toBeNull());
    await waitForCalls({ app });
  });

  it('has a picture of a free lesson in place of its player', async () => {
    const { html, container } = await takeOver('en-hk', '/course/101/lesson/10101', { content: true });
    expect(html).toMatch(/aria-busy="true"><span[^>]*><img/);
    expect(html).not.toContain('<video');
    await waitFor(() => expect(container.querySelector('video')).not.toBeNull());
    expect(problems).toEqual([]);
  });
});
