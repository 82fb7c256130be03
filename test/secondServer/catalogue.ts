/** The catalogue: what is taught and sold. Times are relative to the start of the server. */

export type Text = readonly [en: string, local: string];
export interface Named {
  id: number;
  name: Text;
}
export interface Subject extends Named {
  key: string | null;
}
export interface Category {
  id: number | null;
  region: string;
  name: Text;
  subjects: Subject[];
}
export interface Instructor extends Named {
  region: string;
  subjects: Subject[];
  tags: string[];
  about: Text | null;
  portrait: boolean;
}
export type Video = readonly [source: 'youtube' | 'vimeo' | 'mp4', id: string];
export interface Lesson {
  id: number;
  title: Text;
  seconds: number;
  video: Video | null;
  preview: boolean;
  soon: boolean;
}
export interface Course {
  id: number;
  region: string;
  title: Text;
  about: Text;
  level: Named;
  subject: Subject;
  instructors: Instructor[];
  leadGroup: Named | null;
  groups: number[];
  begins: number | null;
  ends: number | null;
  picture: 'none' | 'small' | 'all';
  rate: readonly [average: number, count: number];
  lessons: Lesson[];
  announcements: { id: number; title: Text; content: Text; at: number }[];
}
export interface Session {
  id: number;
  name: Text;
  start: number;
  end: number;
  free: boolean;
  replay: Video | null;
  replaySeconds: number | null;
}
export interface Topic {
  id: number;
  region: string;
  name: Text;
  about: Text;
  when: Text;
  level: Named;
  subject: Subject;
  instructors: Instructor[];
  begins: number | null;
  active: boolean;
  picture: boolean;
  sessions: Session[];
}
export interface Plan {
  id: string;
  name: Text;
  price: number;
  first: number | null;
  before: number | null;
  months: number;
}
export interface Pass extends Named {
  price: number;
  lessons: number;
}
export interface Collection {
  id: number;
  region: string;
  kind: 'single' | 'bundle' | 'bundles' | 'prepack';
  name: Text;
  about: Text | null;
  courses: Course[];
  topics: Topic[];
  passes: Pass[];
  bundles: Collection[];
  plans: Plan[];
  choose: number | null;
  early: { price: number; until: number } | null;
}
export interface Post {
  id: number;
  region: string;
  title: Text;
  summary: Text | null;
  content: Text;
  at: number;
}
export interface Group extends Named {
  region: string;
  about: Text | null;
}
export interface Catalogue {
  categories: Category[];
  levels: { region: string; level: Named }[];
  schools: { region: string; school: Named }[];
  instructors: Instructor[];
  courses: Course[];
  topics: Topic[];
  collections: Collection[];
  groups: Group[];
  posts: Post[];
}

export const regions = ['hk', 'tw', 'sg', 'my', 'au', 'id', 'th', 'vn', 'jp', 'kr']; // not yet in nz
const offsets: Record<string, number> = { hk: 8, tw: 8, sg: 8, my: 8, au: 10, id: 7, th: 7, vn: 7, jp: 9, kr: 9 };
export const currencies: Record<string, readonly [code: string, sign: string]> = {
  hk: ['USD', 'US$'],
  id: ['IDR', 'Rp'],
};
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

// Each table counts down from the largest id, so a course and a class may have the same one.
export const countDown = (n: number): number => 999_999_999_999_999 - n;

export function instant(at: number, region: string): string {
  const hours = offsets[region] ?? 0;
  const zone = `+${String(hours).padStart(2, '0')}:00`;
  return new Date(at + hours * hour).toISOString().slice(0, 19) + zone;
}

const lesson = (n: number, en: string, local: string, seconds: number, video: Video | null = null): Lesson => ({
  id: countDown(n),
  title: [en, local],
  seconds,
  video,
  preview: n % 20 === 0,
  soon: false,
});

const session = (n: number, name: Text, start: number, minutes: number, more: Partial<Session> = {}): Session => ({
  id: countDown(n),
  name,
  start,
  end: start + minutes * minute,
  free: false,
  replay: null,
  replaySeconds: null,
  ...more,
});

const plan = (id: string, name: Text, price: number, more: Partial<Plan> = {}): Plan => ({
  id,
  name,
  price,
  first: null,
  before: null,
  months: 0,
  ...more,
});

