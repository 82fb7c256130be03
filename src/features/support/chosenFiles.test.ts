import { describe, expect, it } from 'vitest';
import { mostBytes, readChosen, sortFiles } from './chosenFiles';

/** First bytes of each kind, one character each. */
const heads = {
  png: '\x89PNG\r\n\x1a\n',
  jpeg: '\xff\xd8\xff\xe0',
  gif: 'GIF89a',
  webp: 'RIFF\x24\0\0\0WEBPVP8 ',
  pdf: '%PDF-1.7',
  mp4: '\0\0\0\x18ftypisom',
  exe: 'MZ\x90\0',
};
type Kind = keyof typeof heads;

const file = (name: string, type: string, kind: Kind = 'png', size = 1000) => ({
  file: { name, size, type },
  head: heads[kind],
});
const png = (name: string) => file(name, 'image/png');

describe('files of a report', () => {
  it.each<[string, string, Kind]>([
    ['a.png', 'image/png', 'png'],
    ['a.jpeg', 'image/jpeg', 'jpeg'],
    ['a.gif', 'image/gif', 'gif'],
    ['a.webp', 'image/webp', 'webp'],
    ['a.pdf', 'application/pdf', 'pdf'],
    ['a.mp4', 'video/mp4', 'mp4'],
    ['SCAN.PDF', '', 'pdf'],
    // Pictures often have the extension of another format.
    ['photo.png', 'image/png', 'jpeg'],
  ])('%s (%s) goes along', (name, type, kind) => {
    expect(sortFiles(0, [file(name, type, kind)])).toMatchObject({ taken: [{ name }], refused: [] });
  });

  it.each<[string, string, Kind, number, string | null]>([
    ['a.svg', 'image/svg+xml', 'png', 1000, 'type'],
    ['a.png', 'text/html', 'png', 1000, 'type'],
    ['a', '', 'png', 1000, 'type'],
    ['a.exe', '', 'png', 1000, 'type'],
    ['evil.exe', 'image/png', 'exe', 1000, 'type'],
    ['evil.png.exe', 'image/png', 'png', 1000, 'type'],
    ['evil.png', 'image/png', 'exe', 1000, 'content'],
    ['a.png', 'image/png', 'png', 0, 'empty'],
    ['a.png', 'image/png', 'png', mostBytes, null],
    ['a.png', 'image/png', 'png', mostBytes + 1, 'size'],
  ])('%s (%s, begins as %s, %i bytes): %s', (name, type, kind, size, reason) => {
    const { taken, refused } = sortFiles(0, [file(name, type, kind, size)]);
    expect(refused).toEqual(reason ? [{ name, reason }] : []);
    expect(taken).toHaveLength(reason ? 0 : 1);
  });

  it('five at most, whatever was refused between', () => {
    const chosen = [png('2.png'), file('x.exe', ''), png('3.png'), png('4.png'), png('5.png'), png('6.png')];
    const { taken, refused } = sortFiles(1, chosen);
    expect(taken.map(({ name }) => name)).toEqual(['2.png', '3.png', '4.png', '5.png']);
    expect(refused).toEqual([
      { name: 'x.exe', reason: 'type' },
      { name: '6.png', reason: 'count' },
    ]);
  });

  it('are read no further than their kind needs; one that cannot be read begins with nothing', async () => {
    const bytes = Uint8Array.from(heads.webp.padEnd(100), (character) => character.charCodeAt(0));
    const there = new File([bytes], 'a.webp', { type: 'image/webp' });
    const gone = Object.assign(new File(['x'], 'b.png'), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }),
    });
    const chosen = await readChosen([there, gone]);
    expect(chosen.map(({ head }) => head)).toEqual([heads.webp, '']);
    expect(chosen.map(({ file: { name } }) => name)).toEqual(['a.webp', 'b.png']);
  });
});
