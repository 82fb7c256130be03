import { expect, type Page } from '@playwright/test';

export const student = { email: 'student@lantern.example', password: 'lantern-demo' };

/** The course of the journeys: not owned, its first two lessons are free. */
export const course = {
  path: '/en-hk/course/601',
  title: 'Cells, enzymes and membranes',
  lesson: '/en-hk/course/601/lesson/60101',
  secondLesson: '/en-hk/course/601/lesson/60102',
};

/** A course of maths: a guest may watch the first two lessons, and only its film has two qualities. */
export const mathsCourse = {
  lesson: '/en-hk/course/101/lesson/10101',
  secondLesson: '/en-hk/course/101/lesson/10102',
};

/** Scenario in which the first lesson of the courses is short (HLS), and the second one too (MP4), so that their end is near. */
export const shortFilms = [101, 601].map((id) => `lesson:${id}01=short;lesson:${id}02=file`).join(';');

/** A course of the student's own: its first lesson is begun, the second one is not. */
export const ownCourse = {
  lesson: '/en-hk/course/learning/101/lesson/10101',
  secondLesson: '/en-hk/course/learning/101/lesson/10102',
};

export async function fillLogin(page: Page, { email, password } = student): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
}

/** Fills in and submits the form of the login page. */
export async function sendLogin(page: Page, account = student): Promise<void> {
  await fillLogin(page, account);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Returns path, query and hash of the address. */
export const placeOf = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

export const expectPlace = (page: Page, expected: string) => expect.poll(() => placeOf(page)).toBe(expected);

/** Waits for the first item of the page's list. */
export const expectListed = (page: Page) => expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();

/** Waits until the service worker is active. */
export const expectWorker = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

/** Returns the path of the login page with `next` set to a place. */
export const loginFor = (path: string) => `/en-hk/login?next=${encodeURIComponent(path)}`;

/** Holds the scripts whose path matches until the returned function is called. */
export async function holdScripts(page: Page, scripts: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
