import { collectIds, isPaged } from './calls.ts';
import { checkStatus, checkSuccess, checkThat, dataIn, type Finding, itemsOf } from './responseChecks.ts';
import { type Read, type Run, sendCall, skipCheck } from './run.ts';

/** Pages of a list that are read one after another. */
export const mostPages = 10;

type Items = readonly { id?: unknown }[];

/** What is known of a list while its pages are read. */
interface List {
  size: number;
  total: number;
  /** Ids of the pages that were read. */
  seen: Set<unknown>;
  /** Items of page 0. A right server refuses that page, or sends the first one. */
  zero: Items;
}

/** Checks one page against what earlier ones had. */
function checkPage(items: Items, current: unknown, page: number, { size, total, seen, zero }: List): Finding[] {
  const count = items.length;
  const again = items.find(({ id }) => id !== undefined && seen.has(id));
  const none = total > 1 && total === seen.size ? 'none: total_pages is the number of items' : 'none';
  const isNumber = typeof current === 'number';
  const findings = [
    ...checkThat(!isNumber || current === page, `current_page ${page} for page=${page}`, `${current}`, 'current_page'),
    ...checkThat(
      page <= total || count === 0,
      `an empty list past the end (page=${page} of ${total})`,
      `${count} items`,
      'past the end',
    ),
    ...checkThat(page > total || count > 0, `items on page ${page} of ${total}`, none, 'empty page'),
    ...checkThat(count <= size, `at most size_per_page=${size} items`, `${count}`, 'size'),
    ...checkThat(page > total || !again, 'each id on one page only', `id ${again?.id} again on page ${page}`, 'again'),
  ];
  if (page <= total) for (const { id } of items) seen.add(id);
  const countsFromZero = zero.length > 0 && zero.every(({ id }) => id !== undefined && !seen.has(id));
  return findings.length > 0 && countsFromZero
    ? checkThat(false, 'pages from 1', 'pages from 0: page=0 has the first items', '0-based')
    : findings;
}

async function readPages(run: Run, { operation, call, data }: Read): Promise<void> {
  if (typeof data.total_pages !== 'number') return skipCheck(run, operation, 'paging', 'no total_pages');
  const { length } = itemsOf(operation, data);
  // A list of one page is read as two, so that there is an order to be checked.
  const size = data.total_pages === 1 && length > 1 ? Math.ceil(length / 2) : Number(call.query.size_per_page);
  const callPage = (page: number) => ({ ...call, query: { ...call.query, page: `${page}`, size_per_page: `${size}` } });
  const zero = dataIn(await sendCall(run, operation, callPage(0), (one) => checkStatus(operation, one)));
  const list: List = { size, total: data.total_pages, seen: new Set(), zero: zero ? itemsOf(operation, zero) : [] };
  const readPage = async (page: number): Promise<boolean> => {
    const answer = await sendCall(run, operation, callPage(page), (one) => {
      const part = dataIn(one);
      if (page === 1 && typeof part?.total_pages === 'number') list.total = part.total_pages;
      if (page > list.total && one.status !== 200)
        return { paging: checkThat(false, 'an empty list with 200 past the end', `${one.status}`) };
      const paging = part && checkPage(itemsOf(operation, part), part.current_page, page, list);
      return { ...checkSuccess(operation, one), ...(paging && { paging }) };
    });
    const part = dataIn(answer);
    if (part) collectIds(run.ids, operation, part);
    return part !== null && itemsOf(operation, part).length > 0;
  };
  for (let page = 1; page <= Math.min(list.total, mostPages); page += 1) if (!(await readPage(page))) break;
  if (list.total > mostPages) await readPage(list.total);
  await readPage(list.total + 1);
}

/** Reads the pages of all lists: the first ones, the last one and the one after it. */
export async function comparePages(run: Run): Promise<void> {
  const paged = [...run.reads.values()].filter(({ operation }) => isPaged(operation));
  await Promise.all(paged.map((one) => readPages(run, one)));
}
