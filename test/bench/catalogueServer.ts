/**
 * An API with as many courses as asked for, as a process of its own: `node build/tools/run.mjs test/bench/catalogueServer.ts
 * --courses 500`. Courses are copies of those of the mock backend with ids and titles of their own, in the regions in
 * the proportion of the product's. Prints its URL; `POST /change?count=20` gives that many courses another title.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { getResponse } from 'msw';
import { createBackend } from '~mocks/backend';
import { createHandlers } from '~mocks/handlers/handlers';
import { toRequest } from '~mocks/nodeHttp';

type Json = Record<string, unknown>;

/** Share of the courses in each region, in percent; with the regions' locales, 1.45 pages for a course. */
const shares = { hk: 25, tw: 20, jp: 12, sg: 10, au: 6, my: 6, kr: 5, id: 5, vn: 4, nz: 4, th: 3 };
/** Ids of a region's courses follow this number; no id is in two regions. */
const firstIdOf = (region: string) => (Object.keys(shares).indexOf(region) + 1) * 100_000;

/** Each course is of one level; a level has a tenth of them. */
const levelCount = 10;

function countsOf(courses: number): Map<string, number> {
  const counts = Object.entries(shares).map(
    ([region, share]) => [region, Math.floor((courses * share) / 100)] as const,
  );
  const rest = courses - counts.reduce((sum, [, count]) => sum + count, 0);
  return new Map(counts.map(([region, count], index) => [region, index === 0 ? count + rest : count]));
}

/** Lists that would add pages of other kinds. */
const emptied = /\/(live_topics|instructors|specific_posts|courses\/free|courses\/free_recommend|upcoming|banners)/;

export function main(args: string[]): void {
  const { values } = parseArgs({ args, options: { courses: { type: 'string', default: '10000' } } });
  const counts = countsOf(Number(values.courses));
  const handlers = createHandlers(createBackend({ readMedia: () => Promise.resolve(null), absoluteMedia: false }));
  const changed = new Set<number>();
  const templates = new Map<string, Promise<Json>>();

  /** Asks the mock backend, once for each region and language. */
  function template(path: string, region: string, lang: string): Promise<Json> {
    const key = `${region} ${lang} ${path}`;
    const headers = { 'region-name': region, 'x-user-agent': '{"device_id":"bench","os":"unknown","platform":"web"}' };
    const separator = path.includes('?') ? '&' : '?';
    const load = async () => {
      const response = await getResponse(
        handlers,
        new Request(`http://mock${path}${separator}lang=${lang}`, { headers }),
      );
      if (!response?.ok) throw new Error(`The mock backend has no ${path}`);
      return ((await response.json()) as { data: Json }).data;
    };
    const found = templates.get(key) ?? load();
    templates.set(key, found);
    return found;
  }

  const titled = (id: number, title: unknown) => `${String(title)} ${id}${changed.has(id) ? ', revised' : ''}`;
  const renamed = (one: Json, id: number): Json => ({
    ...one,
    id,
    title: titled(id, one.title),
    first_previewable_lesson: null,
  });

  /** `level`: only the courses of that level; null: all. */
  async function cards(region: string, lang: string, query: { page: number; size: number; level: number | null }) {
    const { page, size, level } = query;
    const { courses } = await template('/api/v3/courses?page=1&size_per_page=50', region, lang);
    const known = courses as Json[];
    const [step, from] = level === null ? [1, 0] : [levelCount, level % levelCount];
    const count = Math.max(0, Math.ceil(((counts.get(region) ?? 0) - from) / step));
    const first = (page - 1) * size;
    const length = Math.max(0, Math.min(size, count - first));
    const items = Array.from({ length }, (_, at) => {
      const index = from + (first + at) * step;
      return renamed(known[index % known.length] ?? {}, firstIdOf(region) + index);
    });
    return { courses: items, total_pages: Math.ceil(count / size) };
  }

  async function course(id: number, region: string, lang: string): Promise<Json | null> {
    const index = id - firstIdOf(region);
    if (index < 0 || index >= (counts.get(region) ?? 0)) return null;
    const { courses } = await template('/api/v3/courses?page=1&size_per_page=50', region, lang);
    const known = courses as Json[];
    const { course: whole } = await template(`/api/v3/courses/${known[index % known.length]?.id}`, region, lang);
    const one = whole as Json & { lessons: Json[]; relative_courses: Json[] };
    return {
      ...renamed(one, id),
      meta_title: titled(id, one.meta_title),
      instructors: [],
      lessons: one.lessons.map((lesson, at) => ({
        ...lesson,
        id: id * 100 + at,
        preview: false,
        is_trailer: false,
        video_id: null,
      })),
      relative_courses: one.relative_courses.map((other, at) =>
        renamed(other, firstIdOf(region) + ((index + at + 1) % (counts.get(region) ?? 1))),
      ),
    };
  }

  async function respond(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const [region, lang] = [request.headers.get('region-name') ?? '', searchParams.get('lang') ?? ''];
    const data = (body: unknown) => Response.json({ data: body });
    if (pathname === '/change') {
      const regions = Object.keys(shares);
      for (let index = 0; index < Number(searchParams.get('count')); index += 1)
        changed.add(firstIdOf(regions[index % regions.length] ?? '') + Math.floor(index / regions.length));
      return data(null);
    }
    const [, id] = /\/courses\/(\d+)$/.exec(pathname) ?? [];
    if (id) {
      const found = await course(Number(id), region, lang);
      return found ? data({ course: found }) : Response.json({ error_message: 'Not found' }, { status: 404 });
    }
    const size = Number(searchParams.get('size_per_page') ?? 8);
    const list = /\/(courses|course_groups\/\d+\/courses|regions\/\w+\/courses)$/.test(pathname);
    if (list) {
      const known = await template(pathname, region, lang);
      const [page, level] = [Number(searchParams.get('page') ?? 1), searchParams.get('grade_level_id')];
      return data({
        ...known,
        ...(await cards(region, lang, { page, size, level: level === null ? null : Number(level) })),
      });
    }
    if (pathname.endsWith('/announcements')) return data({ announcements: [], total_pages: 0 });
    if (pathname.endsWith('/checkout_collections')) return data({ checkout_collections: [] });
    const known = await template(pathname, region, lang);
    const empty = Object.fromEntries(
      Object.entries(known).map(([key, value]) => [key, Array.isArray(value) ? [] : value]),
    );
    if ('total_pages' in empty) empty.total_pages = 1;
    return data(emptied.test(pathname) || pathname.endsWith('/contents') ? empty : known);
  }

  const server = createServer((message, to) => {
    void toRequest(message, 'http://catalogue')
      .then(respond)
      .catch(() => new Response(null, { status: 500 }))
      .then(async (response) => {
        to.writeHead(response.status, { 'Content-Type': 'application/json' });
        to.end(await response.text());
      });
  });
  server.listen(0, '127.0.0.1', () => {
    console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
}
