import { expect, it } from 'vitest';
import { joinLabel, joinNames, joinTexts } from './joinNames';

it.each([
  [['Ms Karen Lau', 'Mr Daniel Ho'], 'Ms Karen Lau, Mr Daniel Ho'],
  [['楊志恆老師', 'Priya Nair 博士'], '楊志恆老師、Priya Nair 博士'],
  [['サラ先生', '田中先生'], 'サラ先生、田中先生'],
  [['이수진 선생님', '김민준 선생님'], '이수진 선생님, 김민준 선생님'],
  [['ครูอริน'], 'ครูอริน'],
  [[], ''],
])('%j is read as %s', (names, text) => {
  expect(joinNames(names.map((name) => ({ name })))).toBe(text);
});

it('lists other texts in the same way', () => {
  expect(joinTexts(['逢星期五', '12 堂', '18 小時'])).toBe('逢星期五、12 堂、18 小時');
  expect(joinTexts(['Fridays', '12 sessions', '18 h'])).toBe('Fridays, 12 sessions, 18 h');
});

it.each([
  ['選擇', 'Python 入門', '選擇：Python 入門'],
  ['選ぶ', '力と運動', '選ぶ：力と運動'],
  ['선택', '힘과 운동', '선택: 힘과 운동'],
  ['Choose', 'Forces', 'Choose: Forces'],
  ['', '直播班', '：直播班'],
  ['查看套裝', '', '查看套裝：'],
])('writes the colon of the script between %j and %j', (label, name, text) => {
  expect(joinLabel(label, name)).toBe(text);
});
