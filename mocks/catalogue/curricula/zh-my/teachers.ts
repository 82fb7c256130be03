import type { TeacherText } from '../../curriculum.ts';

/** In the order of the blueprint; `{name}` includes the form of address. */
export const teachers: readonly TeacherText[] = [
  {
    about: '{name}教数学十一年，平日晚上直播，也有预录课程。最怕同学只背公式，所以每一题都先画图。',
    hashtags: ['图像', '有耐心', '练习卷'],
  },
  {
    about: '{name}批改过六年公共考试的考卷，现在教同学用考官的眼光看自己的答案。',
    hashtags: ['阅读', '考官角度', '风趣'],
  },
  {
    about: '{name}从研究实验室走进课室，还顺手带来一半的仪器。直播实验由她主持。',
    hashtags: ['直播实验', '摩尔', '好奇心'],
  },
  { about: '{name}读文言文像在讲邻居的事：谁对谁说了什么，为什么伤人。', hashtags: ['文言', '说书人', '从容'] },
  { about: '{name}桌上有显微镜，显微镜上有镜头。先让你看到，才开始讲解。', hashtags: ['显微镜', '图解', '清楚'] },
  { about: '{name}每题先画草图。同学跟了一个月，不画反而不习惯。', hashtags: ['草图', '力学', '一步一步'] },
  { about: '{name}主持写作诊所：每星期一页，在屏幕上一起改写。', hashtags: ['写作', '诊所', '友善'] },
  { about: '{name}的抽屉里有二十年的考卷，大部分都记得。', hashtags: ['历年考题', '快而准', 'STPM'] },
  { about: '{name}在银行上过班，也在巴刹帮过忙，觉得巴刹比较有趣。', hashtags: ['图解', '时事', '市场'] },
  { about: '{name}收藏旧信，每堂课带一封来。第一个问题永远是：谁写的？', hashtags: ['史料', '辩论', '地图'] },
  {
    about: '{name}带同学走过许多山径和海边，笔记簿从不离手；没去成的，也有视频可以看。',
    hashtags: ['考察', '天气', '地图'],
  },
  { about: '{name}晚上写游戏，白天教你游戏是怎样写出来的。', hashtags: ['Python', '游戏', '作品'] },
  { about: '{name}相信，没读过的文章并不可怕，只是还没有人介绍你们认识。', hashtags: ['阅读', '文言', '范例'] },
  { about: '{name}研究过激光，到现在看到一杯水，还是忍不住谈折射。', hashtags: ['压力', '实验', '电学'] },
  { about: '{name}教初中，记得每个人的名字，没有人会被忽略。', hashtags: ['升中', '小班', 'Scratch'] },
  { about: '{name}把满分答案和只差一点的答案并排写给你看。', hashtags: ['氧化还原', '温习', '关键词'] },
  { about: '{name}在海边长大，演过舞台剧，一开口读故事，你就像坐在台下。', hashtags: ['故事', '口说', '词汇'] },
  { about: '{name}咖啡乌还没喝完，就把报纸头条画成一张图。', hashtags: ['宏观', '贸易', '头条'] },
  { about: '{name}用扑克牌解释算法，到现在一张牌也没少。', hashtags: ['算法', '网页', '不插电'] },
  { about: '{name}在三个州教过书，画心脏可以一笔完成。', hashtags: ['遗传', '论述题', '人体'] },
  { about: '{name}把历史教成一场长长的辩论，你也有份参加。', hashtags: ['独立', '老街', '论述'] },
  { about: '{name}会带同学设计路线、看云，学期末还会安排寻宝。', hashtags: ['地图技能', '河流', '户外'] },
  { about: '{name}带着一群小作家：一张图、一个开头、一页纸。', hashtags: ['小作家', '记叙', '温柔'] },
  { about: '{name}多年来为数学比赛出题，还是最爱短的解法。', hashtags: ['谜题', '证明', '三角'] },
];
