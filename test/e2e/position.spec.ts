import { expect, test } from './harness/fixtures';
import { type Player, playerOf } from './harness/player';
import { course, ownCourse, student } from './harness/steps';

const offline = /net::ERR_INTERNET_DISCONNECTED|net::ERR_CONNECTION|Failed to load resource/;

/** Watches until about the 20th second with a jump, and returns the position. */
async function watch(player: Player): Promise<number> {
  await player.play();
  await player.press('Forward 15 seconds');
  await player.reaches(18);
  return player.time();
}

const secondsOf = (text: string) => {
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(text) ?? [];
  return Number(minutes) * 60 + Number(seconds);
};

for (const { who, email, path } of [
  { who: 'a guest', email: null, path: course.secondLesson },
  { who: 'a member', email: student.email, path: course.secondLesson },
  { who: 'an owner', email: student.email, path: ownCourse.secondLesson },
])
  test(`${who} who goes offline and whose tab is killed loses at most 15 s`, {
    tag: who === 'a guest' ? [] : '@wide',
  }, async ({ page, context, mock, login, allow }) => {
    allow(offline);
    if (email) await login(email);
    // The tab is killed, not closed: it cannot send anything at its end.
    await page.addInitScript(() => {
      for (const farewell of ['pagehide', 'visibilitychange'])
        window.addEventListener(farewell, (event) => event.stopImmediatePropagation(), true);
    });
    const player = playerOf(page);
    await page.goto(path);
    await player.play();
    // Only buffered video plays without a connection.
    await player.buffers(30);
    await context.setOffline(true);
    await player.press('Forward 15 seconds');
    // Jumps that follow each other within 0.4 s count as one, so a jump is stored a moment later.
    await player.reaches((await player.time()) + 1);
    const stopped = await player.time();
    await page.close();
    expect(await mock.log('courseProgress'), 'nothing gets through').toEqual([]);

    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto(path);
    const start = again.getByRole('button', { name: /^Continue from/ });
    await expect(start).toBeVisible();
    const kept = secondsOf(await start.innerText());
    expect(stopped - kept).toBeLessThanOrEqual(15);
    expect(kept).toBeLessThanOrEqual(Math.ceil(stopped));
    if (!email) return;
    // On a slow machine the same position may be sent twice; never another one.
    const sent = async () => {
      const calls = await mock.log('courseProgress');
      return [...new Set(calls.map(({ body, status }) => JSON.stringify({ body, status })))];
    };
    await expect.poll(sent).toEqual([JSON.stringify({ body: { progress_duration: kept }, status: 200 })]);
  });

test('a position that did not get through is sent when the connection is back', async ({
  page,
  mock,
  login,
  allow,
}) => {
  allow(offline);
  await login(student.email);
  const player = playerOf(page);
  await page.goto(course.secondLesson);
  await mock.fail({ endpoint: 'courseProgress', offline: true, times: 100 });
  await watch(player);
  await player.pause();
  await expect(page.getByText('Not saved yet')).toBeVisible();
  const stopped = Math.floor(await player.time());

  await mock.heal();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  expect((await mock.log('courseProgress')).at(-1)).toMatchObject({
    body: { progress_duration: stopped },
    status: 200,
  });
});
