/** Names for developer tools and statics of classes keep what is unused in a bundle; so do calls not known to be pure. */
export const withoutEffects = (code: string): string =>
  code
    .replace(/^\w+\.(displayName = "[^"]*"|contextType = RSC\w+);$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');

/** An icon's lines, without its names and without React's keys, whose random letters no compression shortens. */
export const iconDrawing = (code: string): string =>
  code
    .replace(/,?\s*key: "\w+"/g, '')
    .replace(/^ {2}(name|size|aliases): .*$/gm, '')
    .replace('__iconData.node;', '');

/**
 * What i18next has for translations that it fetches itself, for values it formats itself and for choosing a language:
 * here files are fetched by `shared/i18n`, which hands them over whole, `Intl` formats before a text is asked for, and
 * the address names the language.
 */
const unusedClasses: Readonly<Record<string, string>> = {
  // With one language at a time, no fallbacks and exact tags, as `shared/i18n` sets it up.
  LanguageUtil: `class LanguageUtil {
    toResolveHierarchy(code) { return code ? [code] : []; }
    getFallbackCodes() { return []; }
    formatLanguageCode(code) { return code; }
    isSupportedCode() { return true; }
    getBestMatchFromCodes(codes) { return codes[0]; }
    getLanguagePartFromCode(code) { return code.split('-')[0]; }
  }`,
  // Errors are told; advice is not (below).
  Logger: `class Logger {
    init() {} log() {} warn() {} deprecate() {} once() {} forward() {}
    error(...args) { console.error(...args); }
    create() { return this; }
    clone() { return this; }
  }`,
  Connector: 'class Connector { state = {}; on() {} }',
  Formatter: 'class Formatter { format(value) { return value; } }',
};

/** Without those and without its advice to developers, whom it still reaches when they run the app. Throws when not found. */
export function quietTranslator(code: string): string {
  const rest = Object.entries(unusedClasses).reduce((kept, [name, stub]) => {
    const found = kept.match(new RegExp(`^class ${name}\\b[^\\n]*\\{\\n[\\s\\S]*?^\\}`, 'm'));
    if (!found) throw new Error(`i18next has no class ${name} any more`);
    return kept.replace(found[0], () => stub);
  }, code);
  // Whole statements on a line of their own; an empty one is right in each of their places.
  return rest.replace(/^\s*this\.logger\.(warn|once|deprecate|log)\(.*\);$/gm, ';');
}
