import type { BuildOptions } from 'vite';
import { minimumBrowsers } from '../../src/shared/config/minimumBrowsers.ts';

/** First load only: code that a lazy page imports stays with that page. */
const firstLoad = { tags: ['$initial' as const] };

/** What the home page's first screen needs: calls, states and texts of classes. */
const data = [
  /src\/shared\/(duck|lib)\/(?!(price|money))[a-z]\w*\.ts$/,
  /src\/shared\/entities\/(common|courseLesson|enrolment|fields|lessonProgress|liveLesson|parser|summary|syllabus|userContent|video)\.ts$/,
  /src\/(domain\/feed|platform\/navigation)\/[a-z]\w*\.ts$|course\/freeLessonPath|progress\/lessonStart/,
  /src\/domain\/class\/(api|saga|state|moment|useClassWords)\.ts$/,
  /src\/platform\/clock\/(?!useDuration)|src\/shared\/ui\/(content\/(Badge|State|Picture|pictureSources)|brand\/DayLantern|layout\/Section)|FetchBlock/,
  /node_modules\/reselect|lucide-react\/dist\/esm\/icons\/(play|star|chevron-(right|down|up)|rotate-cw)\./,
];

/** What every page with lists needs, including the home page below its first screen. */
const lists = [
  /src\/shared\/entities\/(?!(order|announcement)\.)[a-z]\w*\.ts$/,
  /src\/(domain\/(catalogue|course|instructor|promotion)|platform\/lists)\/(?!(useFilter|courseLook))[a-z]\w*\.ts$/,
];

/** Components that almost every page needs, except the home page's first screen. */
const cards = [
  /src\/shared\/ui\/(cards|layout\/(Grid|ListPage|Rail|useScroll)|content\/(Progress(Bar)?\.|Stars|StarRow|Price|Tabs))/,
  /src\/(shared\/(lib\/(price|money)|ui\/subjects)\.|domain\/share\/)/,
  /src\/(domain\/(catalogue\/useFilter|sale\/usePrice)|platform\/(clock\/useDuration|lists\/(GroupedItems|PagedList)))|lucide-react\/dist\/esm\/icons\//,
];

/** One file each, kept out of the groups above: what forms, dialogs and formatted text need. */
const fields = [/src\/shared\/ui\/forms\/(Field|TextField)/];
const dialog = [/src\/shared\/ui\/overlay\/Dialog/];
const text = [/src\/shared\/ui\/content\/(RichText|ReadMore)/];
/**
 * One file each: filters of lists with the announcements beside them, lists by date, and what courses and classes
 * share. An announcement or a share button has no file of its own: a content blocker would drop that, and the page with it.
 */
const filters = [
  /src\/domain\/catalogue\/\w+\.tsx|src\/shared\/ui\/(actions\/Chip|forms\/SelectField)/,
  /src\/domain\/promotion\/(?!PostItem)\w+\.tsx|src\/shared\/ui\/layout\/BannerCarousel/,
];
const timetables = [/src\/features\/regular-class\/parts\/(DateHead|LessonList|useDateGrouping)/];
const detail = [
  /src\/shared\/ui\/(detail|content\/(FileList|QuestionList|Reviews))|src\/domain\/(sale|order)\/(?!BundleItem)\w+\.tsx/,
  /src\/(domain\/sale\/(api|saga|state|useSaleTime)|platform\/session\/useOtherRegion)\.ts$/,
];

/** The cart, for the bundle page and for the header of all other pages. */
const cart = [/src\/domain\/cart\/\w+\.tsx?$/];

/** One file for all pages that need it: fewer requests, and fewer names in the entry. The higher priority wins. */
const shared = (name: string, tests: readonly RegExp[], priority: number, minShareCount = 2) => ({
  name,
  test: new RegExp(tests.map(({ source }) => source).join('|')),
  priority,
  minShareCount,
});

/**
 * How scripts and styles are written for browsers: the app's and, for comparison, those of the benchmark's skeleton.
 */
export const bundle = {
  target: 'es2022',
  cssTarget: (['chrome', 'edge', 'firefox', 'safari'] as const).map((name) => `${name}${minimumBrowsers[name]}`),
  manifest: true,
  // Licences ask for their notices with each copy. Vite finds the packages by the modules of the bundle.
  license: { fileName: 'licences.txt' },
  modulePreload: {
    polyfill: false,
    // The first load has its dependencies already; naming them here would change this file whenever one of them
    // changes.
    resolveDependencies: (_file, needed) =>
      needed.filter((file) => !/\/(index|core|packages|rolldown-runtime)-[^/]*\.(?:js|css)$/.test(file)),
  },
  // The media engine is this large; it is a chunk of its own that only a playing lesson loads.
  chunkSizeWarningLimit: 700,
  rolldownOptions: {
    output: {
      // Grouped by how often they change, so that most of the download stays cached after a change in a page.
      codeSplitting: {
        groups: [
          { name: 'packages', test: /node_modules[\\/]/, priority: 4, ...firstLoad },
          {
            name: 'core',
            test: /[\\/]src[\\/](shared|platform|domain)[\\/]|[\\/]src[\\/]app[\\/].*\.css$/,
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
          shared('detail', detail, 0),
          shared('cart', cart, 0),
          shared('timetables', timetables, 0),
        ],
      },
    },
  },
} satisfies BuildOptions;
