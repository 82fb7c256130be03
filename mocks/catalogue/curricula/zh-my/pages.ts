import type { PageTexts } from '../../curriculum.ts';

export const pages: PageTexts = {
  leadGroups: ['从零开始', '考试班', '跟着学校进度', '课外探索'],
  library: { title: '课程总览', description: '从打基础到考前冲刺，所有预录课程都在这里。' },
  courseGroups: [
    { title: '考前冲刺', description: '考前两星期最值得看的课程，先从小测开始。' },
    { title: '理科专区', description: '物理、化学、生物，从入门到论述题。' },
    { title: '读与写', description: '华文与英文的阅读、写作和论述。' },
    { title: '免费课程', description: '整门课程都免费，今晚就能开始。' },
    { title: '一个周末看完', description: '十堂以内的短课程。' },
    { title: '编程与解谜', description: '给喜欢动手、爱找答案的你。' },
  ],
  subjectCategories: ['语文', '数学与电脑', '理科', '人文与社会'],
  banners: [
    '二次方程从零开始：早鸟价只到下星期',
    '每晚直播：看看今晚哪位老师上课',
    '中四数学全年：8 门课程任选 3 门',
    'Python 入门：现在预购，还能为游戏关卡取名',
    '考前冲刺：历年考题课的重播全部开放',
    '林佳慧老师直播：函数与图像',
    'STPM 数学：历年考题直播',
    '这个星期的时间表出炉了',
    '中四起步配套：四门课程加一门直播课',
    '考前倒数两星期：从这里开始',
    '免费课程：写一封让考官想读完的英文电邮',
    '给喜欢数字的你：三个配套',
  ],
  heroSections: [
    {
      title: '今晚直播上课，随时看重播。',
      description: '五年级到中六的直播课与预录课程，本地老师亲自回答你的问题。',
    },
    { title: '同一位老师，同一时间，每星期见。', description: '手机、平板、电脑都能上课，错过了还有重播。' },
    { title: '先认识老师，再上课。', description: '24 位老师，每位都有一段短片，看看哪一位最适合你。' },
  ],
  marquees: {
    home: '考前冲刺：这个星期和下个星期，历年考题课的重播全部免费看。',
    regular_class: '公共假期照常上课，当天没空可以看重播。',
    course: '考前倒数两星期：该看的课程都在这里。',
  },
  upsells: {
    home: '中四数学全年：任选 3 门更划算',
    regular_class: '直播课再加两门课程，一起买更划算',
    course: '四门课程加一门直播课，一次买齐',
  },
  promotions: {
    course: { title: '考前冲刺', description: '28 门课程，从最重要的看起。' },
    live: { title: '免费试看第一堂', description: '大部分直播课的第一堂，都能免费看重播。' },
  },
  regularClassCampaigns: ['第一堂免费看', '这个星期的时间表'],
  courseCampaigns: ['考前冲刺', '免费课程'],
  activities: ['考前一个星期', '升中四选科'],
  company: ['关于我们', '使用条款', '隐私政策', '儿童保护'],
  footerFaq: ['怎样开始', '付款与退款', '课堂重播', '设备与 App'],
};
