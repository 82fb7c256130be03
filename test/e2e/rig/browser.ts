import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

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

function installed(): string | null {
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

/**
 * Returns the browser of the tests: CHROMIUM_PATH, else an installed Chrome or Chromium, else the one in the dev
 * dependencies (x86-64 Linux only). `CHROMIUM_PATH=bundled` selects that one even if a browser is installed.
 * @throws Error with what to install when there is none.
 */
export async function findBrowser(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && chosen !== 'bundled') {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names no file: ${chosen}`);
  }
  const found = chosen === 'bundled' ? null : installed();
  if (found) return found;
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `The browser tests need Google Chrome on ${process.platform} ${process.arch}: install it, or set CHROMIUM_PATH.`,
    );
  }
  // Makes the package unpack the libraries that its browser needs on a bare system; it reads this at import.
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
