import type { PageTexts } from '../../curriculum.ts';

export const pages: PageTexts = {
  leadGroups: ['由零開始', '備戰公開試', '跟學校進度', '課外探索'],
  library: { title: '全部錄影課程', description: '由打好基礎到應付公開試，所有課程都在這裏。' },
  courseGroups: [
    { title: '模擬試前兩星期', description: '模擬試前最值得重溫的課題：先做小測，找出弱項。' },
    { title: '理科精選', description: '物理、化學、生物，由入門到長題目。' },
    { title: '閱讀與寫作', description: '中、英文的閱讀、寫作與論證。' },
    { title: '免費課程', description: '整個課程免費，報讀後今晚就可以開始。' },
    { title: '一個周末就學完', description: '十課以內的短課程。' },
    { title: '編程與解難', description: '給喜歡尋根究底的你。' },
  ],
  subjectCategories: ['語文', '數學與資訊科技', '理科', '個人、社會及人文'],
  banners: [
    '二次方程由零開始：早鳥價下星期截止',
    '每晚直播：今晚由哪位老師主講？',
    '中四數學全年：8 個課程任選 3 個',
    'Python 入門：預購即可為一個關卡命名',
    '模擬試前兩星期：歷屆試題班重溫影片全部開放',
    '劉嘉欣老師直播：函數與圖像',
    'DSE 數學：歷屆試題直播',
    '本星期的時間表出爐',
    '中四起步套裝：四個課程加一個直播班',
    '模擬試倒數兩星期：由這裏開始',
    '免費課程：寫一封令閱卷員想讀完的英文信',
    '給數學迷的三個套裝',
  ],
  heroSections: [
    {
      title: '今晚直播上課，之後隨時重溫。',
      description: '為小五至中六學生而設的直播班及錄影課程，由香港老師解答你的問題。',
    },
    { title: '每星期同一時間，同一位老師。', description: '任何裝置都可以上課，錯過了還有重溫影片。' },
    { title: '認識教你的老師。', description: '24 位老師都有短片介紹，看過再選最適合你的一位。' },
  ],
  marquees: {
    home: '模擬試前兩星期：本星期和下星期，所有歷屆試題班的重溫影片免費開放。',
    regular_class: '由下星期一開始，平日晚上加開直播班。',
    course: '模擬試倒數兩星期：要看的課程都在這裏。',
  },
  upsells: {
    home: '中四數學全年：任選 3 個課程更優惠',
    regular_class: '直播班加兩個課程，同時購買更優惠',
    course: '四個課程加一個直播班，一次買齊',
  },
  promotions: {
    course: { title: '模擬試前兩星期', description: '28 個課程，由最重要的看起。' },
    live: { title: '免費試看第一堂', description: '大部分直播班的第一堂，都可以免費試看。' },
  },
  regularClassCampaigns: ['第一堂免費看', '本星期時間表'],
  courseCampaigns: ['模擬試前兩星期', '免費課程'],
  activities: ['模擬試前一星期', '高中選科'],
  company: ['關於我們', '使用條款', '私隱政策', '兒童保護'],
  footerFaq: ['怎樣開始', '付款與退款', '重溫影片', '裝置與應用程式'],
};
