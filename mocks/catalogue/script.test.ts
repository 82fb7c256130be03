import { expect, it } from 'vitest';
import { buildCatalogue } from './build.ts';

/** Characters that only Simplified Chinese has. */
const simplified =
  '业东严丧个临为举义乐习书买产亲亿们会关写务动劳势区华协单卖厅历压参双发变叶号员响团园围国图圆场块坚坛声处备够头夺奋妇妈学宝实审宽对寻导寿将尔层属岁师带帮库应废开异张弯归录彻径忆忧态总恋恳恶惯战户执扩扫扬报担拟择挥损换无旧时显晓暂术机杀权条来标树样档桥检楼欢毕气汇汉测济涨满灭灯灵热爱爷状独献环现电监盘码确礼积称稳竞笔签简类粮紧红约级纪纸线练组细终经结给络绝统继绩续维综绿编缘缩网罗职联肃脑节苏药获营虑虽补装见观规视览觉计订认讨让训议记讲许论设访证评识词试话该详语误说请读课谁调谈谢谱负财责败货质购贯贴贵贸费资赏赛赞赢跃轮软轻载较辑输边达过运还这进远连迟选递遗邮释钟钢钱铁银错键长门闭问闲间闻队阳阴阶际陆险随难页项顺须预领频题颜额风飞饭馆马驱验鱼鸟鸡黄齐齿龙';

const texts = (locale: string, region: string) => JSON.stringify(buildCatalogue(region, locale, 0));
const count = (text: string, words: readonly string[]) => words.filter((word) => text.includes(word));

it.each([
  ['zh-hk', 'hk'],
  ['zh-tw', 'tw'],
])('%s is never Simplified', (locale, region) => {
  const found = [...new Set(texts(locale, region))].filter((character) => simplified.includes(character));
  expect(found).toEqual([]);
});

it('uses the words of each place', () => {
  const taiwanese = ['什麼', '裡', '複習', '學測', '網路', '高一', '著'];
  const hongKong = ['甚麼', '裏', '溫習', 'DSE', '網絡', '中四', '着'];
  expect(count(texts('zh-hk', 'hk'), taiwanese)).toEqual([]);
  expect(count(texts('zh-tw', 'tw'), hongKong)).toEqual([]);
  expect(count(texts('zh-hk', 'hk'), hongKong)).toEqual(hongKong);
  expect(count(texts('zh-tw', 'tw'), taiwanese)).toEqual(taiwanese);
});

it.each([
  ['en-hk', 'hk', false],
  ['zh-hk', 'hk', true],
  ['zh-tw', 'tw', true],
] as const)('titles of %s are in its own language', (locale, region, han) => {
  const { courses, topics, posts, banners } = buildCatalogue(region, locale, 0);
  const titles = [...courses, ...posts, ...banners].map((item) => item.title).concat(topics.map((topic) => topic.name));
  expect(titles.filter((title) => /\p{Script=Han}/u.test(title) !== han)).toEqual([]);
});
