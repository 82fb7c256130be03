import type { PageTexts } from '../../curriculum.ts';

export const pages: PageTexts = {
  leadGroups: ['Mula dari asas', 'Persediaan peperiksaan', 'Ikut silibus sekolah', 'Untuk yang ingin tahu lebih'],
  library: {
    title: 'Koleksi kursus',
    description: 'Semua kursus rakaman, dari asas hingga soalan peperiksaan.',
  },
  courseGroups: [
    {
      title: 'Pecutan akhir Percubaan SPM',
      description: 'Apa yang perlu ditonton sebelum Percubaan SPM, bermula dengan yang paling penting.',
    },
    { title: 'Sudut sains', description: 'Fizik, kimia dan biologi, dari pengenalan hingga soalan esei.' },
    {
      title: 'Bahasa dan penulisan',
      description: 'Membaca, menulis dan berhujah dalam bahasa Melayu dan bahasa Inggeris.',
    },
    {
      title: 'Kursus percuma',
      description: 'Percuma dari pelajaran pertama hingga yang terakhir. Daftar dan mula malam ini.',
    },
    { title: 'Siap dalam satu hujung minggu', description: 'Kursus pendek, tidak lebih daripada sepuluh pelajaran.' },
    { title: 'Pengekodan dan teka-teki', description: 'Untuk anda yang suka mencuba sendiri.' },
  ],
  subjectCategories: ['Bahasa', 'Matematik dan komputer', 'Sains', 'Kemanusiaan'],
  banners: [
    'Fungsi kuadratik dari asas: tawaran harga awal hampir tamat',
    'Kelas langsung setiap malam: lihat siapa yang mengajar malam ini',
    'Matematik pilihan anda: pilih 3 daripada 8 kursus',
    'Asas Python: dibuka untuk pratempah',
    'Pecutan akhir Percubaan SPM: kupas soalan tahun lepas setiap minggu',
    'Fungsi dan graf, setiap minggu bersama Cikgu Aisyah',
    'Matematik T STPM: kupas soalan tahun lepas',
    'Jadual minggu ini sudah keluar',
    'Set permulaan {senior}: empat kursus dan satu kelas',
    'Percubaan SPM semakin hampir? Mula di sini',
    'Bahasa Inggeris SPM: esei, artikel dan e-mel. Percuma.',
    'Tiga set untuk peminat nombor',
  ],
  heroSections: [
    {
      title: 'Ikuti kelas langsung malam ini. Tonton semula bila-bila masa.',
      description:
        'Kelas langsung setiap minggu dan kursus rakaman untuk {levels}, bersama guru dari seluruh Malaysia yang menjawab soalan anda.',
    },
    {
      title: 'Guru yang sama, waktu yang sama, setiap minggu.',
      description: 'Ikuti kelas langsung dari mana-mana peranti. Terlepas? Tonton rakamannya.',
    },
    {
      title: 'Cari guru yang serasi dengan anda.',
      description: 'Ada 24 orang guru. Lihat subjek dan cara mereka mengajar.',
    },
  ],
  marquees: {
    home: 'Pecutan akhir Percubaan SPM: kupas soalan tahun lepas secara langsung, setiap minggu.',
    regular_class: 'Baru masuk pada pertengahan penggal? Kejar pelajaran yang tertinggal melalui rakaman.',
    course: 'Percubaan SPM semakin hampir? Semua kursus yang anda perlukan ada di sini.',
  },
  upsells: {
    home: 'Pilih 3 kursus, lebih jimat: Matematik pilihan anda',
    regular_class: 'Tambah dua kursus, lebih jimat',
    course: 'Empat kursus dan satu kelas dalam satu set',
  },
  promotions: {
    course: {
      title: 'Pecutan akhir Percubaan SPM',
      description: '28 kursus, disusun mengikut keutamaan.',
    },
    live: {
      title: 'Cuba sesi percuma',
      description: 'Sesi pertama bagi kebanyakan kelas boleh ditonton secara percuma.',
    },
  },
  regularClassCampaigns: ['Sesi pertama percuma', 'Jadual minggu ini'],
  courseCampaigns: ['Pecutan akhir Percubaan SPM', 'Kursus percuma'],
  activities: ['Seminggu sebelum Percubaan SPM', 'Memilih mata pelajaran elektif'],
  company: ['Tentang kami', 'Terma penggunaan', 'Dasar privasi', 'Keselamatan kanak-kanak'],
  footerFaq: ['Cara bermula', 'Bayaran dan bayaran balik', 'Rakaman', 'Peranti dan aplikasi'],
};
