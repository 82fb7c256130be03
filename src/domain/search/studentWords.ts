/**
 * Words that students type for things whose names differ: short and English forms of subjects, the kinds of things, and
 * "free". They only help to find; no page shows them. Names and titles need not be repeated here.
 */
import { type Locale, languageOf } from '@/shared/i18n/locales';
import type { SearchKind } from './document';

interface StudentWords {
  /** By the subject's key. */
  subjects: Readonly<Record<string, string>>;
  kinds: Readonly<Record<SearchKind, string>>;
  free: string;
}

const en: StudentWords = {
  subjects: {
    maths: 'math maths mathematics',
    physics: 'science',
    chemistry: 'science',
    biology: 'science',
    science: 'science',
    economics: 'business',
    computing: 'ICT computer science coding programming',
    english: 'ESL grammar',
    chinese: 'mandarin',
    history: 'humanities',
    geography: 'humanities',
  },
  kinds: {
    course: 'course video',
    class: 'class live',
    lesson: 'lesson',
    bundle: 'bundle pack',
    teacher: 'teacher tutor',
    article: 'article tips',
  },
  free: 'free trial',
};

const zhHant: StudentWords = {
  subjects: {
    maths: '數學 maths',
    physics: '物理 理化 理科 physics',
    chemistry: '化學 理化 理科 chemistry',
    biology: '生物 理科 biology',
    science: '科學 自然',
    economics: '經濟 economics',
    computing: '電腦 資訊 程式 編程 ICT',
    english: '英文 英語 english 文法',
    chinese: '中文 國文 語文',
    history: '歷史',
    geography: '地理',
  },
  kinds: {
    course: '課程 影片',
    class: '直播 補習',
    lesson: '課堂',
    bundle: '套裝 組合 優惠',
    teacher: '老師 導師',
    article: '文章 貼士',
  },
  free: '免費 試堂 試聽',
};

const zhHans: StudentWords = {
  subjects: {
    maths: '数学 高数 add maths matematik',
    physics: '物理 理科 physics fizik',
    chemistry: '化学 理科 chemistry kimia',
    biology: '生物 理科 biology biologi',
    science: '科学 理科 science sains',
    economics: '经济 economics ekonomi',
    computing: '电脑 计算机 编程 ICT',
    english: '英文 英语 english 语法 文法',
    chinese: '华文 华语 中文 语文 bahasa cina',
    history: '历史 sejarah',
    geography: '地理 geografi',
  },
  kinds: {
    course: '课程 视频',
    class: '直播 补习 线上课',
    lesson: '课堂',
    bundle: '配套 套装 优惠',
    teacher: '老师 导师',
    article: '文章 贴士',
  },
  free: '免费 试看 试课',
};

const ja: StudentWords = {
  subjects: {
    maths: '数学 算数 すうがく',
    physics: '物理 理科 ぶつり',
    chemistry: '化学 理科 かがく',
    biology: '生物 理科 せいぶつ',
    science: '理科 りか',
    economics: '経済 政経 社会',
    computing: '情報 プログラミング じょうほう',
    english: '英語 英文法 えいご',
    chinese: '国語 こくご',
    history: '歴史 社会 れきし せかいし にほんし',
    geography: '地理 社会 ちり',
  },
  kinds: {
    course: '講座 コース 動画',
    class: 'クラス ライブ 授業',
    lesson: 'レッスン',
    bundle: 'セット パック',
    teacher: '先生 講師',
    article: '記事',
  },
  free: '無料 体験',
};

const ko: StudentWords = {
  subjects: {
    maths: '수학',
    physics: '물리 물리학 과탐 과학',
    chemistry: '화학 과탐 과학',
    biology: '생물 생명과학 생명 과탐 과학',
    science: '과학',
    economics: '경제 사탐 사회',
    computing: '정보 코딩 프로그래밍 컴퓨터',
    english: '영어 영문법',
    chinese: '국어',
    history: '역사 사탐 사회',
    geography: '지리 사탐 사회',
  },
  kinds: {
    course: '강좌 인강',
    class: '라이브 수업',
    lesson: '강의',
    bundle: '세트 패키지',
    teacher: '선생님 쌤 강사',
    article: '글 칼럼',
  },
  free: '무료 체험',
};

