import { expect, it } from 'vitest';
import { configuredLinks, findContacts } from './contacts';

it.each([
  ['const a="https://wa.me/85200000000?text=Hi";', 'wa.me/85200000000?text=Hi'],
  ['x={url:`https://api.whatsapp.com/send?phone=85200000000`}', 'api.whatsapp.com/send?phone=85200000000'],
  ['<a href="https://line.me/R/ti/p/@someone">', 'line.me/R/ti/p/@someone'],
  ['"https:\\/\\/lin.ee\\/abc"', 'lin.ee'],
  ["'//pf.kakao.com/_someone'", 'pf.kakao.com/_someone'],
  ['"zalo.me/someone"', 'zalo.me/someone'],
  ['<a href="tel:+85200000000">', 'tel:+85200000000'],
  ['<a href="tel:2000 0000">', 'tel:2000 0000'],
  ['"sms:85200000000"', 'sms:85200000000'],
  ['"mailto:help@lantern.example?subject=Hi"', 'mailto:help@lantern.example?subject=Hi'],
  ['"whatsapp://send?phone=85200000000"', 'whatsapp://send?phone=85200000000'],
  ['{"phone":"+85200000000"}', '+85200000000'],
  ["const phone = '+852 0000-0000';", '+852 0000-0000'],
  ['"Call +852 0000 0000 today"', '+852 0000 0000'],
  ['<p> +852 0000 0000</p>', '+852 0000 0000'],
])('finds the contact in %s', (text, contact) => {
  expect(findContacts(`before ${text} after`)).toEqual([contact]);
});

it.each([
  `return\`tel:\${number}\${extension}\``,
  'const prefix=`tel:`,scheme="mailto:"',
  '{search:!0,tel:!0,text:!0}',
  '"+852"',
  'a.line.measure(b.line.me)',
  '"offline.me" "online.menu"',
  '"https://www.lantern.example/line.message"',
  'sum="1"+2000000000',
])('finds none in %s', (text) => {
  expect(findContacts(text)).toEqual([]);
});

it('reads the links of each region from the configuration', () => {
  const links = configuredLinks('.env.production');
  expect(links.length).toBeGreaterThanOrEqual(11);
  for (const link of links) expect(link).toMatch(/^https:\/\//);
});
