import { describe, expect, it } from 'vitest';
import { importsOf, readSources, type Sources } from '../build/tools/sourceTree';
import {
  type Allowed,
  colourLiterals,
  colourStrings,
  farStyles,
  layerLiterals,
  readStyles,
  strangeConditions,
} from './styleRules';

/** The payment page of the mock backend (`mocks/payment`) is another company's: it shares nothing with the app. */
const styles = readStyles(['src', 'mocks/qa', 'test/gallery']);
const tokenFiles = ['src/shared/ui/tokens.css', 'src/shared/player/tokens.css'];
const withoutTokens = new Map([...styles].filter(([file]) => !tokenFiles.includes(file)));

/** Shown by browsers that have no custom properties. */
const plain = ['#old-browser'];
/** Drawings: their colours belong to the picture, and are the same in both themes. */
const drawings = [
  'src/shared/ui/brand/BrandMark.tsx',
  'src/shared/ui/brand/LanternNight.tsx',
  'src/shared/ui/brand/SceneDrawing.tsx',
  'src/shared/ui/content/QrCode.tsx',
];

/** Where the layout changes. A new width needs a reason that none of the first four serves. */
const allowed: Allowed = {
  widths: {
    768: 'tablets',
    1024: 'desktops',
    1280: 'the search field fits into the header',
    1440: 'wide desktops',
    360: 'the smallest phones: the header and the cart give up room',
    480: 'large phones: two short fields, and a picture and its text, fit side by side',
    640: 'texts of lists and forms fit into two columns',
    1240: 'the picture of the guest’s home is clear of its text',
    1480: 'the help panel and the links of the header have room beside the page',
  },
  heights: { 480: 'room for bars that stay', 600: 'room for the help panel beside the page' },
  containers: {
    '': {
      220: 'cards in a narrow column',
      260: 'the tags and price of a card in a rail',
      91: 'cells of the week in a narrow column',
    },
    banners: { 560: 'the words of a banner are over its picture' },
    column: { 701: 'dates beside their lessons' },
    player: { 380: 'two lines of tools', 480: 'small overlays', 560: 'large buttons in the middle of the picture' },
    room: { 1000: 'the transcript beside the player' },
  },
  /** Letters of twice the size and more. */
  letters: {
    '(max-width: 19.9em)': 'a phone',
    '(min-width: 768px) and (max-width: 47.9em), (max-width: 19.9em)': 'a phone, or a tablet',
  },
};

describe('the style sheets', () => {
  it('give clip margins as lengths: browsers take no function there, and cut the ring of the focus and the rails', () => {
    const margins = [...styles].flatMap(([file, css]) =>
      [...css.matchAll(/overflow-clip-margin: ([^;)]+);/g)].map(([, value = '']) => `${file}: ${value}`),
    );
    expect(margins.length).toBeGreaterThan(0);
    expect(margins.filter((margin) => !/: \d+px$/.test(margin))).toEqual([]);
  });

  it('take their colours from tokens', () => {
    expect(colourLiterals(withoutTokens, plain)).toEqual([]);
    const scripts = [...readSources('src')].filter(([file]) => !/\.test\.tsx?$/.test(file) && !drawings.includes(file));
    expect(colourStrings(new Map(scripts))).toEqual([]);
  });

  it('take their layers from tokens', () => expect(layerLiterals(styles)).toEqual([]));

  it('change their layout at the widths of the list', () => {
    expect(strangeConditions(new Map([...styles, ...readSources('src')]), allowed)).toEqual([]);
  });

  it('are beside the components that use them', () => {
    expect(farStyles(importsOf(new Map([...readSources('src'), ...readSources('mocks')])))).toEqual([]);
  });

  it('use every width, drawing and exempt rule of the lists', () => {
    const sources = readSources('src');
    const all = [...styles.values(), ...sources.values()].join('\n');
    const { widths, heights, containers, letters } = allowed;
    const edges = [widths, heights, ...Object.values(containers)].flatMap((list) => Object.keys(list).map(Number));
    expect(edges.filter((edge) => !all.includes(`: ${edge}px)`) && !all.includes(`: ${edge - 1}px)`))).toEqual([]);
    expect([...Object.keys(letters), ...plain].filter((text) => !all.includes(text))).toEqual([]);
    const drawn = new Map(drawings.map((file) => [file, sources.get(file) ?? '']));
    expect(new Set(colourStrings(drawn).map((text) => text.split(':')[0]))).toEqual(new Set(drawings));
  });
});

describe('the rules themselves', () => {
  const sample = (css: string): Sources => new Map([['a.css', css]]);

  it('see colours of every form, and let tokens and colours of the system pass', () => {
    const css = `
      .red { color: #FFF; border: 1px solid rgb(0 0 0 / 0.5); background: light-dark(white, var(--ink)) }
      .a, #abc { color: var(--red); outline: 3px solid Highlight; fill: currentColor; content: "#fff"; }
      /* color: red; */ #old { color: #000; }
      @media print { .b { color: hsl(calc(var(--h) - 25) 48% 31%); } }`;
    expect(colourLiterals(sample(css), ['#old'])).toEqual([
      'a.css: color: #FFF',
      'a.css: border: 1px solid rgb(0 0 0 / 0.5)',
      'a.css: background: light-dark(white, var(--ink))',
      'a.css: color: hsl(calc(var(--h) - 25) 48% 31%)',
    ]);
    const code = `fill="#fff"; const a = '#2f2e9a'; const b = "rgb(1 2 3)"; const id = '#main'; href="#abcde";`;
    expect(colourStrings(new Map([['a.tsx', code]]))).toEqual([
      'a.tsx: "#fff"',
      "a.tsx: '#2f2e9a'",
      'a.tsx: "rgb(1 2 3)"',
    ]);
  });

  it('see layers without a token', () => {
    expect(layerLiterals(sample('.a { z-index: 41 } .b { z-index: var(--z-bar); & a { z-index: -1; } }'))).toEqual([
      'a.css: 41',
      'a.css: -1',
    ]);
  });

  it('see style sheets of another folder', () => {
    const files = new Map([
      ['src/app/a.tsx', "import a from './A.module.css';\nimport b from '../b/B.module.css';\nimport './tokens.css';"],
      ['src/b/b.tsx', "import a from '@/app/A.module.css';\nimport '@/app/tokens.css';"],
    ]);
    expect(farStyles(importsOf(files))).toEqual([
      'src/app/a.tsx → ../b/B.module.css',
      'src/b/b.tsx → @/app/A.module.css',
    ]);
  });

  it('see strange widths in style sheets and scripts, on either side', () => {
    const css = `@media (max-width: 767px) {} @media (max-width: 768px) {} @media print { @media (min-width: 700px) {} }
      @media (max-width: 19.9em) {} @media (max-width: 20em) {} @container room (min-width: 1000px) {}
      @container (min-width: 1000px) {} @media (min-height: 480px) {} @media (min-width: 480.5px) {}`;
    expect(strangeConditions(sample(css), allowed)).toEqual([
      'a.css: @media (max-width: 768px)',
      'a.css: @media (min-width: 700px)',
      'a.css: @media (max-width: 20em)',
      'a.css: @container (min-width: 1000px)',
      'a.css: @media (min-width: 480.5px)',
    ]);
    const code = "useMediaQuery('(min-width: 768px)'); matchMedia(`(max-width: 800px)`);";
    expect(strangeConditions(new Map([['a.ts', code]]), allowed)).toEqual(['a.ts: @media (max-width: 800px)']);
  });
});
