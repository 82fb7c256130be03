// `npm run test:walks -- --count 5000 --seed 7` takes more walks than `npm test` does: a thousand by default, from a seed of
// the day. A failure prints the seed and the shortest walk that fails; it becomes a test of its own in `walks.test.ts`.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const today = Math.floor(Date.now() / 86_400_000);
const { values } = parseArgs({
  options: { count: { type: 'string', default: '1000' }, seed: { type: 'string', default: String(today) } },
});
console.log(`${values.count} walks from seed ${values.seed}`);
const { status } = spawnSync('npx', ['--no-install', 'vitest', 'run', 'test/walks/walks.test.ts'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, WALKS: values.count, WALK_SEED: values.seed },
});
process.exitCode = status ?? 1;
