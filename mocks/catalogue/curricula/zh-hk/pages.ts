import type { PageTexts } from '../../curriculum.ts';

export const pages: PageTexts = {
  leadGroups: ['由零開始', '應考之年', '跟學校進度', '給好奇的你'],
  library: { title: '全部錄影課程', description: '由第一步到最後一份試卷，所有課程都在這裏。' },
  courseGroups: [
    { title: '模擬考前兩星期', description: '模擬考前兩星期看得完的課程，還有應該先做的小檢測。' },
    { title: '理科書架', description: '物理、化學、生物，由入門到長題目。' },
    { title: '讀與寫', description: '兩種語文的閱讀、寫作和論說。' },
    { title: '免費開始', description: '整個課程免費，報讀後今晚就可以開始。' },
    { title: '一個週末看完', description: '八、九課的短課程。' },
    { title: '編程與謎題', description: '給喜歡拆開東西看的人。' },
  ],
  subjectCategories: ['語文', '數學與資訊科技', '理科', '個人、社會及人文'],
  banners: [
    '二次方程由零開始：早鳥價至下星期',
    '每晚直播：看看今晚誰教',
    '中四數學全年：8 個課程任選 3 個',
    'Python 入門：預購後可為一關命名',
    '模擬考前兩星期：歷屆試題重溫影片全部開放',
    '函數與圖像，劉嘉欣老師直播',
    'DSE 數學：歷屆試題直播',
    '本星期的時間表出爐',
    '中四起步套裝：四個課程加一個直播班',
    '距離模擬考兩星期：由這裏開始',
    '寫一封考官想讀完的信，免費',
    '給數學迷的三個套裝',
  ],
  heroSections: [
    {
      title: '今晚直播上課，之後隨時重溫。',
      description: '為中一至中六而設的直播班與錄影課程，由香港老師解答你的問題。',
    },
    { title: '每星期，同一位老師，同一時間。', description: '任何裝置都可以進入課室。錯過了，還有重溫影片。' },
    { title: '認識替你講解的人。', description: '二十四位老師，每人一段短片。找一把適合你的聲音。' },
  ],
  marquees: {
    home: '模擬考前兩星期：本星期和下星期，所有歷屆試題重溫影片免費開放。',
    regular_class: '由星期一起，平日直播班改為 7:00 PM 或之後開始。',
    course: '距離模擬考兩星期：適合的課程都放在一起。',
  },
  upsells: {
    home: '任選 3 個課程更便宜：中四數學全年',
    regular_class: '直播班再加兩個課程，一起買更便宜',
    course: '四個課程加一個直播班，一個套裝齊備',
  },
  promotions: {
    course: { title: '模擬考前兩星期', description: '二十八個課程，按先後次序排好。' },
    live: { title: '免費試看第一堂', description: '大部分直播班的第一堂，都可以免費重溫。' },
  },
  regularClassCampaigns: ['第一堂免費看', '本星期時間表'],
  courseCampaigns: ['模擬考前兩星期', '免費課程'],
  activities: ['模擬考前一星期', '高中選科'],
  footerFaq: ['怎樣開始', '付款與退款', '重溫影片', '裝置與應用程式'],
};
