import { captionFiles } from './harness/captionFiles';
import { fetchResponse } from './harness/fetchResponse';
import { expect, test } from './harness/fixtures';
import { apiUrl } from './harness/servers';
import { course } from './harness/steps';

interface ResponseData {
  data: { course: { lessons: { captions: object[] }[] } };
}

/** Returns the texts of the cues that a `<track>` of the page itself would show. */
async function readTrack(file: string): Promise<string[]> {
  const [video, track] = [document.createElement('video'), document.createElement('track')];
  track.src = URL.createObjectURL(new Blob([file]));
  video.append(track);
  track.track.mode = 'hidden';
  await new Promise((resolve) => track.addEventListener('load', resolve));
  return [...(track.track.cues ?? [])]
    .filter(({ startTime, endTime }) => endTime > startTime)
    .map((cue) => (cue as VTTCue).getCueAsHTML().textContent?.replace(/\s+/g, ' ').trim() ?? '')
    .filter(Boolean);
}

test('the transcript of every odd file has what the browser’s own track has', { tag: '@wide' }, async ({ page }) => {
  const tagOf = (index: number) => `en-x-${index}`;
  await page.route(`${apiUrl}/api/v3/courses/601?*`, async (route) => {
    const response = await fetchResponse(route);
    const body = (await response.json()) as ResponseData;
    const [lesson] = body.data.course.lessons;
    if (lesson)
      lesson.captions = captionFiles.map(({ name }, index) => ({
        lang: tagOf(index),
        label: name,
        url: `/captions/${index}.vtt`,
      }));
    await route.fulfill({ response, json: body });
  });
  await page.route('**/captions/*.vtt', (route) => {
    const index = Number(/(\d+)\.vtt$/.exec(route.request().url())?.[1]);
    return route.fulfill({ contentType: 'text/vtt', body: captionFiles[index]?.file ?? '' });
  });
  await page.goto(course.lesson);
  await page.getByRole('tab', { name: 'Transcript' }).click();
  const list = page.getByRole('list', { name: 'Transcript' });
  for (const [index, { name, file, texts }] of captionFiles.entries()) {
    await test.step(name, async () => {
      await page.getByRole('combobox', { name: 'Transcript language' }).selectOption(tagOf(index));
      await expect(list).toHaveAttribute('lang', tagOf(index));
      // Without white space between lines, the time and the text are two elements.
      await expect(list.locator('button > :last-child')).toHaveText([...texts]);
      expect(await page.evaluate(readTrack, file)).toEqual(texts);
      if (name === 'ruby') await expect(list.locator('rt')).toHaveText(['かん', 'じ', 'ㄓㄨˋ ㄧㄣ']);
    });
  }
});
