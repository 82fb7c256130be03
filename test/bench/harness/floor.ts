/**
 * The floor of a page: its settled content as a static page, with the used styles inside and the largest picture at its
 * own address. No page with the same content can be painted much earlier on the same line.
 */
import type { Page } from '@playwright/test';
import { type StoredFile, storeFile } from './secureHost';

export interface Floor {
  /** Path on the site. */
  path: string;
  document: StoredFile;
}

/** Runs in the page: returns the rules of its style sheets that apply to it. */
export function usedStyles(): string {
  const isUsed = (selector: string) => {
    // A rule for a part of an element, or for one that is or is not pointed at, is judged by the element.
    const states = ':(?:hover|active|focus(?:-visible|-within)?)\\b';
    const plain = [`:not\\((?:${states}(?:, )?)+\\)`, '::[\\w-]+(?:\\([^)]*\\))?', states].reduce(
      // A selector of only a pseudo-class becomes any element.
      (text, part) =>
        text.replace(new RegExp(`(^|[\\s>+~,(])(?:${part})+`, 'g'), '$1*').replace(new RegExp(part, 'g'), ''),
      selector,
    );
    try {
      return document.querySelector(plain) !== null;
    } catch {
      return true;
    }
  };
  const keep = (rule: CSSRule): string => {
    if (rule instanceof CSSStyleRule) return isUsed(rule.selectorText) ? rule.cssText : '';
    if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return '';
    if (!(rule instanceof CSSGroupingRule)) return rule.cssText;
    const inner = [...rule.cssRules].map(keep).join('');
    return inner && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}`;
  };
  return [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(keep)).join('');
}

/** Runs in the page: removes scripts, styles and all pictures but one; returns the markup. */
function freeze(picture: string): string {
  const empty = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
  const unneeded = 'script, link, style, noscript, iframe, template, source, track, meta[http-equiv]';
  const images = [...document.images].map((image) => ({ image, src: image.currentSrc || image.src }));
  for (const element of document.querySelectorAll(unneeded)) element.remove();
  for (const { image, src } of images) {
    for (const name of ['srcset', 'sizes', 'loading', 'fetchpriority']) image.removeAttribute(name);
    if (src !== picture && !src.startsWith('data:')) image.src = empty;
    else image.src = src;
  }
  for (const video of document.querySelectorAll('video')) {
    video.removeAttribute('src');
    if (video.poster !== picture) video.removeAttribute('poster');
  }
  return document.documentElement.outerHTML;
}

/** Returns the floor of a settled page, which is of no use afterwards. `picture` is the URL of its largest paint. */
export async function takeFloor(page: Page, name: string, picture: string): Promise<Floor> {
  const styles = await page.evaluate(usedStyles);
  const markup = await page.evaluate(freeze, picture);
  const preload = picture ? `<link rel="preload" as="image" fetchpriority="high" href="${picture}">` : '';
  const html = markup.replace('</head>', () => `${preload}<style>${styles}</style></head>`);
  return {
    path: `/floor/${name}`,
    document: storeFile('text/html; charset=utf-8', Buffer.from(`<!doctype html>${html}`), true),
  };
}
