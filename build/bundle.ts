import type { BuildOptions } from 'vite';

/** First load only: code that a lazy page brings along stays with that page. */
const firstLoad = { tags: ['$initial' as const] };

/** What the home's first screen stands on: calls, states and words of classes. */
const data = [
  /src\/shared\/(duck|lib)\/(?!(price|money))[a-z]\w*\.ts$/,
  /src\/shared\/entities\/(common|courseLesson|enrolment|fields|liveLesson|read|summary|syllabus|userContent)\.ts$/,
  /src\/core\/(feed|navigation)\/[a-z]\w*\.ts$|courses\/freeLessonPath/,
  /src\/core\/classes\/(api|duck|saga|state|paths|moment|useClassWords)\.ts$/,
  /src\/core\/clock\/(?!useDuration)|src\/shared\/ui\/(content\/(Badge|State)|layout\/Section)|FetchBlock/,
  /node_modules\/reselect|lucide-react\/dist\/esm\/icons\/(play|chevron-(right|down|up)|rotate-cw)\./,
];

/** What every page of lists has: the home's, below its first screen, too. */
const lists = [
  /src\/shared\/entities\/(?!(order|announcement)\.)[a-z]\w*\.ts$/,
  /src\/core\/(catalogue|courses|instructors|lists|promotions)\/(?!(useFilter|courseLook))[a-z]\w*\.ts$/,
];

/** What almost every page but the home's first screen draws with. */
const cards = [
  /src\/shared\/ui\/(cards|layout\/(Grid|ListPage|Rail|useScroll)|content\/(Picture|ProgressBar|Stars|StarRow|Price|Tabs))/,
  /src\/shared\/(lib\/(price|money)|ui\/subjects)\./,
  /src\/core\/(catalogue\/useFilter|clock\/useDuration|checkout\/usePrice|lists\/(GroupedItems|PagedList))|lucide-react\/dist\/esm\/icons\//,
];

/** Files each, in which the ones above may not end up: what forms, dialogs and written text need. */
const fields = [/src\/shared\/ui\/forms\/(Field|TextField)/];
const dialog = [/src\/shared\/ui\/overlay\/Dialog/];
const text = [/src\/shared\/ui\/content\/(RichText|ReadMore|plainText)/];
/** Files each: what filters lists, what pages announce, lists by date, and what courses and classes show alike. */
const filters = [/src\/core\/catalogue\/\w+\.tsx|src\/shared\/ui\/(actions\/Chip|forms\/SelectField)/];
const promotions = [/src\/core\/promotions\/(?!PostItem)\w+\.tsx|src\/shared\/ui\/layout\/BannerCarousel/];
const timetables = [/src\/core\/classes\/(DateHead|LessonList|useDateGrouping)|regular-class\/lists\/.*\.css/];
const detail = [
  /src\/shared\/ui\/(detail|content\/(FileList|QuestionList|Reviews))|src\/core\/(checkout|orders)\/(?!BundleItem)\w+\.tsx/,
  /src\/core\/checkout\/(api|duck|saga|state|total|useSaleTime|useElsewhere)\.ts$/,
];

/** What is chosen of a bundle, for its own page and for the header of any other. */
const cart = [/src\/core\/cart\/\w+\.tsx?$/];

/** One file for all pages that have it: fewer requests, and fewer names in the entry. The higher priority takes first. */
const shared = (name: string, tests: readonly RegExp[], priority: number, minShareCount = 2) => ({
  name,
  test: (id: string) => tests.some((test) => test.test(id)),
  priority,
  minShareCount,
});

/** How scripts and styles are written for browsers: the app's and, to compare with, the benchmark's skeleton's. */
export const bundle = {
  target: 'es2022',
  // Browsers of the floor know light-dark() and nesting; written for older ones, both double what they touch.
  cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  manifest: true,
  modulePreload: {
    polyfill: false,
    // What the first load has brought is there; its names in here would change with every change of it.
    resolveDependencies: (_file, needed) =>
      needed.filter((file) => !/\/(index|core|packages|rolldown-runtime)-[^/]*\.(?:js|css)$/.test(file)),
  },
  sourcemap: false,
  // The media engine, a chunk of its own that only a playing lesson asks for, is this large by itself.
  chunkSizeWarningLimit: 700,
  rolldownOptions: {
    output: {
      // Named by how often they change, so that a change in a page leaves most of the download cached.
      codeSplitting: {
        groups: [
          { name: 'packages', test: /node_modules[\\/]/, priority: 4, ...firstLoad },
          {
            name: 'core',
            test: /[\\/]src[\\/](shared|core)[\\/]|[\\/]src[\\/]app[\\/].*\.css$/,
            priority: 3,
            ...firstLoad,
          },
          shared('data', data, 2),
          shared('lists', lists, 1),
          shared('fields', fields, 1),
          shared('dialog', dialog, 1),
          shared('text', text, 1),
          shared('cards', cards, 1, 3),
          shared('filters', filters, 0),
          shared('promotions', promotions, 0),
          shared('detail', detail, 0),
          shared('cart', cart, 0),
          shared('timetables', timetables, 0),
        ],
      },
    },
  },
} satisfies BuildOptions;
