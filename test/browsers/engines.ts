import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { findInstalledChrome } from '../e2e/harness/browser';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** A key by its name in events: `Escape`, `ArrowDown`, `k`. */
export type KeyName = 'Escape' | 'ArrowDown' | 'ArrowUp' | 'Enter' | 'Tab' | 'Space' | 'k' | 'l' | 'm' | 'j';

/** A tab of a browser, with real keys and presses; its page is 1280 × 800 px. */
export interface Tab {
  go(url: string): Promise<void>;
  /** Runs the body of a function in the page, with `args`; returns its JSON. */
  run<T>(body: string, ...args: unknown[]): Promise<T>;
  /** Presses at a point of the window, in CSS pixels. */
  pressAt(x: number, y: number): Promise<void>;
  moveTo(x: number, y: number): Promise<void>;
  key(name: KeyName): Promise<void>;
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

export interface Engine {
  /** Name and version. */
  title: string;
  /** A tab of the same profile as the others. */
  openTab(): Promise<Tab>;
  /** Removes what the site has stored. */
  close(): Promise<void>;
}

const which = (name: string): string | null => {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || null;
  } catch {
    return null;
  }
};

const firstOf = (...paths: (string | null | undefined)[]): string | null =>
  paths.find((path): path is string => Boolean(path) && existsSync(path as string)) ?? null;

const find = {
  chromium: () => firstOf(process.env.CHROMIUM_PATH, findInstalledChrome()),
  firefox: () => firstOf(process.env.FIREFOX_PATH, which('firefox-esr'), which('firefox')),
  driver: () => firstOf(process.env.WEBKIT_DRIVER_PATH, which('WebKitWebDriver')),
  miniBrowser: () =>
    firstOf(
      process.env.MINIBROWSER_PATH,
      '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
      '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
      '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
    ),
  screen: () => which('Xvfb'),
};

/** Returns what has to be installed for an engine; null when all of it is there. */
export function missingFor(name: EngineName): string | null {
  if (name === 'chromium') return find.chromium() ? null : 'Chrome or Chromium (CHROMIUM_PATH)';
  if (name === 'firefox') return find.firefox() ? null : 'Firefox (apt-get install firefox-esr, or FIREFOX_PATH)';
  return find.driver() && find.miniBrowser() && find.screen()
    ? null
    : 'WebKitGTK (apt-get install webkit2gtk-driver xvfb gstreamer1.0-plugins-good gstreamer1.0-libav)';
}

export const launchEngine = (name: EngineName): Promise<Engine> =>
  name === 'webkit' ? launchWebKit() : launchPuppeteer(name);

/** Runs a question again while the page that it was asked of is being replaced. */
async function whileItLoads<T>(ask: () => Promise<T>, left = 50): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const isReplaced = /context|navigat|frame|no such (window|element)|unload/i.test(String(error));
    if (!isReplaced || left === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 200));
    return whileItLoads(ask, left - 1);
  }
}

