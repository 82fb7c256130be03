import type { PageTexts } from '../../curriculum.ts';

export const pages: PageTexts = {
  leadGroups: ['Mulai dari nol', 'Persiapan ujian', 'Sesuai materi sekolah', 'Buat yang penasaran'],
  library: {
    title: 'Semua koleksi',
    description: 'Semua kursus video, dari dasar sampai soal ujian.',
  },
  courseGroups: [
    {
      title: 'Jelang tryout',
      description: 'Yang perlu kamu tonton sebelum tryout, dari yang paling penting.',
    },
    { title: 'Pojok IPA', description: 'Fisika, kimia, dan biologi, dari pengenalan sampai soal sulit.' },
    {
      title: 'Membaca dan menulis',
      description: 'Membaca, menulis, dan berpendapat dalam bahasa Indonesia dan Inggris.',
    },
    {
      title: 'Kursus gratis',
      description: 'Gratis dari video pertama sampai terakhir. Daftar, lalu mulai malam ini.',
    },
    { title: 'Selesai dalam satu akhir pekan', description: 'Kursus pendek, maksimal sepuluh video.' },
    { title: 'Ngoding dan teka-teki', description: 'Buat kamu yang suka ngulik.' },
  ],
  subjectCategories: ['Bahasa', 'Matematika dan informatika', 'IPA', 'IPS'],
  banners: [
    'Fungsi kuadrat dari nol: harga early bird segera berakhir',
    'Live tiap malam: lihat siapa yang mengajar malam ini',
    'Matematika pilihanmu: pilih 3 dari 8 kursus',
    'Python untuk pemula: pre-order sudah dibuka',
    'Jelang tryout: bedah soal live tiap minggu',
    'Fungsi dan grafik, tiap minggu bersama Bu Karina',
    'TKA Matematika: bedah soal live',
    'Jadwal minggu ini sudah keluar',
    'Bundling siap {senior}: empat kursus dan satu kelas',
    'Sebentar lagi tryout? Mulai dari sini',
    'Menulis surat, email, dan artikel bahasa Inggris. Gratis.',
    'Tiga bundling untuk pencinta angka',
  ],
  heroSections: [
    {
      title: 'Belajar live malam ini. Tonton ulang kapan saja.',
      description:
        'Kelas live tiap minggu dan kursus video untuk {levels}, bersama guru dari seluruh Indonesia yang menjawab pertanyaanmu.',
    },
    {
      title: 'Gurunya sama, jamnya sama, tiap minggu.',
      description: 'Masuk kelas live dari perangkat apa saja. Terlewat? Tonton rekamannya.',
    },
    {
      title: 'Temukan guru yang cocok untukmu.',
      description: 'Ada 24 guru. Lihat mapel dan cara mengajar mereka.',
    },
  ],
  marquees: {
    home: 'Jelang tryout: bedah soal live bersama guru, tiap minggu.',
    regular_class: 'Baru gabung di tengah semester? Kejar ketinggalanmu lewat rekaman.',
    course: 'Sebentar lagi tryout? Semua kursus yang kamu butuhkan ada di sini.',
  },
  upsells: {
    home: 'Pilih 3 kursus, lebih hemat: Matematika pilihanmu',
    regular_class: 'Tambah dua kursus ke kelasmu, lebih hemat',
    course: 'Empat kursus dan satu kelas dalam satu bundling',
  },
  promotions: {
    course: {
      title: 'Jelang tryout',
      description: '28 kursus, dari yang paling penting.',
    },
    live: { title: 'Coba sesi gratis', description: 'Di sebagian besar kelas, sesi pertama bisa ditonton gratis.' },
  },
  regularClassCampaigns: ['Sesi pertama gratis', 'Jadwal minggu ini'],
  courseCampaigns: ['Jelang tryout', 'Kursus gratis'],
  activities: ['Seminggu sebelum tryout', 'Memilih mapel pilihan'],
  company: ['Tentang kami', 'Ketentuan penggunaan', 'Kebijakan privasi', 'Keamanan anak'],
  footerFaq: ['Cara mulai', 'Pembayaran dan pengembalian dana', 'Rekaman', 'Perangkat dan aplikasi'],
};
