import type { Page } from '@playwright/test';
import { type ContentLocale, contentPage, contentTime, longTimePage } from './harness/contentPages';
import { evening, expect, test } from './harness/fixtures';
import { expectSilent, expectTakenOver, messagesOf, watchTakeOver } from './harness/hydration';
import { siteUrl } from './harness/servers';
import { holdScripts } from './harness/steps';

/** The evening after the build asked for the content. */
test.beforeEach(async ({ mock }) => void (await mock.reset({ now: evening, anchor: Date.parse(contentTime) })));

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  interface Words {
    locale: ContentLocale;
    /** Title, the first lesson and the last. */
    course: readonly [string, string, string];
    /** Title, heading of the timetable, day and name of the last class. */
    topic: readonly [string, string, string, string];
    /** Title, a heading in its text, its last sentence. */
    post: readonly [string, string, string];
  }
  const words: Words[] = [
    {
      locale: 'zh-hk',
      course: ['二次方程由零開始：圖像、根與應用題', '先不談代數，看看拋物線的樣子', '小測\u00a03：同學最常問的問題'],
      topic: ['中四數學：函數與圖像', '時間表', '12月29日（星期二）', '測驗前答問'],
      post: ['模擬試前一星期，怎樣溫書才不會累壞', '三晚三科', '一晚溫不完一章書，通宵一晚卻足以忘掉一章。'],
    },
    {
      locale: 'th-th',
      course: [
        'สมการกำลังสองเริ่มจากศูนย์: กราฟ ราก และโจทย์ปัญหา',
        'พาราโบลาหน้าตาแบบไหน ดูก่อนค่อยคำนวณ',
        'แบบ\u2060ทดสอบย่อย\u00a03: คำถามที่เพื่อน\u00a0ๆ ถามบ่อย',
      ],
      topic: ['คณิต ม.4: ฟังก์ชันและกราฟ', 'ตารางเรียน', 'อ. 29 ธ.ค.', 'ถามให้หมดก่อนสอบ'],
      post: ['สัปดาห์สุดท้ายก่อนสอบ: อ่านยังไงไม่ให้หมดแรง', 'สามคืน สามวิชา', 'โต้รุ่งคืนเดียวไม่ได้ทำให้จำได้ทั้งบท มีแต่จะทำให้ลืมหมด'],
    },
    {
      locale: 'ja-jp',
      course: ['2次関数をゼロから：グラフ・解・文章題', '式の前に、2次関数の形を見る', 'まとめ3：みんなから届いた質問'],
      topic: ['高1数学：関数とグラフ', '時間割', '12月29日(火)', 'テスト前の質問会'],
      post: [
        '模試前の1\u2060週間、燃え尽きない勉強法',
        '3\u2060日で3教科',
        '一夜漬けで1単元は身につかない。それどころか、徹夜で1単元分が抜けていく。',
      ],
    },
  ];
  for (const { locale, course, topic, post } of words)
    test(`${locale}: a course has its lessons, a class its timetable, an article its text`, {
      tag: locale === 'th-th' ? [] : '@wide',
    }, async ({ page }) => {
      const main = page.getByRole('main');
      const open = async (kind: 'course' | 'topic' | 'post', title: string) => {
        await page.goto(contentPage(locale, kind));
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
        return main.innerText();
      };
      const [title, ...lessons] = course;
      const syllabus = await open('course', title);
      for (const lesson of lessons) expect(syllabus).toContain(lesson);
      await expect(main.locator('li > a[href*="/lesson/"]').filter({ visible: true })).toHaveCount(18);
      const [name, ...timetable] = topic;
      const classes = await open('topic', name);
      for (const part of timetable) expect(classes).toContain(part);
      const [headline, heading, sentence] = post;
      expect(await open('post', headline)).toContain(sentence);
      await expect(main.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    });
});

test.describe('a course page is taken over', () => {
  const clicks = 6;
  const visits = 5;

  /** Counts the addresses to which the page goes; each chosen tab is one. */
  const watchAddresses = (page: Page) =>
    page.addInitScript(() => {
      const opened: string[] = [];
      Object.assign(window, { opened });
      const push = history.pushState.bind(history);
      history.pushState = (state, unused, url) => {
        opened.push(String(url));
        push(state, unused, url);
      };
    });

  test(`and none of ${clicks * visits} clicks meanwhile is lost or counts twice`, { tag: '@wide' }, async ({
    page,
  }) => {
    await watchTakeOver(page);
    await watchAddresses(page);
    for (let visit = 0; visit < visits; visit += 1) {
      const release = await holdScripts(page, /\.js$/);
      await page.goto(contentPage('zh-hk', 'topic'), { waitUntil: 'commit' });
      const tabs = page.getByRole('main').getByRole('tab');
      await expect(tabs).toHaveCount(8);
      const ids = await tabs.evaluateAll((all) => all.map(({ id }) => id));
      // The first one is open. Each visit chooses others, and lets the scripts go at another moment.
      const chosen = ids.slice(1).filter((_, index) => index !== visit);
      expect(chosen).toHaveLength(clicks);
      for (const [index, id] of chosen.entries()) {
        if (index === visit + 1) release();
        await page.locator(`[id="${id}"]`).click();
      }
      release();
      await expectTakenOver(page);
      const keys = chosen.map((id) => `?tab=${id.split('-').at(-1)}`).sort();
      const opened = () => page.evaluate(() => (window as unknown as { opened: string[] }).opened);
      const searches = async () => (await opened()).map((url) => new URL(url, siteUrl).search).sort();
      await expect.poll(searches).toEqual(keys);
      await page.waitForLoadState('networkidle');
      expect(await searches(), 'none is answered again later').toEqual(keys);
      await page.unrouteAll();
    }
  });
});

test('a link with a campaign and a filter opens on the HTML of its list', async ({ page }) => {
  const said = messagesOf(page);
  await watchTakeOver(page);
  for (const path of [
    '/en-hk?utm_source=chat#free',
    '/th-th/regular-class/topics?subject=1',
    '/ja-jp/login?next=%2Fja-jp%2Fcourse',
  ]) {
    await page.goto(path);
    await expectTakenOver(page);
    await page.waitForLoadState('networkidle');
    await expectTakenOver(page);
  }
  await expect(page.getByRole('main').locator('a[href="/ja-jp/signup?next=%2Fja-jp%2Fcourse"]')).toBeVisible();
  expect(said).toEqual([]);
});

test('a link with a campaign and a tab opens on the HTML of its page, and then in that tab', async ({ page }) => {
  const said = messagesOf(page);
  await watchTakeOver(page);
  await page.goto(`${contentPage('th-th', 'topic')}?utm_source=chat&tab=scheduledLessons`);
  await expectTakenOver(page);
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectTakenOver(page);
  expect(said).toEqual([]);
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, timezoneId: 'America/New_York' });
  test('a class does not move when its times become those of another zone', async ({ page }) => {
    await page.clock.setFixedTime(evening);
    await expectSilent(page, [longTimePage], 0.02);
    await expect(page.getByText(/GMT-5/).filter({ visible: true }).first()).toBeVisible();
  });
});

test('a course without HTML of its own is there by the fallback, asked for once', async ({ page, mock }) => {
  const said = messagesOf(page);
  const response = await page.goto('/zh-hk/course/102');
  expect(await response?.text()).not.toContain('id="prerendered"');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: '課程內容' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await mock.log('course')).toHaveLength(1);
  expect(said).toEqual([]);
});
