import { describe, expect, it } from 'vitest';
import { createNavigation, pathOf } from './navigation';

const start = { pathname: '/en-hk', search: '?a=1', hash: '#x' };

describe('navigation', () => {
  it('knows where the app starts and where the router says it is', () => {
    const navigation = createNavigation(start, 'https://app.example', (path) => path === '/course');
    expect(pathOf(navigation.current())).toBe('/en-hk?a=1#x');
    navigation.arrived({ pathname: '/zh-hk', search: '', hash: '' });
    expect(pathOf(navigation.current())).toBe('/zh-hk');
    expect([navigation.canOpen('/course'), navigation.canOpen('/x')]).toEqual([true, false]);
  });

  it('remembers the last move until a router is there, and while none is', () => {
    const navigation = createNavigation(start, 'https://app.example', () => true);
    const moves: string[] = [];
    const attach = (router: string) =>
      navigation.attach((to, { replace }) => moves.push(`${router} ${replace ? 'replace' : 'push'} ${to}`));
    navigation.push('/one');
    navigation.replace('/two');
    const detach = attach('A');
    navigation.push('/three');
    detach();
    navigation.push('/four');
    const detachB = attach('B');
    attach('C');
    detachB();
    navigation.push('/five');
    expect(moves).toEqual(['A replace /two', 'A push /three', 'B push /four', 'C push /five']);
  });
});
