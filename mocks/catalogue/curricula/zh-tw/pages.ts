import type { PageTexts } from '../../curriculum.ts';

export const pages: PageTexts = {
  leadGroups: ['從零開始', '考試這一年', '跟著學校進度', '給好奇的你'],
  library: { title: '整座圖書館', description: '從第一步到最後一張考卷，所有預錄課程都在這裡。' },
  courseGroups: [
    { title: '模擬考倒數兩週', description: '模擬考前兩週看得完的課程，還有應該先做的小測驗。' },
    { title: '自然科書架', description: '物理、化學、生物，從入門到非選題。' },
    { title: '讀與寫', description: '兩種語文的閱讀、寫作和論述。' },
    { title: '免費開始', description: '整門課程完全免費，今晚就可以開始。' },
    { title: '一個週末看完', description: '八、九堂的短課程。' },
    { title: '程式與謎題', description: '給喜歡拆開東西看的人。' },
  ],
  subjectCategories: ['語文', '數學與資訊', '自然', '社會'],
  banners: [
    '二次函數從零開始：早鳥價到下週',
    '每晚直播：看看今晚哪位老師上課',
    '高一數學全年：8 門課程任選 3 門',
    'Python 入門：預購，為一關命名',
    '模擬考倒數兩週：歷屆試題回放全部開放',
    '函數與圖形：林佳穎老師直播',
    '學測數學：歷屆試題直播',
    '這週的課表出爐',
    '高一起步組合：四門課程加一門直播課',
    '距離模擬考兩週：從這裡開始',
    '寫一篇閱卷老師想讀完的作文，免費',
    '三個課程組合，給喜歡數字的你',
  ],
  heroSections: [
    {
      title: '今晚直播上課，之後隨時複習。',
      description: '為國一到高三設計的每週直播課與預錄課程，由台灣老師回答你的問題。',
    },
    { title: '每週，同一位老師，同一個時間。', description: '任何裝置都能進入課堂。錯過了，還有回放。' },
    { title: '認識為你講解的人。', description: '二十四位老師，每人一段短片。找一個適合你的聲音。' },
  ],
  marquees: {
    home: '模擬考倒數兩週：這週和下週，所有歷屆試題回放免費開放。',
    regular_class: '從週一起，平日直播課改為 7:00 PM 以後開始。',
    course: '距離模擬考兩週：需要的課程都放在同一個地方。',
  },
  upsells: {
    home: '任選 3 門課程更划算：高一數學全年',
    regular_class: '直播課再加兩門課程，一起買更划算',
    course: '四門課程加一門直播課，一組買齊',
  },
  promotions: {
    course: { title: '模擬考倒數兩週', description: '二十八門課程，照先後順序排好。' },
    live: { title: '免費試看一堂', description: '大部分直播課的第一堂都可以免費看。' },
  },
  regularClassCampaigns: ['第一堂直播課免費看', '這週的課表'],
  courseCampaigns: ['模擬考倒數兩週', '免費課程'],
  activities: ['模擬考前一週', '高中選課'],
  footerFaq: ['怎麼開始', '付款與退費', '回放', '裝置與 App'],
};
