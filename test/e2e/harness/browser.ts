import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

export const launchArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
];

/** Returns the path of an installed Chrome or Chromium; null when there is none. */
export function findInstalledChrome(): string | null {
  if (process.platform === 'darwin') return existsSync(macChrome) ? macChrome : null;
  if (process.platform === 'win32') {
    const roots = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA];
    const paths = roots.filter(Boolean).map((root) => `${root}\\Google\\Chrome\\Application\\chrome.exe`);
    return paths.find(existsSync) ?? null;
  }
  for (const name of names) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      // Not on the PATH: try the next name.
    }
  }
  return null;
}

/** Unpacks the browser in the dev dependencies, with the libraries that it needs on a bare system; returns its path. */
async function unpackBundled(): Promise<string> {
  // The package reads these at import.
  process.env.FONTCONFIG_PATH ??= resolve(import.meta.dirname, 'fonts');
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

/**
 * Returns the browser of the tests: CHROMIUM_PATH, else the one in the dev dependencies (x86-64 Linux only), else an
 * installed Chrome or Chromium. The one in the dependencies is the same on every machine, and without windows: it loads a
 * page in a third to two thirds of the processor's time.
 * @throws Error with what to install when there is none.
 */
export async function findBrowser(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names no file: ${chosen}`);
  }
  if (process.platform === 'linux' && process.arch === 'x64') {
    const bundled = await unpackBundled();
    // It needs glibc, which some distributions lack.
    if (spawnSync(bundled, ['--version']).status === 0) return bundled;
  }
  const found = findInstalledChrome();
  if (found) return found;
  throw new Error(
    `The browser tests need Google Chrome on ${process.platform} ${process.arch}: install it, or set CHROMIUM_PATH.`,
  );
}