const collection = (n: number, region: string, name: Text, more: Partial<Collection>): Collection => ({
  id: countDown(n),
  region,
  kind: 'single',
  name,
  about: null,
  courses: [],
  topics: [],
  passes: [],
  bundles: [],
  plans: [],
  choose: null,
  early: null,
  ...more,
});

export function buildCatalogue(start: number): Catalogue {
  const full = Math.floor(start / hour) * hour; // sessions begin on the hour or half past
  const numbers: Subject = { id: countDown(0), name: ['Mathematics', '數學'], key: 'maths' };
  const nature: Subject = { id: countDown(1), name: ['Physics', '物理'], key: 'physics' };
  const stars: Subject = { id: countDown(2), name: ['Astronomy', '天文'], key: null };
  const music: Subject = { id: countDown(3), name: ['Music', '音樂'], key: 'music' };
  const hitung: Subject = { id: countDown(4), name: ['Mathematics', 'Matematika'], key: 'maths' };
  const categories: Category[] = [
    { id: countDown(0), region: 'hk', name: ['Numbers and nature', '數理'], subjects: [numbers, nature, stars] },
    { id: null, region: 'hk', name: ['Arts', '藝術'], subjects: [music] },
    { id: countDown(2), region: 'id', name: ['All subjects', 'Semua pelajaran'], subjects: [hitung] },
  ];
  const nine: Named = { id: countDown(0), name: ['Year 9', '中三'] };
  const twelve: Named = { id: countDown(1), name: ['Year 12', '中六'] };
  const kelas: Named = { id: countDown(2), name: ['Grade 10', 'Kelas 10'] };
  const teacher = (n: number, region: string, name: Text, subjects: Subject[], more: Partial<Instructor> = {}) => ({
    ...{ id: countDown(n), region, name, subjects, tags: [], about: null, portrait: false },
    ...more,
  });
  const vega = teacher(0, 'hk', ['Inés Vega', '韋英詩'], [stars, nature], {
    tags: ['Telescopes'],
    about: ['<p>Worked ten winters at an <b>observatory</b>.</p>', '<p>曾在<b>天文台</b>度過十個冬天。</p>'],
    portrait: true,
  });
  const okoye = teacher(1, 'hk', ['Sam Okoye', '岳心'], [numbers]);
  const lindqvist = teacher(2, 'hk', ['Maja Lindqvist', '林美雅'], [music], { tags: ['Bach', 'Choir', 'Ear'] });
  const sari = teacher(3, 'id', ['Dewi Sari', 'Dewi Sari'], [hitung], {
    about: ['Counts everything.', 'Menghitung segalanya.'],
  });
  const beginners: Named = { id: countDown(0), name: ['Begin here', '由此開始'] };
  const harder: Named = { id: countDown(1), name: ['A step further', '更進一步'] };
  const groups: Group[] = [
    {
      id: countDown(0),
      region: 'hk',
      name: ['Long evenings', '漫長的晚上'],
      about: ['For <i>winter</i>.', '適合<i>冬天</i>。'],
    },
    { id: countDown(1), region: 'id', name: ['First picks', 'Pilihan pertama'], about: null },
  ];
  const course = (n: number, region: string, title: Text, more: Partial<Course>): Course => ({
    ...{
      id: countDown(n),
      region,
      title,
      about: title,
      level: nine,
      subject: numbers,
      instructors: [],
      leadGroup: null,
    },
    ...{ groups: [], begins: null, ends: null, picture: 'none', rate: [0, 0], lessons: [], announcements: [] },
    ...more,
  });
  const sky = course(0, 'hk', ['Reading the night sky', '看懂夜空'], {
    about: ['Twelve constellations, <em>one</em> winter.', '十二個星座，<em>一個</em>冬天。'],
    subject: stars,
    instructors: [vega],
    leadGroup: beginners,
    groups: [countDown(0)],
    picture: 'all',
    rate: [4.35, 23],
    lessons: [
      lesson(0, 'Where is north?', '北方在哪裏？', 300, ['mp4', '/films/north.mp4']),
      lesson(1, 'The hunter and his dogs', '獵戶與獵犬', 75, ['mp4', '/films/hunter.mp4']),
      lesson(2, 'Planets wander', '行星會走', 900, ['youtube', 'M7lc1UVf-VE']),
      { ...lesson(3, 'A night outside', '戶外一夜', 0), soon: true },
    ],
    announcements: [
      {
        id: countDown(0),
        title: ['Cloudy week', '多雲的一週'],
        content: ['<p>We meet indoors.</p>', '<p>改在室內。</p>'],
        at: start - 2 * day,
      },
      {
        id: countDown(1),
        title: ['Bring gloves', '帶手套'],
        content: ['It is cold.', '天氣冷。'],
        at: start - 9 * day,
      },
    ],
  });
  const fractions = course(1, 'hk', ['Fractions without fear', '不怕分數'], {
    instructors: [okoye, vega],
    leadGroup: beginners,
    groups: [countDown(0)],
    picture: 'small',
    lessons: [lesson(20, 'Halves', '一半', 480, ['vimeo', '76979871']), lesson(21, 'Thirds', '三分之一', 540)],
  });
  const fugue = course(2, 'hk', ['Listening to a fugue', '聆聽賦格'], {
    subject: music,
    instructors: [lindqvist],
    leadGroup: harder,
    rate: [5, 1],
    lessons: [lesson(40, 'One voice', '一個聲部', 61, ['youtube', 'M7lc1UVf-VE'])],
  });
  const statistics = course(3, 'hk', ['Statistics before the exam', '考前統計'], {
    level: twelve,
    instructors: [okoye],
    leadGroup: harder,
    begins: start + 12 * day,
    ends: start + 200 * day,
    lessons: [lesson(60, 'What is a sample?', '何謂樣本？', 700), lesson(61, 'Spread', '離散程度', 800)],
  });
  const algebra = course(4, 'hk', ['Algebra of the old syllabus', '舊課程代數'], {
    level: twelve,
    instructors: [okoye],
  });
  const hitungCepat = course(5, 'id', ['Quick sums', 'Hitung cepat'], {
    level: kelas,
    subject: hitung,
    instructors: [sari],
    groups: [countDown(1)],
    lessons: [lesson(100, 'Tens', 'Puluhan', 600, ['mp4', '/films/tens.mp4']), lesson(101, 'Hundreds', 'Ratusan', 610)],
  });
  const pola = course(6, 'id', ['Patterns', 'Pola'], {
    level: kelas,
    subject: hitung,
    lessons: [lesson(120, 'Tiles', 'Ubin', 333, ['youtube', 'M7lc1UVf-VE'])],
  });
  const topic = (n: number, region: string, name: Text, when: Text, more: Partial<Topic>): Topic => ({
    ...{ id: countDown(n), region, name, when, about: name, level: nine, subject: numbers, instructors: [] },
    ...{ begins: null, active: true, picture: false, sessions: [] },
    ...more,
  });
  const film: Video = ['mp4', '/films/replay.mp4'];
  const club = topic(
    0,
    'hk',
    ['Evening problem club', '晚間解題會'],
    ['Most evenings, on the hour', '多數晚上，整點'],
    {
      instructors: [okoye],
      picture: true,
      sessions: [
        session(0, ['Pigeonholes', '鴿巢'], full - 14 * day, 90, { free: true, replay: film, replaySeconds: 5100 }),
        session(1, ['Parity', '奇偶'], full - 7 * day, 90, { replay: film }),
        session(2, ['Invariants', '不變量'], full - 3 * hour, 90),
        session(3, ['Colouring', '染色'], full - hour, 150),
        session(4, ['Games', '遊戲'], full + 7 * day, 90),
        session(5, ['Graphs', '圖'], full + 14 * day, 90),
      ],
    },
  );
  const kitchen = topic(1, 'hk', ['Physics in the kitchen', '廚房物理'], ['Sundays', '逢星期日'], {
    about: ['<p>Steam, ice and soap.</p>', '<p>蒸汽、冰和肥皂。</p>'],
    level: twelve,
    subject: nature,
    instructors: [vega, okoye],
    sessions: [
      session(10, ['Boiling', '沸騰'], full - 6 * day, 45, { free: true, replay: ['youtube', 'M7lc1UVf-VE'] }),
      session(11, ['Freezing', '結冰'], full + 2.5 * hour, 45),
      session(12, ['Foam', '泡沫'], full + 7 * day, 45),
    ],
  });
  const choir = topic(2, 'hk', ['Theory for the choir', '合唱樂理'], ['From next month', '下月起'], {
    subject: music,
    instructors: [lindqvist],
    begins: full + 10 * day,
    sessions: [session(20, ['Clefs', '譜號'], full + 10 * day, 60)],
  });
  const summer = topic(3, 'hk', ['Summer intensive', '暑期密集班'], ['Is over', '已結束'], {
    active: false,
    sessions: [session(30, ['All of it', '全部'], full - 90 * day, 240)],
  });
  const soal = topic(4, 'id', ['Ten problems a week', 'Sepuluh soal seminggu'], ['Saturdays', 'Setiap Sabtu'], {
    level: kelas,
    subject: hitung,
    instructors: [sari],
    sessions: [session(40, ['One to ten', 'Satu sampai sepuluh'], full + 20 * hour, 30)],
  });
  const once: Text = ['Pay once', '一次付款'];
  const single = (n: number, item: Course, plans: Plan[], more: Partial<Collection> = {}) =>
    collection(n, item.region, item.title, { courses: [item], plans, ...more });
  const live = (n: number, item: Topic, plans: Plan[]) =>
    collection(n, item.region, item.name, { topics: [item], plans });
  const pick = collection(20, 'hk', ['Any two of four', '四選二'], {
    kind: 'bundle',
    about: ['Choose <strong>two</strong>.', '選<strong>兩項</strong>。'],
    courses: [fractions, statistics],
    topics: [kitchen],
    passes: [{ id: countDown(1), name: ['A seat in a quartet', '四重奏座位'], price: 75.5, lessons: 4 }],
    plans: [plan('pick/once', once, 150.25, { before: 199.99 })],
    choose: 2,
  });
  const pack = collection(21, 'hk', ['Exam pack', '考試套裝'], {
    kind: 'prepack',
    courses: [fractions, statistics],
    topics: [kitchen],
    plans: [plan('pack/once', once, 333)],
  });
  const collections = [
    single(0, sky, [plan('sky/once', once, 49.5)]),
    single(1, fractions, [plan('fractions/once', once, 120)], { early: { price: 89.9, until: start + 3 * day } }),
    single(2, fugue, [plan('fugue/gift', ['A gift', '贈送'], 0)]),
    single(3, statistics, [plan('statistics/once', once, 200)]),
    live(4, club, [plan('club/1', ['A month', '一個月'], 30, { months: 1 })]),
    live(5, kitchen, [
      plan('kitchen/3', ['Three months', '三個月'], 81, { months: 3, first: 60.75 }),
      plan('kitchen/1', ['A month', '一個月'], 30, { months: 1 }),
    ]),
    live(6, choir, [plan('choir/once', once, 64)]),
    single(7, hitungCepat, [plan('hitung/sekali', ['Pay once', 'Sekali bayar'], 1_250_000)]),
    single(8, pola, [plan('pola/gratis', ['Free', 'Gratis'], 0)]),
    live(9, soal, [plan('soal/bulan', ['A month', 'Sebulan'], 99_000, { months: 1 })]),
    pick,
    pack,
    collection(22, 'hk', ['All packs', '所有套裝'], { kind: 'bundles', bundles: [pick, pack] }),
  ];
  const post = (n: number, region: string, title: Text, content: Text, days: number): Post => ({
    ...{ id: countDown(n), region, title, content, at: start - days * day },
    summary: n % 2 ? null : content,
  });
  return {
    categories,
    levels: [nine, twelve, kelas].map((level) => ({ region: level === kelas ? 'id' : 'hk', level })),
    schools: [
      { region: 'hk', school: { id: countDown(0), name: ['Day school', '日校'] } },
      { region: 'hk', school: { id: countDown(1), name: ['Boarding school', '寄宿學校'] } },
      { region: 'id', school: { id: countDown(2), name: ['State school', 'Sekolah negeri'] } },
    ],
    instructors: [vega, okoye, lindqvist, sari],
    courses: [sky, fractions, fugue, statistics, algebra, hitungCepat, pola],
    topics: [club, kitchen, choir, summer, soal],
    collections,
    groups,
    posts: [
      post(0, 'hk', ['Why we sleep on it', '為何要睡一覺'], ['Rest sorts what was learnt.', '休息會整理所學。'], 1),
      post(
        1,
        'hk',
        ['A desk by the window', '窗邊的書桌'],
        ['<p>Light <b>helps</b>.</p>', '<p>光線<b>有用</b>。</p>'],
        30,
      ),
      post(2, 'id', ['Study in pairs', 'Belajar berdua'], ['Ask each other.', 'Saling bertanya.'], 4),
    ],
  };
}
