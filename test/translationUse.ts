import { namespacesIn } from '../build/bundle/pageNamespaces';
import { readSources, type Sources } from '../build/tools/sourceTree';
import { templateTexts } from './templateTexts';

const app = (): Sources =>
  new Map(
    [...readSources('src')].filter(
      ([file, code]) => !/\.test\.tsx?$/.test(file) && /\bt\(|TFunction|useTranslation|i18nKey/.test(code),
    ),
  );

/**
 * Returns the keys (`namespace:block.name`, without plural form) that some source file names: as a quoted text, since a key
 * may be chosen before it is used, or by a template. The compiler finds names that are no keys.
 */
export function usedKeys(keys: readonly string[], sources: Sources = app()): string[] {
  const templates = templateTexts(sources);
  const uses = [...sources].map(([file, code]) => {
    const quoted = [...code.matchAll(/'([^'\n]*)'/g)].map(([, text = '']) => text);
    const namespaces = namespacesIn(code);
    return {
      namespaces: namespaces.size > 0 ? namespaces : new Set(['common']),
      texts: new Set([...quoted, ...(templates.get(file) ?? [])]),
    };
  });
  return keys.filter((key) => {
    const [namespace = '', name = ''] = key.split(':');
    return uses.some(({ namespaces, texts }) => texts.has(key) || (namespaces.has(namespace) && texts.has(name)));
  });
}
