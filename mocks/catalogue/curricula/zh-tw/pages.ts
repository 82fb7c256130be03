import type { PageTexts } from '../../curriculum.ts';

export const pages: PageTexts = {
  leadGroups: ['從零開始', '大考衝刺', '跟著學校進度', '給好奇的你'],
  library: { title: '課程總覽', description: '從打基礎到考前衝刺，所有預錄課程都在這裡。' },
  courseGroups: [
    { title: '模擬考倒數兩週', description: '模擬考前最值得看的課程，先從小測驗開始。' },
    { title: '自然科專區', description: '物理、化學、生物，從入門到非選題都有。' },
    { title: '閱讀與寫作', description: '國文和英文的閱讀、寫作與論述。' },
    { title: '免費課程', description: '整門課都免費，今晚就能開始。' },
    { title: '一個週末看完', description: '十堂以內的短課程。' },
    { title: '程式與解謎', description: '給喜歡動腦、追根究柢的你。' },
  ],
  subjectCategories: ['語文', '數學與資訊', '自然', '社會'],
  banners: [
    '二次函數從零開始：早鳥價只到下週',
    '每晚直播：看看今晚哪位老師上課',
    '高一數學全年：8 門課程任選 3 門',
    'Python 入門預購中：幫一個關卡命名',
    '模擬考倒數兩週：歷屆試題課回放全部開放',
    '林佳穎老師直播：函數與圖形',
    '直播解題：學測數學歷屆試題',
    '本週課表出爐',
    '高一起步組合：四門課程加一門直播課',
    '模擬考倒數兩週：從這裡開始',
    '免費課程：寫一篇讓閱卷老師想讀完的英文作文',
    '給喜歡數字的你：三個課程組合',
  ],
  heroSections: [
    {
      title: '今晚直播上課，之後隨時複習。',
      description: '國小高年級到高三都適合。每週直播課與預錄課程，由台灣老師回答你的問題。',
    },
    { title: '每週同一時間，同一位老師。', description: '手機、平板、電腦都能上課，錯過了也有回放。' },
    { title: '先認識你的老師。', description: '24 位老師，每位都有介紹短片，找到最適合你的那一位。' },
  ],
  marquees: {
    home: '模擬考倒數兩週：這週和下週，所有歷屆試題課的回放免費開放。',
    regular_class: '下週一起，平日晚上加開直播課。',
    course: '模擬考倒數兩週：該看的課程都整理好了。',
  },
  upsells: {
    home: '高一數學全年：任選 3 門更划算',
    regular_class: '一門直播課加兩門課程，一起買更划算',
    course: '四門課程加一門直播課，一次買齊',
  },
  promotions: {
    course: { title: '模擬考倒數兩週', description: '28 門課程，從最重要的看起。' },
    live: { title: '免費試看第一堂', description: '大部分直播課的第一堂，都能免費試看。' },
  },
  regularClassCampaigns: ['第一堂直播課免費看', '本週課表'],
  courseCampaigns: ['模擬考倒數兩週', '免費課程'],
  activities: ['模擬考前一週', '高中選課'],
  company: ['關於我們', '使用條款', '隱私權政策', '兒少保護'],
  footerFaq: ['怎麼開始', '付款與退費', '直播回放', '裝置與 App'],
};
