import type { PageTexts } from '../../curriculum.ts';

export const pages: PageTexts = {
  leadGroups: ['Mulai dari nol', 'Tahun ujian', 'Seiring semester', 'Buat yang penasaran'],
  library: {
    title: 'Semua koleksi',
    description: 'Semua kursus video, dari langkah pertama sampai soal ujian terakhir.',
  },
  courseGroups: [
    {
      title: 'Dua minggu sebelum tryout',
      description: 'Kursus yang muat dalam dua minggu sebelum tryout, dan cek pemahaman yang perlu dikerjakan dulu.',
    },
    { title: 'Rak IPA', description: 'Fisika, kimia, dan biologi, dari perkenalan sampai soal panjang.' },
    { title: 'Kata dan tulisan', description: 'Membaca, menulis, dan berargumen dalam dua bahasa.' },
    { title: 'Mulai gratis', description: 'Kursus utuh, gratis. Daftar dan mulai malam ini.' },
    { title: 'Selesai dalam akhir pekan', description: 'Kursus pendek berisi delapan atau sembilan pelajaran.' },
    { title: 'Kode dan teka-teki', description: 'Buat kamu yang suka membongkar sesuatu.' },
  ],
  subjectCategories: ['Bahasa', 'Matematika dan informatika', 'IPA', 'IPS'],
  banners: [
    'Fungsi kuadrat dari nol: harga early bird sampai minggu depan',
    'Live tiap malam: lihat siapa yang mengajar malam ini',
    'Pilih 3 dari 8: Matematika {senior} setahun penuh',
    'Python untuk pemula: pre-order dan ikut menamai satu level',
    'Dua minggu sebelum tryout: semua rekaman bedah soal dibuka',
    'Fungsi dan grafik, tiap minggu bersama Bu Karina',
    'TKA Matematika, bedah soal live',
    'Jadwal minggu ini sudah keluar',
    'Bundling awal {senior}: empat kursus dan satu kelas',
    'Dua minggu lagi tryout: mulai dari sini',
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
      title: 'Kenalan dengan yang akan menjelaskan.',
      description: 'Dua puluh empat guru, satu film pendek masing-masing. Temukan suara yang cocok untukmu.',
    },
  ],
  marquees: {
    home: 'Dua minggu sebelum tryout: semua rekaman bedah soal dibuka minggu ini dan minggu depan.',
    regular_class: 'Jam baru mulai Senin: sesi hari kerja dimulai 7:00 PM atau setelahnya.',
    course: 'Dua minggu lagi tryout: semua kursus yang kamu butuhkan ada di satu tempat.',
  },
  upsells: {
    home: 'Pilih 3 kursus dan hemat: Matematika {senior} setahun penuh',
    regular_class: 'Tambah dua kursus ke kelasmu dan hemat',
    course: 'Empat kursus dan satu kelas dalam satu bundling',
  },
  promotions: {
    course: {
      title: 'Dua minggu sebelum tryout',
      description: 'Dua puluh delapan kursus, urut dari yang perlu ditonton dulu.',
    },
    live: { title: 'Coba sesi gratis', description: 'Sesi pertama di kebanyakan kelas bisa ditonton gratis.' },
  },
  regularClassCampaigns: ['Sesi pertama gratis', 'Jadwal minggu ini'],
  courseCampaigns: ['Dua minggu sebelum tryout', 'Kursus gratis'],
  activities: ['Seminggu sebelum tryout', 'Memilih mapel pilihan'],
  footerFaq: ['Cara mulai', 'Pembayaran dan pengembalian dana', 'Rekaman', 'Perangkat dan aplikasi'],
};
