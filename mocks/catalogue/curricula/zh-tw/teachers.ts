import type { TeacherText } from '../../curriculum.ts';

/** In the order of the blueprint; `{name}` includes the form of address. */
export const teachers: readonly TeacherText[] = [
  {
    about: '{name}教數學十一年，平日晚上直播，另有多門預錄課程。每個觀念畫兩次：先看全貌，再慢慢畫，讓你抄得完。',
    hashtags: ['圖形', '有耐心', '學習單'],
  },
  { about: '{name}當過六年閱卷老師，現在告訴同學，閱卷時看的是什麼。', hashtags: ['學測閱讀', '閱卷角度', '幽默'] },
  {
    about: '{name}從研究室走進教室，順便搬來一半的儀器。直播實驗都由她主持。',
    hashtags: ['直播實驗', '莫耳', '好奇心'],
  },
  { about: '{name}講古文像在聊鄰居的事：誰對誰說了什麼，為什麼這麼傷人。', hashtags: ['古文', '說書人', '從容'] },
  { about: '{name}的桌上有顯微鏡，顯微鏡上裝了鏡頭。先一起看過，再解釋。', hashtags: ['顯微鏡', '圖解', '清楚'] },
  { about: '{name}每題先畫草圖。同學說，上一個月的課，自己也會忍不住先畫圖。', hashtags: ['草圖', '力學', '一步一步'] },
  { about: '{name}主持寫作門診：每週一頁，在螢幕上一起改寫。', hashtags: ['寫作', '門診', '親切'] },
  { about: '{name}的抽屜裡有二十年份的考卷，大部分都背得出來。', hashtags: ['歷屆試題', '快又準', '學測'] },
  { about: '{name}在銀行上過班，也在菜市場幫過忙，覺得菜市場比較有趣。', hashtags: ['圖解', '時事', '市場'] },
  { about: '{name}收藏舊信，每堂帶一封來。第一個問題永遠是：誰寫的？', hashtags: ['史料', '辯論', '地圖'] },
  { about: '{name}帶著筆記本和同學走過台灣許多步道，沒跟到的，都拍成影片了。', hashtags: ['戶外考察', '天氣', '地圖'] },
  { about: '{name}晚上寫遊戲，白天教你遊戲是怎麼做出來的。', hashtags: ['Python', '遊戲', '作品'] },
  { about: '{name}相信，沒讀過的文章不可怕，只是還沒有人介紹你們認識。', hashtags: ['閱讀', '文言', '範例'] },
  { about: '{name}研究過雷射，到現在看到一杯水，還是忍不住講折射。', hashtags: ['波動', '實驗', '電學'] },
  { about: '{name}教國中，叫得出每個人的名字，誰都不會被漏掉。', hashtags: ['升國中', '小班', 'Scratch'] },
  { about: '{name}把滿分答案和只差一點的答案並排寫給你看。', hashtags: ['酸鹼', '複習', '關鍵字'] },
  { about: '{name}在海邊長大，演過舞台劇，唸起故事來就像在台上演出。', hashtags: ['故事', '口說', '單字'] },
  { about: '{name}一杯咖啡還沒喝完，就能把頭條新聞畫成一張圖。', hashtags: ['總體', '貿易', '頭條'] },
  { about: '{name}用撲克牌解釋演算法，到現在一張牌也沒掉。', hashtags: ['演算法', '網頁', '不插電'] },
  { about: '{name}在三個地方教過書，一筆就能畫完一顆心臟。', hashtags: ['遺傳', '非選題', '人體'] },
  { about: '{name}把歷史教成一場長長的辯論，你也會加入。', hashtags: ['冷戰', '古代', '論述'] },
  { about: '{name}會規劃路線、看雲，學期末還會帶大家尋寶。', hashtags: ['地圖技能', '河流', '戶外'] },
  { about: '{name}帶著一群小作家，從一張圖、一個開頭，寫滿一頁紙。', hashtags: ['小作家', '記敘', '溫柔'] },
  { about: '{name}幫數學競賽出題多年，最愛的還是簡短的解法。', hashtags: ['謎題', '證明', '三角函數'] },
];
