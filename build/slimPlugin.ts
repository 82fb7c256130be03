import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const own = (file: URL) => `export { default } from ${JSON.stringify(fileURLToPath(file))};`;

/**
 * Modules of packages that this app has another, much shorter use for (paths below node_modules), with what stands in
 * for them. What each leaves out is said in the file itself.
 */
const replaced: Readonly<Record<string, string>> = {
  'axios/lib/adapters/adapters.js': own(new URL('./slim/axiosAdapters.ts', import.meta.url)),
  'axios/lib/defaults/index.js': own(new URL('./slim/axiosDefaults.ts', import.meta.url)),
  'axios/lib/helpers/buildURL.js': own(new URL('./slim/axiosBuildUrl.ts', import.meta.url)),
  'lucide-react/dist/esm/createLucideIcon.mjs': own(new URL('./slim/lucideIcon.ts', import.meta.url)),
  // The package's exports only lead to the build with the development warnings.
  'react-router/dist/development/index.mjs': "export * from '../production/index.mjs';",
  'react-router/dist/development/dom-export.mjs': "export * from '../production/dom-export.mjs';",
};

/** Names for developer tools keep unused contexts and components in a bundle; so does a call not known to be pure. */
const withoutEffects = (code: string) =>
  code
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');

/** An icon's lines, without its names and without React's keys, whose random letters no compression shortens. */
const drawingOnly = (code: string) =>
  code
    .replace(/,?\s*key: "\w+"/g, '')
    .replace(/^ {2}(name|size|aliases): .*$/gm, '')
    .replace('__iconData.node;', '');

const below = (id: string) => id.slice(id.lastIndexOf('/node_modules/') + '/node_modules/'.length);

/**
 * Leaves out of a build what packages bring along and this app never runs. Fails when a package has changed so that a
 * module is not found any more: otherwise its whole weight would come back unseen.
 */
export function slimPlugin(): Plugin {
  const unseen = new Set(Object.keys(replaced));
  return {
    name: 'slim',
    apply: 'build',
    load: {
      filter: { id: /\/node_modules\/(axios|lucide-react|react-router)\// },
      handler(id) {
        const module = below(id);
        unseen.delete(module);
        return replaced[module];
      },
    },
    transform: {
      filter: { id: /\/node_modules\/(react-router\/dist\/production|lucide-react\/dist\/esm\/icons)\// },
      handler: (code, id) => ({
        code: id.includes('/lucide-react/') ? drawingOnly(code) : withoutEffects(code),
        map: null,
      }),
    },
    buildEnd(error) {
      if (!error && !this.environment.config.build.ssr && unseen.size > 0)
        this.error(`Not in the build any more, see build/slimPlugin.ts: ${[...unseen].join(', ')}`);
    },
  };
}
