import { regionNames, regions } from '../../src/shared/i18n/locales.ts';
import type { Answer } from '../hosting/visits.ts';
import { collectIds, type Ids, idsOf, isAboutItem, isPaged, kindOfIds, type Place } from './calls.ts';
import { textsOf } from './compareLanguages.ts';
import { mostPages } from './comparePages.ts';
import type { Operation } from './operations.ts';
import { checkFailure, checkStatus, checkThat, type Data, dataIn, itemsOf } from './responseChecks.ts';
import { callOf, type Read, type Run, requestData, sendCall, skipCheck } from './run.ts';
import { description } from './typeChecks.ts';

const priceOf = (data: Data) => /"currency":"\w+"/.exec(JSON.stringify(data))?.[0] ?? '';
const contentOf = (data: Data) => [...textsOf(data), priceOf(data)].join('\n');

/** Returns another region that has items, of the same language if possible. */
async function findRegion(run: Run, { operation }: Read): Promise<Place | undefined> {
  const others = regionNames.filter((name) => name !== run.options.region);
  const places = others.map((region): Place => ({ region, lang: regions[region].locales[0] }));
  const lists = await Promise.all(
    places.map(async (place) => {
      // Each call may say that the region is not served.
      const check = (one: Answer) => (one.status === 404 ? {} : checkStatus(operation, one));
      const data = dataIn(await sendCall(run, operation, callOf(run, operation, undefined, place), check));
      return data ? itemsOf(operation, data).length : 0;
    }),
  );
  const known = places.filter((_, index) => lists[index]);
  return known.find(({ lang }) => lang.slice(0, 2) === run.options.lang.slice(0, 2)) ?? known[0];
}

/** Compares a list with that of another region, and collects its ids. */
async function compareList(run: Run, { operation, data }: Read, other: Place, ids: Ids): Promise<void> {
  const expected = `other content or currency for the region ${other.region} than for ${run.options.region}`;
  const theirs = await requestData(run, operation, callOf(run, operation, undefined, other), (one) => {
    const isEmpty = itemsOf(operation, one).length === 0;
    return isEmpty ? {} : { region: checkThat(contentOf(data) !== contentOf(one), expected, 'the same') };
  });
  if (theirs) collectIds(ids, operation, theirs);
}

/** Asks for an item of the other region. */
async function readForeignItem(
  run: Run,
  operation: Operation,
  other: Place,
  ids: Ids,
  isWhole: boolean,
): Promise<void> {
  const kind = kindOfIds(operation);
  const id = idsOf(ids, kind).find((one) => !idsOf(run.ids, kind).includes(one));
  if (!id) return skipCheck(run, operation, 'region', `no id that only the region ${other.region} has`);
  if (!isWhole) return skipCheck(run, operation, 'region', 'too many pages to know all ids');
  await sendCall(run, operation, callOf(run, operation, id), (answer) => ({
    region: checkFailure(answer, 404, `an id of the region ${other.region}`),
  }));
}

/** Compares lists with prices between two regions: no item of the other region is found in this one. */
export async function compareRegions(run: Run): Promise<void> {
  const isOfRegion = (one: Operation) => !one.session && isPaged(one) && kindOfIds(one) === null;
  const lists = [...run.reads.values()].filter(({ operation, data }) => isOfRegion(operation) && priceOf(data));
  const items = description.operations.filter((one) => isAboutItem(one) && one.method === 'GET' && !one.session);
  const other = lists[0] && (await findRegion(run, lists[0]));
  if (!other) {
    const skipped = [...items, ...lists.map(({ operation }) => operation)];
    return skipped.forEach((one) => void skipCheck(run, one, 'region', 'no other region has content'));
  }
  const ids: Ids = new Map();
  await Promise.all(lists.map((list) => compareList(run, list, other, ids)));
  const isWhole = lists.every(({ data }) => Number(data.total_pages ?? 0) <= mostPages);
  await Promise.all(items.map((one) => readForeignItem(run, one, other, ids, isWhole)));
}
