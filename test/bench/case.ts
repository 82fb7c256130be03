/**
 * `npm run bench:case`: the cost of converting the keys of API responses, compared with JSON.parse of the same text,
 * which no client can avoid. The text is 1 MB of the mock backend's responses; `--runs`.
 */
import { parseArgs } from 'node:util';
import { createCaseConversion } from '@/shared/http/caseConversion';
import { endpoints } from '@/shared/http/endpoints';
import { testClient } from '~mocks/testClient';
import { type Pair, reportFigure } from './harness/figures';

const size = 1_000_000;
/** Rounds in one run; the fastest counts, since disturbances only add time. */
const rounds = 20;

const ids: Record<string, string> = { '{region}': 'hk', '{page}': 'home' };
const paths = Object.values(endpoints)
  .filter(({ call }) => call.startsWith('GET '))
  .map(({ call }) => call.slice('GET '.length).replace(/\{\w+\}/g, (name) => ids[name] ?? '1'));

/** Collects responses of all reads of the API, page by page and in several languages, until there is enough. */
async function collectJson(): Promise<string> {
  const client = testClient();
  const token = await client.login('student@lantern.example');
  const responses: string[] = [];
  let length = 0;
  for (let page = 1; length < size; page += 1) {
    for (const lang of ['en-hk', 'zh-hk'])
      for (const path of paths) {
        const { status, data } = await client.call('GET', `${path}?page=${page}&size_per_page=20`, { token, lang });
        if (status !== 200 || data === null || data === undefined) continue;
        const text = JSON.stringify(data);
        if (length >= size) break;
        responses.push(text);
        length += text.length;
      }
  }
  return `[${responses.join(',')}]`;
}

function timed(run: () => unknown): number {
  const began = performance.now();
  run();
  return performance.now() - began;
}

export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '9' } } });
  const text = await collectJson();
  const { toCamel, toSnake } = createCaseConversion();
  const camel: Pair[] = [];
  const snake: Pair[] = [];
  // The first run is a warm-up and does not count.
  for (let run = 0; run <= Number(values.runs); run += 1) {
    const best = { parse: Infinity, camel: Infinity, stringify: Infinity, snake: Infinity };
    const time = (name: keyof typeof best, step: () => unknown) => {
      best[name] = Math.min(best[name], timed(step));
    };
    for (let round = 0; round < rounds; round += 1) {
      let wire: unknown;
      let app: unknown;
      time('parse', () => {
        wire = JSON.parse(text);
      });
      time('camel', () => {
        app = toCamel(wire);
      });
      time('snake', () => toSnake(app));
      time('stringify', () => JSON.stringify(app));
    }
    if (run === 0) continue;
    camel.push({ measured: best.camel, reference: best.parse });
    snake.push({ measured: best.snake, reference: best.stringify });
  }
  const unit = { name: 'ms', digits: 2 };
  reportFigure({
    title: `Keys of ${(text.length / 1e6).toFixed(2)} MB of answers to camelCase`,
    pairs: camel,
    measured: 'toCamel',
    reference: 'JSON.parse',
    unit,
    gate: 1,
    goal: 0.7,
  });
  reportFigure({
    title: 'And back to snake_case',
    pairs: snake,
    measured: 'toSnake',
    reference: 'JSON.stringify',
    unit,
  });
}
