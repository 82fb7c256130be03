/** Rules of style sheets, by their text: which colours, layers and widths they may spell out. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Import, Sources } from '../build/tools/sourceTree';

const repository = resolve(import.meta.dirname, '..');

/** Returns every style sheet of the folders, by its path from the root. */
export function readStyles(folders: readonly string[]): Sources {
  const entries = folders.flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true, withFileTypes: true }),
  );
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.css'));
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [relative(repository, path).split(sep).join('/'), readFileSync(path, 'utf8')];
    }),
  );
}

const names =
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood
  cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen
  darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue
  darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite
  forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory
  khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen
  lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime
  limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue
  mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive
  olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum
  powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue
  slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke
  yellow yellowgreen`.split(/\s+/);

const colour = new RegExp(
  `#[\\da-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\\(|(?<![\\w-])(?:${names.join('|')})(?![\\w-])`,
  'i',
);

/** Declarations of a style sheet, each with the selector or the at-rule around it. */
function* declarations(css: string): Generator<{ rule: string; name: string; value: string }> {
  const around: string[] = [];
  const plain = css.replace(/\/\*[\s\S]*?\*\/|"[^"]*"/g, '');
  for (const [, text = '', end] of plain.matchAll(/([^{};]*)([{};])/g)) {
    const part = text.trim();
    const [, name = '', value = ''] = /^([\w-]+)\s*:\s*([\s\S]+)$/.exec(part) ?? [];
    if (end === '{') around.push(part);
    else if (name) yield { rule: around.join(' '), name, value: value.replace(/\s+/g, ' ') };
    if (end === '}') around.pop();
  }
}

/** Returns declarations that spell out a colour, with their file; rules with one of the `exempt` selectors may. */
export function colourLiterals(styles: Sources, exempt: readonly string[] = []): string[] {
  return [...styles].flatMap(([file, css]) =>
    [...declarations(css)]
      .filter(({ rule, value }) => colour.test(value) && !exempt.some((selector) => rule.includes(selector)))
      .map(({ name, value }) => `${file}: ${name}: ${value}`),
  );
}

/** Returns strings of scripts that spell out a colour, with their file. */
export function colourStrings(sources: Sources): string[] {
  const literal = /(['"`])(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgb|hsl)a?\([^'"`]*\))\1/gi;
  return [...sources].flatMap(([file, code]) => [...code.matchAll(literal)].map(([found]) => `${file}: ${found}`));
}

/** Returns layers that do not come from a token, with their file. */
export function layerLiterals(styles: Sources): string[] {
  return [...styles].flatMap(([file, css]) =>
    [...declarations(css)]
      .filter(({ name, value }) => name === 'z-index' && !/^var\(--z-[a-z]+\)$/.test(value))
      .map(({ value }) => `${file}: ${value}`),
  );
}

/** Returns imports of CSS modules of another folder. */
export function farStyles(imports: readonly Import[]): string[] {
  return imports
    .filter(({ from, to }) => to.endsWith('.module.css') && dirname(from) !== dirname(to))
    .map(({ from, specifier }) => `${from} → ${specifier}`);
}

const comparison = /\((min|max)-(width|height):\s*([\d.]+)(px|r?em)\)/g;

/**
 * Returns conditions about widths and heights that the lists do not have, with their file. `max-width: 767px` is the other
 * side of 768 px.
 */
export function strangeConditions(sources: Sources, allowed: Allowed): string[] {
  const known = (kind: string, side: string, edge: number) => {
    const list = kind === 'media' ? (side === 'width' ? allowed.widths : allowed.heights) : allowed.containers[kind];
    return list !== undefined && Object.hasOwn(list, String(edge));
  };
  return [...sources].flatMap(([file, text]) => {
    const plain = text.replace(/\/\*[\s\S]*?\*\//g, '');
    const queries = file.endsWith('.css') ? plain.matchAll(/@(media|container)\s+([^{]*?)\s*\{/g) : inStrings(plain);
    return [...queries].flatMap(([, rule = 'media', condition = '']) => {
      if (Object.hasOwn(allowed.letters, condition)) return [];
      const kind = rule === 'media' ? 'media' : (/^[\w-]+/.exec(condition)?.[0] ?? '');
      const strange = [...condition.matchAll(comparison)].some(([, end, side = '', size, unit]) => {
        const edge = Number(size) + (end === 'max' ? 1 : 0);
        return unit !== 'px' || !known(kind, side, edge);
      });
      return strange ? [`${file}: @${rule} ${condition}`] : [];
    });
  });
}

/** Media queries in the strings of a script. */
const inStrings = (code: string) =>
  [...code.matchAll(/(['"`])([^'"`\n]*\((?:min|max)-(?:width|height):[^'"`\n]*)\1/g)].map(
    ([found, , condition = '']): [string, string, string] => [found, 'media', condition],
  );

/** Edges by their size in px, or whole conditions, each with what changes there. */
export interface Allowed {
  widths: Readonly<Record<number, string>>;
  heights: Readonly<Record<number, string>>;
  /** By the name of the container; '' are those without one. */
  containers: Readonly<Record<string, Readonly<Record<number, string>>>>;
  letters: Readonly<Record<string, string>>;
}
