import type { OfferTexts } from '../../curriculum.ts';

export const offers: OfferTexts = {
  plans: {
    course: {
      name: '完整课程',
      description: '全部课堂和练习卷',
      longDescription:
        '<ul><li>所有课堂，包括即将上线的</li><li>练习卷附详细答案</li><li>有问题可以问老师</li><li>七天内而且看了不到三堂，可以退款</li></ul>',
      highlight: '一次性付款',
      contractPeriod: '没有合约',
      lastDay: '到学期结束',
    },
    questions: {
      name: '课程加提问',
      description: '完整课程，还可以向指定老师提问 20 题',
      longDescription: '<p>拍下任何题目，由你指定的老师用短片解答。</p>',
      highlight: '可提问 20 题',
      contractPeriod: '没有合约',
      lastDay: '到学期结束',
    },
    free: {
      name: '免费课程',
      description: '全部课堂，不用付款',
      longDescription: '<p>报名一次，课程就会留在“我的学习”。</p>',
      highlight: '免费',
      contractPeriod: '没有合约',
      lastDay: '没有期限',
    },
    monthly: {
      name: '月费方案',
      description: '一个月四堂，包括全部重播',
      longDescription: '<ul><li>每星期直播</li><li>订阅期间随时看重播</li><li>随时可以取消</li></ul>',
      highlight: '最多人选',
      contractPeriod: '每月自动续订',
      lastDay: '到你取消为止',
    },
    semester: {
      name: '整个学期',
      description: '到学期结束的所有课堂',
      longDescription: '<ul><li>学期内每一堂</li><li>重播可观看至学期最后一天</li><li>附印刷版练习簿</li></ul>',
      highlight: '一个学期，一个价钱',
      contractPeriod: '四个月',
      lastDay: '到学期结束',
    },
    yearly: {
      name: '一整年',
      description: '付十个月，上十二个月',
      longDescription: '<ul><li>免费两个月</li><li>包括学校假期工作坊</li></ul>',
      highlight: '送两个月',
      contractPeriod: '十二个月',
      lastDay: '从今天起一年',
    },
    pass: {
      name: '直播课加提问',
      description: '直播课，还可以向指定老师提问 20 题',
      longDescription: '<p>拍下任何题目，由你指定的老师用短片解答。</p>',
      highlight: '可提问 20 题',
      contractPeriod: '每月自动续订',
      lastDay: '到你取消为止',
    },
    set: {
      name: '全套',
      description: '配套内全部内容，可观看 12 个月',
      longDescription: '<p>一次性付款，12 个月内全部内容都能看。如果已经买过其中一部分，请先联络我们再购买。</p>',
      highlight: '一次买齐',
      contractPeriod: '没有合约',
      lastDay: '从今天起 12 个月',
    },
  },
  bundles: [
    { title: '中四数学全年', description: '8 门课程任选 3 门：代数、图像、几何，也可以选物理或编程。' },
    { title: '理科三科，自由搭配', description: '物理、化学、生物共 8 门课程，任选 4 门。' },
    { title: '英文：预录加直播', description: '任选 3 门：预录课程随时看，直播课每星期准时上。' },
    { title: '历史地理，自由搭配', description: '历史与地理的课程或直播课，任选 2 门。' },
    { title: '动手做，动脑想', description: '电脑科学与数学任选 3 门，包括 Python 小游戏。' },
    { title: '华文：读与写', description: '选几门都可以：文言、作文、小作家。' },
  ],
  bundleSets: [
    { title: '给喜欢数字的你', description: '数学、理科和电脑科学的三个配套。' },
    { title: '给喜欢文字的你', description: '语文与人文的三个配套。' },
  ],
  prepacks: [
    { title: '中四起步配套', description: '四门课程加一门数学直播课，中四理科生上半年要学的，一次备齐。' },
    { title: 'STPM 核心配套', description: '三门完整课程加两门每星期的直播课：数学、华文和 MUET 英文。' },
    { title: '学校假期配套', description: '英文故事、几何证明，加上机器人和写作两个小组班，假期慢慢学。' },
  ],
  groupPasses: ['数学小组班', '机器人小组班', '写作小组班'],
};
