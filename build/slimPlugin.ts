import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { iconDrawing, quietTranslator, withoutEffects } from './slim/rewrites.ts';

const path = (file: URL) => JSON.stringify(fileURLToPath(file));
const own = (file: URL) => `export { default } from ${path(file)};`;

/**
 * Modules of packages that this app has another, much shorter use for (paths below node_modules), with what stands in
 * for them. What each leaves out is said in the file itself.
 */
const replaced: Readonly<Record<string, string>> = {
  'axios/lib/adapters/adapters.js': own(new URL('./slim/axiosAdapters.ts', import.meta.url)),
  'axios/lib/defaults/index.js': own(new URL('./slim/axiosDefaults.ts', import.meta.url)),
  'axios/lib/core/AxiosError.js': `export * from ${path(new URL('./slim/axiosError.ts', import.meta.url))};
export { default } from ${path(new URL('./slim/axiosError.ts', import.meta.url))};`,
  'axios/lib/core/InterceptorManager.js': own(new URL('./slim/axiosInterceptors.ts', import.meta.url)),
  'axios/lib/core/assertParamsAcyclic.js': own(new URL('./slim/axiosParams.ts', import.meta.url)),
  'axios/lib/core/buildFullPath.js': own(new URL('./slim/axiosFullPath.ts', import.meta.url)),
  'axios/lib/helpers/buildURL.js': own(new URL('./slim/axiosUrl.ts', import.meta.url)),
  'axios/lib/helpers/validator.js': own(new URL('./slim/axiosValidator.ts', import.meta.url)),
  'lucide-react/dist/esm/createLucideIcon.mjs': own(new URL('./slim/lucideIcon.ts', import.meta.url)),
  // For the components that build markup from texts; here a text is only ever text.
  'react-i18next/dist/es/unescape.js': 'export const unescape = (text) => text;',
  'reselect/dist/reselect.mjs': `export { createSelector } from ${path(new URL('./slim/reselect.ts', import.meta.url))};`,
  // For React before 18.
  'use-sync-external-store/shim/index.js': "export { useSyncExternalStore } from 'react';",
  // The package's exports only lead to the build with the development warnings.
  'react-router/dist/development/index.mjs': "export * from '../production/index.mjs';",
  'react-router/dist/development/dom-export.mjs': "export * from '../production/dom-export.mjs';",
};

/** Modules that are kept without a part of theirs, by the folder or file below node_modules. */
const rewritten: Readonly<Record<string, (code: string) => string>> = {
  'react-router/dist/production/': withoutEffects,
  'lucide-react/dist/esm/icons/': iconDrawing,
  'i18next/dist/esm/i18next.js': quietTranslator,
};

const packages =
  /\/node_modules\/(axios|i18next|lucide-react|react-i18next|react-router|reselect|use-sync-external-store)\//;
const below = (id: string) => id.slice(id.lastIndexOf('/node_modules/') + '/node_modules/'.length);

/**
 * Leaves out of a build what packages bring along and this app never runs. Fails when a package has changed so that a
 * module is not found any more: otherwise its whole weight would come back unseen.
 */
export function slimPlugin(): Plugin {
  const unseen = new Set([...Object.keys(replaced), ...Object.keys(rewritten)]);
  return {
    name: 'slim',
    apply: 'build',
    load: {
      filter: { id: packages },
      handler(id) {
        const module = below(id);
        unseen.delete(module);
        return replaced[module];
      },
    },
    transform: {
      filter: { id: packages },
      handler(code, id) {
        const found = Object.entries(rewritten).find(([start]) => below(id).startsWith(start));
        if (!found) return null;
        unseen.delete(found[0]);
        return { code: found[1](code), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !this.environment.config.build.ssr && unseen.size > 0)
        this.error(`Not in the build any more, see build/slimPlugin.ts: ${[...unseen].join(', ')}`);
    },
  };
}
