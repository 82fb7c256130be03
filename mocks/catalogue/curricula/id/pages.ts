import type { PageTexts } from '../../curriculum.ts';

export const pages: PageTexts = {
  leadGroups: ['Mulai dari nol', 'Persiapan ujian', 'Sesuai semester', 'Buat yang penasaran'],
  library: {
    title: 'Semua koleksi',
    description: 'Semua kursus video, dari langkah pertama sampai soal ujian terakhir.',
  },
  courseGroups: [
    {
      title: 'Dua minggu sebelum tryout',
      description: 'Kursus yang bisa selesai dalam dua minggu. Mulai dari cek pemahamannya.',
    },
    { title: 'Pojok IPA', description: 'Fisika, kimia, dan biologi, dari pengenalan sampai soal sulit.' },
    { title: 'Membaca dan menulis', description: 'Pemahaman bacaan, tulisan, dan argumen dalam dua bahasa.' },
    { title: 'Mulai gratis', description: 'Seluruh isi kursusnya gratis. Daftar dan mulai malam ini.' },
    { title: 'Selesai dalam satu akhir pekan', description: 'Kursus pendek, tujuh sampai sepuluh pelajaran.' },
    { title: 'Ngoding dan teka-teki', description: 'Buat kamu yang suka mengutak-atik.' },
  ],
  subjectCategories: ['Bahasa', 'Matematika dan informatika', 'IPA', 'IPS'],
  banners: [
    'Fungsi kuadrat dari nol: harga early bird sampai minggu depan',
    'Live tiap malam: lihat siapa yang mengajar malam ini',
    'Pilih 3 dari 8: Matematika {senior} setahun penuh',
    'Python untuk pemula: pre-order sekarang, beri nama salah satu level',
    'Dua minggu sebelum tryout: semua rekaman bedah soal dibuka',
    'Fungsi dan grafik, tiap minggu bersama Bu Karina',
    'TKA Matematika, bedah soal live',
    'Jadwal minggu ini sudah keluar',
    'Bundling siap {senior}: empat kursus dan satu kelas',
    'Tryout tinggal dua minggu lagi: mulai dari sini',
    'Menulis surat bahasa Inggris yang dibaca sampai habis. Gratis.',
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
      title: 'Kenalan dengan guru yang akan mengajarmu.',
      description: 'Ada 24 guru, masing-masing dengan satu video singkat. Temukan yang cocok untukmu.',
    },
  ],
  marquees: {
    home: 'Dua minggu sebelum tryout: semua rekaman bedah soal dibuka minggu ini dan minggu depan.',
    regular_class: 'Mulai Senin depan, sesi Senin sampai Jumat paling awal 7:00 PM WIB.',
    course: 'Tryout tinggal dua minggu lagi: semua kursus yang kamu butuhkan ada di sini.',
  },
  upsells: {
    home: 'Pilih 3 kursus, lebih hemat: Matematika {senior} setahun penuh',
    regular_class: 'Tambah dua kursus ke kelasmu, lebih hemat',
    course: 'Empat kursus dan satu kelas dalam satu bundling',
  },
  promotions: {
    course: {
      title: 'Dua minggu sebelum tryout',
      description: '28 kursus, diurutkan dari yang paling perlu.',
    },
    live: { title: 'Coba sesi gratis', description: 'Di sebagian besar kelas, sesi pertama bisa ditonton gratis.' },
  },
  regularClassCampaigns: ['Sesi pertama gratis', 'Jadwal minggu ini'],
  courseCampaigns: ['Dua minggu sebelum tryout', 'Kursus gratis'],
  activities: ['Seminggu sebelum tryout', 'Memilih mapel pilihan'],
  footerFaq: ['Cara mulai', 'Pembayaran dan pengembalian dana', 'Rekaman', 'Perangkat dan aplikasi'],
};
