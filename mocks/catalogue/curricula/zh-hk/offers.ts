import type { OfferTexts } from '../../curriculum.ts';

export const offers: OfferTexts = {
  plans: {
    course: {
      name: '完整課程',
      description: '全部課堂和工作紙',
      longDescription:
        '<ul><li>所有課堂（包括日後新增的課堂）</li><li>工作紙連詳細答案</li><li>老師回覆提問</li><li>七日內而且觀看少於三課，可以退款</li></ul>',
      highlight: '一次過付款',
      contractPeriod: '沒有合約',
      lastDay: '至學期結束',
    },
    questions: {
      name: '課程連老師解題',
      description: '完整課程，另可向指定老師發問 20 題',
      longDescription: '<p>拍下任何題目，由你指定的老師用短片解答。</p>',
      highlight: '可發問 20 題',
      contractPeriod: '沒有合約',
      lastDay: '至學期結束',
    },
    free: {
      name: '免費課程',
      description: '全部課堂，不用付款',
      longDescription: '<p>報讀一次，課程就會留在「我的學習」。</p>',
      highlight: '免費',
      contractPeriod: '沒有合約',
      lastDay: '沒有期限',
    },
    monthly: {
      name: '月費',
      description: '每月四堂，連全部重溫影片',
      longDescription: '<ul><li>每星期直播</li><li>訂閱期內隨時觀看重溫影片</li><li>隨時可以取消</li></ul>',
      highlight: '最多人選擇',
      contractPeriod: '每月自動續期',
      lastDay: '直至你取消',
    },
    semester: {
      name: '整個學期',
      description: '至學期結束的所有課堂',
      longDescription: '<ul><li>學期內每一堂</li><li>重溫影片可看至最後一日</li><li>附印刷版練習簿</li></ul>',
      highlight: '一個學期一個價',
      contractPeriod: '四個月',
      lastDay: '至學期結束',
    },
    yearly: {
      name: '全年',
      description: '付十個月學費，上十二個月課',
      longDescription: '<ul><li>免費兩個月</li><li>包括假期工作坊</li></ul>',
      highlight: '送兩個月',
      contractPeriod: '十二個月',
      lastDay: '由今日起一年',
    },
    pass: {
      name: '直播班連老師解題',
      description: '直播班，另可向指定老師發問 20 題',
      longDescription: '<p>拍下任何題目，由你指定的老師用短片解答。</p>',
      highlight: '可發問 20 題',
      contractPeriod: '每月自動續期',
      lastDay: '直至你取消',
    },
    set: {
      name: '全套',
      description: '全部內容 12 個月內任看',
      longDescription: '<p>一次過付款。如已購買其中部分內容，請先聯絡我們再購買。</p>',
      highlight: '一應俱全',
      contractPeriod: '沒有合約',
      lastDay: '由今日起 12 個月',
    },
  },
  bundles: [
    { title: '中四數學全年', description: '8 個課程任選 3 個：代數、圖像、幾何，還可以選物理和編程。' },
    { title: '理科三科，自由配搭', description: '物理、化學、生物共 8 個課程，任選 4 個。' },
    { title: '英文：錄影加直播', description: '任選 3 個：錄影課程隨時看，直播班準時上。' },
    { title: '史地兩科，自由配搭', description: '歷史與地理的課程或直播班，任選 2 個。' },
    { title: '動手又動腦', description: '資訊科技與數學任選 3 個，包括 Python 小遊戲。' },
    { title: '中文：讀與寫', description: '選多少都可以：文言範文、寫作卷、小作家。' },
  ],
  bundleSets: [
    { title: '給數學迷的套裝', description: '數學、理科和資訊科技的三個套裝。' },
    { title: '給文字迷的套裝', description: '語文與人文的三個套裝。' },
  ],
  prepacks: [
    { title: '中四起步套裝', description: '四個課程加一個數學直播班，中四上學期的數學和理科一次過準備好。' },
    { title: 'DSE 核心套裝', description: '三個完整課程加兩個每星期上課的直播班，中、英、數一次準備好。' },
    { title: '假期套裝', description: '英文故事、幾何證明，加上機械人和寫作兩個小組班，假期一樣充實。' },
  ],
  groupPasses: ['數學小組班', '機械人小組班', '寫作小組班'],
};
