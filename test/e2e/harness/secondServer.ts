import { readFileSync } from 'node:fs';
import { type SecondServer, startSecondServer } from '~test/secondServer/server';
import { test as base, evening } from './fixtures';
import { apiPortOf, apiUrl, siteUrl, workers } from './servers';

interface Fixtures {
  /** The second server behind the build's API address, new for each test. Its clock stands still from the evening on. */
  second: Pick<SecondServer, 'setPrice'> & {
    /** Moves its clock forward, in milliseconds. */
    advance(ms: number): void;
  };
}

export const test = base.extend<Fixtures>({
  // Beside the ports of the mock API.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from this pattern.
  ownApiPort: [async ({}, use, { parallelIndex }) => use(apiPortOf(workers + parallelIndex)), { scope: 'worker' }],
  second: [
    async ({ ownApiPort }, use) => {
      let time = evening;
      const film = readFileSync('mocks/media/files/lesson.mp4');
      const server = await startSecondServer({
        port: ownApiPort,
        siteOrigin: siteUrl,
        publicUrl: apiUrl,
        now: () => time,
        film,
      });
      await use({
        setPrice: server.setPrice,
        advance(ms) {
          time += ms;
        },
      });
      await server.close();
    },
    { auto: true },
  ],
});
