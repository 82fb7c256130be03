import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

interface Component {
  'bom-ref': string;
  /** What npm knows of the development of this project. */
  properties?: unknown;
}

/** The part of a CycloneDX document in use. */
export interface Bom {
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

/** Returns the packages that a build contains, `name@version` each: Vite has written their licences. */
export const bundledPackages = (licences: string): string[] =>
  [...licences.matchAll(/^## (\S+) - (\d\S*)(?: \(.+\))?$/gm)].map(([, name, version]) => `${name}@${version}`);

/**
 * Returns the document with the packages of the bundle alone. npm itself cannot tell: `--omit=dev` drops what a
 * development package needs too, and keeps what only a server would load.
 * @throws Error when a package of the bundle is not in the document.
 */
export function keepBundled<T extends Bom>({ components, dependencies, ...rest }: T, bundled: readonly string[]) {
  const isBundled = (ref: string) => bundled.includes(ref);
  const missing = bundled.filter((ref) => !components.some((component) => component['bom-ref'] === ref));
  if (bundled.length === 0 || missing.length > 0)
    throw new Error(`Not in the list of npm: ${missing.join(', ') || 'any package'}`);
  const refs = new Set(components.map((component) => component['bom-ref']));
  return {
    ...rest,
    components: components
      .filter((component) => isBundled(component['bom-ref']))
      .map(({ properties, ...component }) => component),
    // The application is no component.
    dependencies: dependencies
      .filter(({ ref }) => isBundled(ref) || !refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn?.filter(isBundled) ?? [] })),
  };
}

/** `npm run sbom`: prints what visitors of the build in `dist`, or in the given folder, get. */
export async function main([dist = 'dist']: string[]): Promise<void> {
  const licences = readFileSync(join(resolve(dist), 'licences.txt'), 'utf8');
  const all = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  console.log(JSON.stringify(keepBundled(JSON.parse(all) as Bom, bundledPackages(licences)), null, 2));
}