const th: StudentWords = {
  subjects: {
    maths: 'คณิต คณิตศาสตร์ เลข',
    physics: 'ฟิสิกส์ วิทย์ วิทยาศาสตร์',
    chemistry: 'เคมี วิทย์ วิทยาศาสตร์',
    biology: 'ชีวะ ชีววิทยา วิทย์ วิทยาศาสตร์',
    science: 'วิทย์ วิทยาศาสตร์',
    economics: 'เศรษฐศาสตร์ สังคม',
    computing: 'คอม คอมพิวเตอร์ โค้ดดิ้ง',
    english: 'อังกฤษ ภาษาอังกฤษ อิ๊ง แกรมมาร์',
    chinese: 'จีน ภาษาจีน',
    history: 'ประวัติศาสตร์ สังคม',
    geography: 'ภูมิศาสตร์ สังคม',
  },
  kinds: {
    course: 'คอร์ส วิดีโอ',
    class: 'คลาส เรียนสด',
    lesson: 'บทเรียน',
    bundle: 'เซ็ต เซต แพ็ก',
    teacher: 'ครู ติวเตอร์ อาจารย์',
    article: 'บทความ',
  },
  free: 'ฟรี ทดลองเรียน',
};

const vi: StudentWords = {
  subjects: {
    maths: 'toán',
    physics: 'vật lý vật lí lý',
    chemistry: 'hóa học hoá',
    biology: 'sinh học sinh',
    science: 'khoa học tự nhiên',
    economics: 'kinh tế',
    computing: 'tin học lập trình',
    english: 'tiếng anh anh văn ngữ pháp',
    chinese: 'tiếng trung',
    history: 'lịch sử sử',
    geography: 'địa lý địa lí địa',
  },
  kinds: {
    course: 'khóa học video',
    class: 'lớp trực tuyến live',
    lesson: 'bài',
    bundle: 'combo trọn gói',
    teacher: 'thầy cô giáo viên',
    article: 'bài viết',
  },
  free: 'miễn phí học thử',
};

const id: StudentWords = {
  subjects: {
    maths: 'matematika mtk mat',
    physics: 'fisika ipa',
    chemistry: 'kimia ipa',
    biology: 'biologi ipa',
    science: 'ipa sains',
    economics: 'ekonomi ips',
    computing: 'informatika tik komputer koding pemrograman',
    english: 'bahasa bhs inggris bing grammar',
    chinese: 'mandarin',
    history: 'sejarah ips',
    geography: 'geografi ips',
  },
  kinds: {
    course: 'kursus video',
    class: 'kelas live les bimbel',
    lesson: 'pelajaran',
    bundle: 'bundling paket',
    teacher: 'guru pengajar tutor',
    article: 'artikel',
  },
  free: 'gratis',
};

const ms: StudentWords = {
  subjects: {
    maths: 'matematik math maths add math',
    physics: 'fizik physics sains',
    chemistry: 'kimia chemistry sains',
    biology: 'biologi biology sains',
    science: 'sains',
    economics: 'ekonomi',
    computing: 'sains komputer komputer koding',
    english: 'bahasa inggeris bi english tatabahasa',
    chinese: 'bahasa cina mandarin',
    history: 'sejarah',
    geography: 'geografi',
  },
  kinds: {
    course: 'kursus video',
    class: 'kelas langsung tuisyen',
    lesson: 'pelajaran',
    bundle: 'set pakej',
    teacher: 'cikgu guru',
    article: 'artikel',
  },
  free: 'percuma',
};

const byLanguage: Readonly<Record<string, StudentWords>> = { en, id, ja, ko, ms, th, vi };

export function studentWordsOf(locale: Locale): StudentWords {
  if (locale === 'zh-my') return zhHans;
  return languageOf(locale) === 'zh' ? zhHant : (byLanguage[languageOf(locale)] ?? en);
}
