// Runs a TypeScript script of this repository with the app's own import aliases:
//   node build/tools/run.mjs build/hosting/preview.ts [arguments]
// The script exports `main(args)`; imports inside it must be static.
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const [script, ...args] = process.argv.slice(2);
const { module } = await runnerImport(resolve(script ?? ''), { resolve: { tsconfigPaths: true }, logLevel: 'warn' });
await module.main(args);
