/** Builds what the browser tests open, as their own server would: `npm test` does so while its unit tests run. */
import { main as preview } from '../../../build/hosting/preview';
import { buildOptions, distDir } from './servers';

export const main = (): Promise<void> => preview(['--dir', distDir, ...buildOptions.split(' '), '--build-only']);
