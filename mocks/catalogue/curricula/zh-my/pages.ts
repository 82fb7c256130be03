import type { PageTexts } from '../../curriculum.ts';

export const pages: PageTexts = {
  leadGroups: ['从零开始', '考试班', '跟着学校进度', '给好奇的你'],
  library: { title: '整座图书馆', description: '从第一步到最后一份考卷，所有预录课程都在这里。' },
  courseGroups: [
    { title: '预考两星期', description: '预考前两个星期看得完的课程，还有应该先做的小测。' },
    { title: '理科书架', description: '物理、化学、生物，从入门到长题目。' },
    { title: '读与写', description: '两种语文的阅读、写作和论述。' },
    { title: '免费开始', description: '整门课程不用钱，今晚就可以开始。' },
    { title: '一个周末看完', description: '八、九堂的短课程。' },
    { title: '编程与谜题', description: '给喜欢把东西拆开来看的人。' },
  ],
  subjectCategories: ['语文', '数学与电脑', '理科', '人文与社会'],
  banners: [
    '二次方程从零开始：早鸟价到下星期',
    '每晚直播：看看今晚哪位老师上课',
    '中四数学全年：8 门课程任选 3 门',
    'Python 入门：预购，给一关取名字',
    '预考两星期：历年考题重播全部开放',
    '函数与图像，林佳慧老师直播',
    '统考数学：历年考题直播',
    '这个星期的时间表出炉了',
    '中四起步配套：四门课程加一门直播课',
    '距离预考两星期：从这里开始',
    '写一封考官想读完的电邮，免费',
    '三个配套，给喜欢数字的你',
  ],
  heroSections: [
    {
      title: '今晚上直播课，之后随时重温。',
      description: '为中一到中六而设的每星期直播课与预录课程，由马来西亚的老师回答你的问题。',
    },
    { title: '每星期，同一位老师，同一时间。', description: '用什么设备都可以上课。错过了，还有重播。' },
    { title: '认识给你讲解的人。', description: '二十四位老师，每人一段短片。找一个适合你的声音。' },
  ],
  marquees: {
    home: '预考两星期：这个星期和下个星期，所有历年考题重播免费开放。',
    regular_class: '从星期一起，平日直播课改为 7:00 PM 或之后开始。',
    course: '距离预考两星期：适合的课程都在同一个书架。',
  },
  upsells: {
    home: '任选 3 门更划算：中四数学全年',
    regular_class: '直播课再加两门课程，一起买更划算',
    course: '四门课程加一门直播课，一套搞定',
  },
  promotions: {
    course: { title: '预考两星期', description: '二十八门课程，按先后次序排好。' },
    live: { title: '试上第一堂', description: '大部分直播课的第一堂，都可以免费看重播。' },
  },
  regularClassCampaigns: ['第一堂免费看', '这个星期的时间表'],
  courseCampaigns: ['预考两星期', '免费课程'],
  activities: ['预考前一个星期', '升中四选科'],
  footerFaq: ['怎样开始', '付款与退款', '课堂重播', '设备与 App'],
};
