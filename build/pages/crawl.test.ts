import { expect, it } from 'vitest';
import { crawlAddresses } from './crawl.ts';

const turn = () => new Promise((next) => setImmediate(next));

it('visits what visits find, each once, a few at a time', async () => {
  const links: Record<string, string[]> = { a: ['b', 'c'], b: ['a', 'c', 'd'], c: ['c'], d: ['e', 'f', 'g'], e: ['a'] };
  const visits: string[] = [];
  const progress: number[][] = [];
  let open = 0;
  let most = 0;
  await crawlAddresses(
    ['a', 'a'],
    (name) => name,
    async (name) => {
      visits.push(name);
      open += 1;
      most = Math.max(most, open);
      await turn();
      open -= 1;
      return links[name] ?? [];
    },
    2,
    (done, known) => void progress.push([done, known]),
  );
  expect(visits).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  expect(most).toBe(2);
  expect(progress[0]).toEqual([1, 3]);
  expect(progress.at(-1)).toEqual([7, 7]);
});

it('ends with nothing to visit, and with a failed visit', async () => {
  const visit = () => Promise.reject(new Error('no page'));
  await crawlAddresses([], String, visit, 2);
  await expect(crawlAddresses(['a'], String, visit, 2)).rejects.toThrow('no page');
});

it('begins nothing after a failed visit, and ends after the visits under way', async () => {
  const begun: string[] = [];
  const ended: string[] = [];
  const visit = async (name: string) => {
    begun.push(name);
    if (name === 'bad') throw new Error('no page');
    await turn();
    ended.push(name);
    return ['found'];
  };
  await expect(crawlAddresses(['slow', 'bad', 'next'], String, visit, 2)).rejects.toThrow('no page');
  expect(begun).toEqual(['slow', 'bad']);
  expect(ended).toEqual(['slow']);
});