/** The window has the size, since a distribution's browser may lack what the driver needs to emulate a screen. */
async function launchPuppeteer(name: 'chromium' | 'firefox'): Promise<Engine> {
  const isFirefox = name === 'firefox';
  const browser = await puppeteer.launch({
    browser: isFirefox ? 'firefox' : 'chrome',
    executablePath: find[name]() ?? '',
    headless: true,
    defaultViewport: null,
    args: isFirefox
      ? ['--width=1280', '--height=886']
      : ['--window-size=1280,887', '--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
    ...(isFirefox ? { extraPrefsFirefox: { 'media.autoplay.default': 0, 'intl.accept_languages': 'en-HK' } } : {}),
  });
  return {
    title: `${name} ${(await browser.version()).replace(/^\D*/, '')}`,
    // Firefox never focuses its first tab.
    openTab: async () => puppeteerTab(await browser.newPage()),
    close: () => browser.close(),
  };
}

function puppeteerTab(page: Page): Tab {
  const run = <T>(body: string, ...args: unknown[]) =>
    whileItLoads(() => page.evaluate(`(function () { ${body} }).apply(null, ${JSON.stringify(args)})`) as Promise<T>);
  return {
    go: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    run,
    pressAt: (x, y) => page.mouse.click(x, y),
    moveTo: (x, y) => page.mouse.move(x, y),
    key: (name) => page.keyboard.press(name as KeyInput),
    type: (text) => page.keyboard.type(text),
    close: () => page.close(),
  };
}

/** Returns a port that was free a moment ago. */
const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Starts a screen in memory; returns its name. */
function startScreen(): Promise<{ display: string; process: ChildProcess }> {
  const screen = spawn(find.screen() ?? '', ['-displayfd', '3', '-screen', '0', '1700x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    screen.once('error', reject);
    screen.stdio[3]?.once('data', (text) => resolve({ display: `:${String(text).trim()}`, process: screen }));
  });
}

const keysOfWebDriver: Readonly<Partial<Record<KeyName, string>>> = {
  Escape: Key.ESCAPE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  Enter: Key.ENTER,
  Tab: Key.TAB,
  Space: Key.SPACE,
};

async function launchWebKit(): Promise<Engine> {
  const screen = await startScreen();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: screen.display, LC_ALL: 'C.UTF-8', GDK_BACKEND: 'x11' };
  const driver = spawn(find.driver() ?? '', [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
  const stop = () => {
    driver.kill();
    screen.process.kill();
  };
  try {
    await responses(`http://127.0.0.1:${port}/status`);
    // A server of its own: the package's manager, which downloads drivers, is never asked.
    const session = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: find.miniBrowser(), args: ['--automation'] },
        }),
      )
      .build();
    // A hidden tab is asleep. So tabs are used again, and a second tab is a window.
    const free = [await session.getWindowHandle()];
    return {
      title: `webkit ${(await session.getCapabilities()).get('browserVersion')}`,
      async openTab() {
        const known = free.pop();
        const all = session.switchTo();
        await (known === undefined ? all.newWindow('window') : all.window(known));
        const handle = await session.getWindowHandle();
        const window = session.manage().window();
        await window.setRect({ width: 1280, height: 800, x: 0, y: 0 });
        const inner = await session.executeScript<number>('return innerHeight');
        await window.setRect({ width: 1280, height: 1600 - inner, x: 0, y: 0 });
        return webDriverTab(session, handle, () => void free.push(handle));
      },
      async close() {
        await session.quit().catch(() => undefined);
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

async function responses(url: string): Promise<void> {
  for (let left = 100; ; left -= 1) {
    const responds = await fetch(url).then(
      () => true,
      () => false,
    );
    if (responds) return;
    if (left === 0) throw new Error(`${url} does not answer`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function webDriverTab(session: WebDriver, handle: string, onClose: () => void): Tab {
  const here = async () => {
    await session.switchTo().window(handle);
    return session;
  };
  return {
    go: async (url) => (await here()).get(url),
    run: <T>(body: string, ...args: unknown[]) =>
      whileItLoads(async () => (await here()).executeScript<T>(body, ...args)),
    async pressAt(x, y) {
      const at = { x: Math.round(x), y: Math.round(y), duration: 0, origin: Origin.VIEWPORT };
      await (await here()).actions().move(at).press().release().perform();
    },
    async moveTo(x, y) {
      const at = { x: Math.round(x), y: Math.round(y), duration: 0, origin: Origin.VIEWPORT };
      await (await here()).actions().move(at).perform();
    },
    key: async (name) =>
      (await here())
        .actions()
        .sendKeys(keysOfWebDriver[name] ?? name)
        .perform(),
    type: async (text) => (await here()).actions().sendKeys(text).perform(),
    async close() {
      await (await here()).get('about:blank');
      onClose();
    },
  };
}
