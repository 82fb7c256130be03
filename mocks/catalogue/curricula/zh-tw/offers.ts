import type { OfferTexts } from '../../curriculum.ts';

export const offers: OfferTexts = {
  plans: {
    course: {
      name: '完整課程',
      description: '所有課堂和學習單',
      longDescription:
        '<ul><li>全部單元，包含即將上線的內容</li><li>學習單附完整解答</li><li>老師回覆提問</li><li>七天內且觀看不到三堂，可以退費</li></ul>',
      highlight: '單次付款',
      contractPeriod: '不綁約',
      lastDay: '到學期結束',
    },
    questions: {
      name: '課程加提問',
      description: '完整課程，另附 20 題提問，由指定老師回答',
      longDescription: '<p>拍下題目，由你指定的老師錄短片解答。</p>',
      highlight: '含 20 題提問',
      contractPeriod: '不綁約',
      lastDay: '到學期結束',
    },
    free: {
      name: '免費課程',
      description: '全部課堂，不用付款',
      longDescription: '<p>報名一次，課程就會留在「我的學習」。</p>',
      highlight: '免費',
      contractPeriod: '不綁約',
      lastDay: '沒有期限',
    },
    monthly: {
      name: '月繳',
      description: '每月四堂，含全部回放',
      longDescription: '<ul><li>每週直播</li><li>訂閱期間隨時看回放</li><li>隨時可以取消</li></ul>',
      highlight: '最多人選',
      contractPeriod: '每月自動續訂',
      lastDay: '取消前都有效',
    },
    semester: {
      name: '整個學期',
      description: '到學期結束前的所有課堂',
      longDescription: '<ul><li>學期內每一堂</li><li>回放可看到學期最後一天</li><li>附紙本練習本</li></ul>',
      highlight: '一次繳清整學期',
      contractPeriod: '四個月',
      lastDay: '到學期結束',
    },
    yearly: {
      name: '一整年',
      description: '付十個月，上十二個月',
      longDescription: '<ul><li>多送兩個月</li><li>含寒暑假工作坊</li></ul>',
      highlight: '送兩個月',
      contractPeriod: '十二個月',
      lastDay: '從今天起一年',
    },
    pass: {
      name: '直播課加提問',
      description: '直播課，另附 20 題提問，由指定老師回答',
      longDescription: '<p>拍下題目，由你指定的老師錄短片解答。</p>',
      highlight: '含 20 題提問',
      contractPeriod: '每月自動續訂',
      lastDay: '取消前都有效',
    },
    set: {
      name: '全包方案',
      description: '組合裡的全部內容，可看 12 個月',
      longDescription: '<p>單次付款，12 個月內全部內容都能看。如果已擁有其中一部分，購買前請先聯絡我們。</p>',
      highlight: '一次買齊',
      contractPeriod: '不綁約',
      lastDay: '從今天起 12 個月',
    },
  },
  bundles: [
    { title: '高一數學全年', description: '8 門課任選 3 門：代數、圖形、幾何，還可以選物理和程式。' },
    { title: '自然三科，自由搭配', description: '物理、化學、生物共 8 門課，任選 4 門。' },
    { title: '英文：預錄加直播', description: '任選 3 門：預錄課程隨時看，直播課每週固定上。' },
    { title: '歷史與地理，自由搭配', description: '歷史和地理的課程或直播課，任選 2 門。' },
    { title: '動手做，動腦想', description: '資訊與數學任選 3 門，包括 Python 小遊戲。' },
    { title: '國文：閱讀與寫作', description: '古文、國寫、小作家，選幾門都可以。' },
  ],
  bundleSets: [
    { title: '給喜歡數字的你', description: '數學、自然和資訊的三個課程組合。' },
    { title: '給喜歡文字的你', description: '語文與社會的三個課程組合。' },
  ],
  prepacks: [
    { title: '高一起步組合', description: '四門課程加一門數學直播課，高一上學期的數學和自然科一次準備好。' },
    { title: '學測核心組合', description: '三門完整課程加兩門每週直播課，國、英、數一次顧到。' },
    { title: '假期組合', description: '英文故事、幾何證明，加上機器人和寫作兩門小組課，放假也很充實。' },
  ],
  groupPasses: ['數學小組課', '機器人小組課', '寫作小組課'],
};
