import type { Page } from '@playwright/test';
import { expect, test } from './harness/fixtures';
import { playerOf } from './harness/player';
import { fakeProvider, replaceVideo } from './harness/providers';
import { apiUrl } from './harness/servers';
import { course, student } from './harness/steps';

const lessonId = 60101;

/** The four kinds of video, with a lesson for each. */
const sources = [
  { kind: 'hls', id: `${apiUrl}/media/video/hls/master.m3u8` },
  { kind: 'mp4', id: `${apiUrl}/media/video/lesson.mp4` },
  { kind: 'youtube', id: 'dQw4w9WgXcQ' },
  { kind: 'vimeo', id: '76979871' },
] as const;

/** Returns the displayed position in seconds, whichever source plays. */
const shownTime = async (page: Page) => {
  const text = await page.getByText(/^\d+:\d\d \/ 1:15$/).innerText();
  const [, minutes, seconds] = /^(\d+):(\d\d)/.exec(text) ?? [];
  return Number(minutes) * 60 + Number(seconds);
};

for (const { kind, id } of sources)
  test(`a lesson from ${kind} continues where it was, jumps, reports and is completed`, {
    tag: kind === 'hls' || kind === 'youtube' ? [] : '@wide',
  }, async ({ page, context, mock, login }) => {
    await login(student.email);
    if (kind === 'youtube' || kind === 'vimeo') await fakeProvider(context, kind);
    await replaceVideo(page, lessonId, { kind, id });
    const player = playerOf(page);
    const at = () => shownTime(page);
    const reaches = (seconds: number) => expect.poll(at).toBeGreaterThanOrEqual(seconds);
    const standsAt = (seconds: number) => expect.poll(at).toBe(seconds);

    await page.goto(`${course.lesson}?t=20`);
    await standsAt(20);
    await page
      .getByRole('button', { name: /^(Continue from 0:20|Play)$/ })
      .first()
      .click();
    await reaches(21);
    await page.keyboard.press('k');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeAttached();

    const stopped = await at();
    await player.press('Forward 15 seconds');
    await standsAt(stopped + 15);
    await player.press('Back 15 seconds');
    await standsAt(stopped);

    await player.press('Speed 1×');
    await page.getByRole('menuitemradio', { name: '2×', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Speed 2×' })).toBeAttached();
    await player.press('Chapter: The idea');
    await page.getByRole('menuitemradio', { name: /Your turn/ }).click();
    await reaches(56);
    await page.keyboard.press('l');
    await expect(page.getByRole('button', { name: 'Watch again' })).toBeVisible();
    await page.getByRole('button', { name: 'Stay here' }).click();

    const told = (await mock.log('trackVideo')).map(({ body }) => body as Record<string, unknown>);
    expect(told[0]).toMatchObject({ event: 'play', progress_duration: 20, is_auto_play: false });
    expect(told[1]).toMatchObject({ event: 'pause', progress_duration: stopped });
    // Quick jumps count as one.
    expect(new Set(told.slice(2, -1).map(({ event }) => event))).toEqual(new Set(['seek', 'play']));
    expect(told.at(-1)).toMatchObject({ event: 'end', progress_duration: 75 });
    await expect
      .poll(async () => (await mock.log('courseProgress')).map(({ body, status }) => ({ body, status })).at(-1))
      .toEqual({ body: { progress_duration: 75 }, status: 200 });
  });

for (const kind of ['youtube', 'vimeo'] as const)
  test(`${kind} that never answers is said to be silent, and another try finds it at the same place`, {
    tag: kind === 'youtube' ? [] : '@wide',
  }, async ({ page, context }) => {
    const provider = await fakeProvider(context, kind);
    provider.isAwake = false;
    await replaceVideo(page, lessonId, { kind, id: 'clip' });
    await page.clock.install();
    await page.goto(`${course.lesson}?t=20`);
    await expect(page.frameLocator('iframe').getByText(kind)).toBeVisible();
    await page.clock.fastForward(16_000);
    await expect(page.getByText("We can't tell how far you've watched")).toBeVisible();

    provider.isAwake = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText("We can't tell how far you've watched")).toHaveCount(0);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => shownTime(page)).toBeGreaterThan(20);
    expect(await shownTime(page)).toBeLessThan(26);
    expect(provider.asked).toHaveLength(2);
  });
