/**
 * `npm run bench:size`: what visitors download, in bytes after brotli, beside the budgets. The reference for the entry is
 * the skeleton next to this file, built in the same run from the same lock.
 */
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readChunks } from '../../build/chunks';

import { buildApp, buildSkeleton, openCopy } from './sizeBuilds';
import { filesOf, median, printTable, type SizeRow, weigh } from './sizeFigures';

const kB = 1000;
const homePage = 'src/features/home/pages/HomePage.tsx';
/** The language with the most visitors; its English pages need two text files each where others need one. */
const locale = 'en-hk';

/** One line changed in each: code of every page, the frame, two pages, a text and a style. */
const changes = [
  'src/core/session/saga.ts',
  'src/shared/http/http.ts',
  'src/app/shell/Footer.tsx',
  homePage,
  'src/features/course/pages/CoursePage.tsx',
  'locales/en/common.json',
  'locales/en/home.json',
  'src/shared/ui/actions/Button.module.css',
];

interface Manifest {
  [source: string]: { file: string; src?: string; isDynamicEntry?: boolean };
}

const readManifest = async (dist: string) =>
  JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;

/** Files of the texts that a page of `locale` needs, as far as they exist. */
const textsOf = (manifest: Manifest, of: string, namespaces: readonly string[]) =>
  namespaces
    .flatMap((name) => [of.split('-')[0], of].map((folder) => `locales/${folder}/${name}.json`))
    .filter((source) => manifest[source]);

/** All that must be there before the app takes the home page over. */
async function homeFiles(dist: string, of = locale): Promise<string[]> {
  const firstLoad = await readChunks(dist);
  const manifest = await readManifest(dist);
  return firstLoad([homePage, ...textsOf(manifest, of, ['common', 'home'])]).modules;
}

/** Scripts that a page adds to the entry. */
async function addedBy(dist: string, source: string): Promise<string[]> {
  const firstLoad = await readChunks(dist);
  const entry = new Set(firstLoad([]).modules);
  return firstLoad([source]).modules.filter((file) => !entry.has(file));
}

const largest = <T extends { bytes: number }>(found: readonly T[]): T => {
  const [first] = [...found].sort((a, b) => b.bytes - a.bytes);
  if (!first) throw new Error('Nothing to weigh');
  return first;
};

/** What a visitor who knows the home page downloads again after each of the changes. */
async function againAfterChanges(folder: string): Promise<{ file: string; bytes: number }[]> {
  // Below the root, so that packages are found.
  const copy = await openCopy(join(folder, 'copy'));
  const dist = join(folder, 'changed');
  const kept = async () => [...(await homeFiles(dist)), ...(await filesOf(dist, '.css')).map((file) => `/${file}`)];
  await copy.build(dist);
  const before = new Set(await kept());
  const found = [];
  for (const file of changes) {
    const undo = await copy.change(file);
    await copy.build(dist);
    const renamed = (await kept()).filter((name) => !before.has(name));
    if (renamed.length === 0) throw new Error(`The change in ${file} has not reached the build`);
    found.push({ file, bytes: await weigh(dist, renamed) });
    await undo();
  }
  return found;
}

export async function main(): Promise<void> {
  const folder = resolve('dist-size');
  const [dist, skeletonDist] = [join(folder, 'app'), join(folder, 'skeleton')];
  try {
    await buildSkeleton(skeletonDist);
    await buildApp(dist);
    const manifest = await readManifest(dist);
    const skeleton = await weigh(skeletonDist, (await readChunks(skeletonDist))([]).modules);
    const entry = await weigh(dist, (await readChunks(dist))([]).modules);

    const pages = Object.keys(manifest).filter((key) => /^src\/features\/.*\/pages\//.test(key) && key !== homePage);
    const player = 'src/shared/player/LessonPlayer.tsx';
    const route = largest(
      await Promise.all(pages.map(async (page) => ({ page, bytes: await weigh(dist, await addedBy(dist, page)) }))),
    );
    const playerFiles = await addedBy(dist, player);
    const locales = [...new Set((await filesOf(dist, '.html')).map((name) => name.split('/')[0] ?? ''))]
      .map((name) => name.replace('.html', ''))
      .filter((name) => /^[a-z]{2}-[a-z]{2}$/.test(name));
    const homes = await Promise.all(
      locales.map(async (of) => ({ of, bytes: await weigh(dist, await homeFiles(dist, of)) })),
    );
    const commons = await Promise.all(
      locales.map(async (of) => {
        const files = textsOf(manifest, of, ['common']).map((source) => manifest[source]?.file ?? '');
        return { of, bytes: await weigh(dist, files) };
      }),
    );
    const styles = await filesOf(dist, '.css');
    const htmls = await Promise.all(
      (await filesOf(dist, '.html')).map(async (file) => ({ file, bytes: await weigh(dist, [file]) })),
    );
    const again = await againAfterChanges(folder);
    const bytes = again.map((one) => one.bytes);
    const worst = largest(again);
    const rows: SizeRow[] = [
      { what: 'entry ÷ skeleton', value: entry / skeleton, gate: 1.15, goal: 0.85, note: `${entry} ÷ ${skeleton} B` },
      ...[largest(homes)].map(({ of, bytes }) => ({
        what: 'home before hydration',
        value: bytes,
        gate: 140 * kB,
        goal: 110 * kB,
        note: `entry, route and texts of ${of}`,
      })),
      { what: 'largest other route', value: route.bytes, gate: 15 * kB, goal: 8 * kB, note: route.page },
      {
        what: 'player',
        value: await weigh(dist, playerFiles),
        gate: 25 * kB,
        goal: 15 * kB,
        note: 'without its media engine',
      },
      ...[largest(commons)].map(({ of, bytes }) => ({
        what: "a locale's common texts",
        value: bytes,
        gate: 6 * kB,
        goal: 3 * kB,
        note: of,
      })),
      {
        what: 'CSS in all',
        value: await weigh(dist, styles),
        gate: 12 * kB,
        goal: 6 * kB,
        note: `${styles.length} files`,
      },
      ...[largest(htmls)].map(({ file, bytes }) => ({
        what: 'largest prerendered HTML',
        value: bytes,
        gate: 12 * kB,
        goal: 8 * kB,
        note: file,
      })),
      {
        what: 'again after one line',
        value: worst.bytes,
        gate: 40 * kB,
        goal: 10 * kB,
        note: `worst of ${bytes.length}, ${worst.file}; median ${median(bytes)} B, range ${Math.min(...bytes)}–${worst.bytes} B`,
      },
    ];
    printTable(rows);
    for (const { file, bytes } of again) console.log(`  again after a line in ${file}: ${bytes} B`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
