import { describe, expect, it } from 'vitest';
import { chooseVariant, planPieces } from './playlist';

const url = 'https://media.test/film/master.m3u8?signed=1';
const variant = (height: number, bandwidth: number, more = '') =>
  `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${Math.round((height * 16) / 9)}x${height}${more}\n${height}.m3u8\n`;

describe('the quality that is downloaded', () => {
  it('is the best one of at most 480p, else the lowest', () => {
    expect(chooseVariant(variant(1080, 5e6) + variant(480, 8e5) + variant(240, 3e5), url)).toEqual({
      url: 'https://media.test/film/480.m3u8',
      bitrate: 8e5,
    });
    expect(chooseVariant(variant(1080, 5e6) + variant(720, 2e6), url)?.url).toBe('https://media.test/film/720.m3u8');
    expect(chooseVariant(variant(480, 8e5, ',AVERAGE-BANDWIDTH=600000'), url)?.bitrate).toBe(6e5);
  });

  it('is none when its sound is a stream of its own', () => {
    const sound = '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="x",URI="a.m3u8"\n';
    expect(chooseVariant(sound + variant(480, 8e5, ',AUDIO="a"'), url)).toBeNull();
    expect(chooseVariant(sound + variant(480, 8e5), url)).not.toBeNull();
  });

  it('is not asked of a playlist with pieces', () => {
    expect(chooseVariant('#EXTM3U\n#EXTINF:10,\n0.m4s\n', url)).toBeUndefined();
  });
});

describe('the pieces of a film', () => {
  const end = '#EXT-X-ENDLIST';

  it('have numbers as names, and one that is repeated is downloaded once', () => {
    const text = `#EXTM3U\n#EXT-X-MAP:URI="../init.mp4"\n#EXTINF:10,\n../0.m4s\n#EXT-X-DISCONTINUITY\n#EXTINF:10,\n../0.m4s\n${end}`;
    expect(planPieces(text, 'https://media.test/film/x2/low.m3u8')).toEqual({
      playlist: `#EXTM3U\n#EXT-X-MAP:URI="0"\n#EXTINF:10,\n1\n#EXT-X-DISCONTINUITY\n#EXTINF:10,\n1\n${end}`,
      pieces: ['https://media.test/film/init.mp4', 'https://media.test/film/0.m4s'],
    });
  });

  it.each([
    ['live', '#EXTM3U\n#EXTINF:10,\n0.m4s\n'],
    ['encrypted', `#EXT-X-KEY:METHOD=AES-128,URI="key"\n#EXTINF:10,\n0.m4s\n${end}`],
    ['empty', `#EXTM3U\n${end}`],
  ])('are not downloaded of a film that is %s', (_, text) => {
    expect(planPieces(text, url)).toBeNull();
  });
});
