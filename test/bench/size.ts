/**
 * `npm run bench:size`: the bytes that visitors download, after brotli. A budget is the size when it last became smaller:
 * a change that makes a row larger fails, and one that makes it smaller lowers the budget. The reference for the entry is the
 * skeleton next to this file, built in the same run from the same lock file.
 */
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { median } from './harness/figures';
import { type Build, openBuild } from './sizeBuild';
import { buildApp, buildSkeleton, openCopy } from './sizeBuilds';
import { printTable, type SizeRow } from './sizeFigures';

const kB = 1000;
const homePage = 'src/features/home/HomePage.tsx';
const lessonPage = 'src/features/course/lesson/CourseLessonPage.tsx';
const player = 'src/shared/player/LessonPlayer.tsx';
const belowFirstScreen = [
  'src/app/shell/Footer.tsx',
  'src/features/home/below/HomeBelow.tsx',
  'src/features/home/top/NightDrawing.tsx',
];

/** Each change edits one line: code of every page, the frame, two pages, a text and a style. */
const changes = [
  'src/platform/session/saga.ts',
  'src/shared/http/http.ts',
  'src/app/shell/Footer.tsx',
  homePage,
  'src/features/course/detail/CoursePage.tsx',
  'locales/en/common.json',
  'locales/en/home.json',
  'src/shared/ui/actions/Button.module.css',
];

interface Weight {
  what: string;
  bytes: number;
}

const heaviest = (found: readonly Weight[]): Weight =>
  found.reduce((most, one) => (one.bytes > most.bytes ? one : most), { what: 'nothing', bytes: 0 });

/** Everything that must load before the home page is hydrated. */
const homeOf = (build: Build, locale: string) => [homePage, ...build.textsOf(locale, ['common', 'home'])];

/** Returns the largest file of a route: its own or a shared one, except the entry, which is measured separately. */
async function heaviestChunk(build: Build): Promise<Weight> {
  const weights: Weight[] = [];
  for (const page of build.pages.filter((name) => name !== homePage)) {
    const files = build.beyond([page], []);
    const all = ((await build.weigh(files)) / kB).toFixed(1);
    for (const file of files)
      weights.push({ what: `${file}; ${page} brings ${all} kB in all`, bytes: await build.weigh([file]) });
  }
  return heaviest(weights);
}

/** Returns what a visitor with a cached home page downloads after each of the changes; documents are not cached. */
async function againAfterChanges(folder: string): Promise<Weight[]> {
  // Below the root, so that packages are resolved.
  const copy = await openCopy(join(folder, 'copy'));
  const dist = join(folder, 'changed');
  const kept = async () => {
    const build = await openBuild(dist);
    return { build, files: [...build.filesFor([...homeOf(build, 'en-hk'), ...belowFirstScreen]), ...build.styles] };
  };
  await copy.build(dist);
  const before = new Set((await kept()).files);
  const found: Weight[] = [];
  for (const what of changes) {
    const undo = await copy.change(what);
    await copy.build(dist);
    const { build, files } = await kept();
    found.push({ what, bytes: await build.weigh(files.filter((name) => !before.has(name))) });
    await undo();
  }
  return found;
}

export async function main(): Promise<void> {
  const folder = resolve('dist-size');
  try {
    await buildSkeleton(join(folder, 'skeleton'));
    await buildApp(join(folder, 'app'));
    const [app, bare] = [await openBuild(join(folder, 'app')), await openBuild(join(folder, 'skeleton'))];
    const each = (names: readonly string[], filesOf: (name: string) => string[]) =>
      Promise.all(names.map(async (what) => ({ what, bytes: await app.weigh(filesOf(what)) })));

    const entry = await app.weigh(app.filesFor([]));
    const skeleton = await bare.weigh(bare.filesFor([]));
    const home = heaviest(await each(app.locales, (locale) => app.filesFor(homeOf(app, locale))));
    const texts = heaviest(await each(app.locales, (locale) => app.beyond(app.textsOf(locale, ['common']), [])));
    const html = heaviest(await each(app.documents, (name) => [name]));
    const css = heaviest(
      await each(app.pages, (page) => app.stylesFor(page === homePage ? [page, ...belowFirstScreen] : [page])),
    );
    const sheets = await app.weigh(app.styles);
    const route = await heaviestChunk(app);
    const again = await againAfterChanges(folder);
    const bytes = again.map((one) => one.bytes);
    const range = `${Math.min(...bytes)}–${Math.max(...bytes)}`;

    const row = (what: string, value: number, budget: number, note: string): SizeRow => ({ what, value, budget, note });
    printTable([
      row('entry ÷ skeleton', entry / skeleton, 1.209, `${entry} ÷ ${skeleton} B`),
      row('home before hydration', home.bytes, 164.9 * kB, `entry, route, texts of ${home.what}`),
      row('largest chunk of another route', route.bytes, 15.3 * kB, route.what),
      row('player', await app.weigh(app.beyond([player], [lessonPage])), 21 * kB, 'without its media engine'),
      row("a locale's common texts", texts.bytes, 3.9 * kB, texts.what),
      row('CSS of a page', css.bytes, 17.9 * kB, `${css.what}; ${app.styles.length} files, in all ${sheets} B`),
      row('largest prerendered HTML', html.bytes, 18.1 * kB, html.what),
      row(
        'again after one line',
        heaviest(again).bytes,
        34.5 * kB,
        `worst of ${again.length}; median ${median(bytes)} B, range ${range} B`,
      ),
    ]);
    for (const { what, bytes: size } of again) console.log(`  again after a line in ${what}: ${size} B`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
