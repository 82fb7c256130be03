import { describe, expect, it } from 'vitest';
import { mostBytes, sortFiles } from './files';

const file = (name: string, type: string, size = 1000) => ({ name, type, size });
const png = (name: string) => file(name, 'image/png');

describe('files of a report', () => {
  it.each([
    ['a.png', 'image/png'],
    ['a.jpeg', 'image/jpeg'],
    ['a.gif', 'image/gif'],
    ['a.webp', 'image/webp'],
    ['a.pdf', 'application/pdf'],
    ['a.mp4', 'video/mp4'],
    ['SCAN.PDF', ''],
  ])('%s (%s) goes along', (name, type) => {
    expect(sortFiles(0, [file(name, type)])).toMatchObject({ taken: [{ name }], refused: [] });
  });

  it.each([
    ['a.svg', 'image/svg+xml', 1000, 'type'],
    ['a.png', 'text/html', 1000, 'type'],
    ['a', '', 1000, 'type'],
    ['a.exe', '', 1000, 'type'],
    ['a.png', 'image/png', 0, 'empty'],
    ['a.png', 'image/png', mostBytes, null],
    ['a.png', 'image/png', mostBytes + 1, 'size'],
  ])('%s (%s, %i bytes): %s', (name, type, size, reason) => {
    const { taken, refused } = sortFiles(0, [file(name, type, size)]);
    expect(refused).toEqual(reason ? [{ name, reason }] : []);
    expect(taken).toHaveLength(reason ? 0 : 1);
  });

  it('five at most, whatever was refused between', () => {
    const chosen = [png('2'), file('x.exe', ''), png('3'), png('4'), png('5'), png('6')];
    const { taken, refused } = sortFiles(1, chosen);
    expect(taken.map(({ name }) => name)).toEqual(['2', '3', '4', '5']);
    expect(refused).toEqual([
      { name: 'x.exe', reason: 'type' },
      { name: '6', reason: 'count' },
    ]);
  });
});
