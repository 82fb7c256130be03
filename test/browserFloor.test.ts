import { describe, expect, it } from 'vitest';
import { minimumBrowsers } from '@/shared/config/minimumBrowsers';
import { browserFloor, newerInScript, newerInStyles } from './browserFloor';

describe('the search for what older browsers do not have', () => {
  it('has the versions of the app', () => {
    const { chrome, edge, firefox, safari } = minimumBrowsers;
    expect([browserFloor.chrome, browserFloor.edge, browserFloor.firefox, browserFloor.safari].map(String)).toEqual([
      chrome,
      edge,
      firefox,
      safari,
    ]);
  });

  it.each([
    ['list.toSorted()', 'toSorted'],
    ['Object.groupBy(list, key)', 'groupBy'],
    ['Promise.withResolvers()', 'withResolvers'],
    ['Array.fromAsync(list)', 'fromAsync'],
    ['node.checkVisibility()', 'checkVisibility'],
    ['panel?.showPopover()', 'showPopover'],
    ['new Intl.Segmenter("en")', 'Segmenter'],
    ['new Set().isSubsetOf(other)', 'isSubsetOf'],
    ['URL.canParse(text)', 'URL.canParse'],
    ['/[a--b]/v.test(text)', '/[a--b]/v'],
  ])('finds %s', (code, name) => expect([...newerInScript(code)]).toEqual([name]));

  it('leaves out what they have, and names of other things', () => {
    expect([...newerInScript('list.findLast(is).filter(is).at(-1); structuredClone({ toSorted: 1 })')]).toEqual([]);
  });

  it.each([
    ['a{color:light-dark(red,#000)}', 'light-dark()'],
    ['a{& b{color:red}}', '&'],
    ['a{color:red;&:hover{color:blue}}', '&'],
    ['a:has(b){color:red}', ':has'],
    ['a:popover-open{top:0}', ':popover-open'],
    ['@starting-style{a{opacity:0}}', '@starting-style'],
    ['a{text-wrap:balance}', 'text-wrap'],
    ['a{color:oklch(.5 .1 20)}', 'oklch()'],
    ['@media (width>=4px){a{fill:color-mix(in srgb,red,#000)}}', 'color-mix()'],
  ])('finds %s', (css, name) => expect([...newerInStyles(css)]).toContain(name));

  it('leaves out styles that they have, and values that are names elsewhere', () => {
    const css =
      '.heading:is(a,b):focus-visible{flex-direction:column;grid-area:heading;content:"& :has(a)"}@container x (min-width:1px){a{inset:0}}';
    expect([...newerInStyles(css)]).toEqual([]);
  });
});
