import type { TeacherText } from '../../curriculum.ts';

/** In the order of the blueprint; `{name}` includes the form of address. */
export const teachers: readonly TeacherText[] = [
  {
    about:
      '{name}任教數學十一年，平日晚上直播，另有多個錄影課程。每個概念都畫兩次：第一次看整體，第二次慢慢畫，讓你跟得上、抄得齊。',
    hashtags: ['圖像', '有耐性', '工作紙'],
  },
  {
    about: '{name}做過六年公開試閱卷員，現在教同學用閱卷員的眼光檢視自己的答案。',
    hashtags: ['卷一', '閱卷角度', '風趣'],
  },
  {
    about: '{name}由研究實驗室走進課室，還搬來了一半儀器。直播實驗都由她主持。',
    hashtags: ['直播實驗', '摩爾', '好奇心'],
  },
  { about: '{name}讀文言文就像說鄰里是非：誰對誰說了甚麼，為甚麼傷人。', hashtags: ['文言', '說書人', '從容'] },
  { about: '{name}桌上有顯微鏡，顯微鏡上有鏡頭。先看過，才解釋。', hashtags: ['顯微鏡', '圖解', '清晰'] },
  { about: '{name}每題先畫草圖。同學說，上了一個月課，自己也會忍不住先畫圖。', hashtags: ['草圖', '力學', '逐步教'] },
  { about: '{name}主持寫作改錯班：每星期一頁，在螢幕上一起改寫。', hashtags: ['寫作', '改錯', '友善'] },
  { about: '{name}的抽屜裏有二十年的試卷，大部分都記得。', hashtags: ['歷屆試題', '快而準', '應考'] },
  { about: '{name}在銀行工作過，也在街市幫過手，覺得街市更有趣。', hashtags: ['圖解', '時事', '市場'] },
  { about: '{name}收藏舊信，每課帶一封來。第一個問題永遠是：誰寫的？', hashtags: ['史料', '辯論', '地圖'] },
  { about: '{name}帶着筆記簿，和同學走遍香港的山徑；去不成的，可以看考察影片。', hashtags: ['考察', '天氣', '地圖'] },
  { about: '{name}晚上做遊戲，日間教遊戲怎樣運作。', hashtags: ['Python', '遊戲', '作品'] },
  { about: '{name}相信，陌生的文章並不可怕，只是未有人介紹你們認識。', hashtags: ['閱讀', '文言', '範例'] },
  { about: '{name}研究過鐳射，到現在經過一杯水，仍忍不住談折射。', hashtags: ['波動', '實驗', '電學'] },
  { about: '{name}教初中，記得每位同學的名字，沒有人會被忽略。', hashtags: ['升中', '小班', 'Scratch'] },
  { about: '{name}把滿分答案和只差一點的答案並排寫給你看。', hashtags: ['酸鹼', '溫習', '關鍵字'] },
  { about: '{name}在海邊長大，演過舞台劇，朗讀故事時，海浪和舞台彷彿就在眼前。', hashtags: ['故事', '說話', '詞彙'] },
  { about: '{name}咖啡未喝完，已把報紙頭條畫成一幅圖。', hashtags: ['宏觀', '貿易', '頭條'] },
  { about: '{name}用啤牌解釋算法，至今一張牌也沒有遺失。', hashtags: ['算法', '網頁', '不插電'] },
  { about: '{name}在三個地方教過書，畫心臟可以一筆完成。', hashtags: ['遺傳', '論述題', '人體'] },
  { about: '{name}把歷史教成一場長長的辯論，你也有份參與。', hashtags: ['冷戰', '古代', '論述'] },
  { about: '{name}會設計路線、看雲，學期末還會帶大家尋寶。', hashtags: ['地圖技能', '河流', '戶外'] },
  { about: '{name}照顧一班小作家：一幅圖、一個開頭、一頁紙。', hashtags: ['小作家', '記敘', '溫柔'] },
  { about: '{name}多年來為比賽出題，仍然最愛短的解法。', hashtags: ['謎題', '證明', '三角學'] },
];
