import { routeRows } from '../routeTable';
import { expect, logIn, test } from './fixtures';

const addressOf = ({ address }: { address: string }) => `/en-hk${address === '/' ? '' : address}`;

for (const isMember of [false, true])
  test(`every page is shown without an error, a report or a way sideways: ${isMember ? 'a student' : 'a guest'}`, async ({
    visitor,
  }) => {
    test.setTimeout(600_000);
    if (isMember) await logIn(visitor);
    const faults: string[] = [];
    for (const row of routeRows) {
      if (isMember === (row.access === 'public')) continue;
      await visitor.open(addressOf(row));
      await visitor.settles();
      const said = await visitor.said();
      const beyond = await visitor.tab.run<number>('return document.documentElement.scrollWidth - innerWidth;');
      faults.push(...said.map((text) => `${row.path}: ${text}`));
      if (beyond > 0) faults.push(`${row.path}: ${beyond} px too wide`);
    }
    expect(faults).toEqual([]);
  });
