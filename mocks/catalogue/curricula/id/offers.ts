import type { OfferTexts } from '../../curriculum.ts';

export const offers: OfferTexts = {
  plans: {
    course: {
      name: 'Seluruh kursus',
      description: 'Semua video dan lembar latihan',
      longDescription:
        '<ul><li>Semua video, termasuk yang akan datang</li><li>Lembar latihan dengan pembahasan lengkap</li><li>Pertanyaanmu dijawab guru</li><li>Uang kembali dalam 7 hari jika belum menonton tiga video</li></ul>',
      highlight: 'Bayar sekali',
      contractPeriod: 'Tanpa langganan',
      lastDay: 'Akhir semester',
    },
    questions: {
      name: 'Kursus plus tanya guru',
      description: 'Semua video, plus 20 pertanyaan ke guru pilihanmu',
      longDescription: '<p>Kirim foto soal apa saja. Guru yang kamu pilih menjawab dengan video pendek.</p>',
      highlight: 'Dengan 20 pertanyaan',
      contractPeriod: 'Tanpa langganan',
      lastDay: 'Akhir semester',
    },
    free: {
      name: 'Akses gratis',
      description: 'Semua sudah termasuk, tanpa bayar',
      longDescription: '<p>Daftar sekali, lalu buka kapan saja dari menu “Belajar”.</p>',
      highlight: 'Gratis',
      contractPeriod: 'Tanpa langganan',
      lastDay: 'Tanpa batas waktu',
    },
    monthly: {
      name: 'Bulanan',
      description: 'Empat sesi sebulan dan semua rekaman',
      longDescription:
        '<ul><li>Live tiap minggu</li><li>Rekaman selama kamu berlangganan</li><li>Bisa berhenti kapan saja</li></ul>',
      highlight: 'Paling banyak dipilih',
      contractPeriod: 'Diperpanjang tiap bulan',
      lastDay: 'Saat kamu berhenti',
    },
    semester: {
      name: 'Satu semester penuh',
      description: 'Semua sesi sampai akhir semester',
      longDescription:
        '<ul><li>Semua sesi semester ini</li><li>Rekaman sampai hari terakhir</li><li>Termasuk buku latihan cetak</li></ul>',
      highlight: 'Satu harga untuk satu semester',
      contractPeriod: 'Empat bulan',
      lastDay: 'Akhir semester',
    },
    yearly: {
      name: 'Setahun penuh',
      description: 'Dua belas bulan seharga sepuluh',
      longDescription: '<ul><li>Gratis dua bulan</li><li>Termasuk kelas liburan</li></ul>',
      highlight: 'Gratis dua bulan',
      contractPeriod: 'Dua belas bulan',
      lastDay: 'Setahun dari hari ini',
    },
    pass: {
      name: 'Kelas plus tanya guru',
      description: 'Semua sesi, plus 20 pertanyaan ke guru pilihanmu',
      longDescription: '<p>Kirim foto soal apa saja. Guru yang kamu pilih menjawab dengan video pendek.</p>',
      highlight: 'Dengan 20 pertanyaan',
      contractPeriod: 'Diperpanjang tiap bulan',
      lastDay: 'Saat kamu berhenti',
    },
    set: {
      name: 'Semua sudah termasuk',
      description: 'Semua isi bundling ini, selama 12 bulan',
      longDescription:
        '<p>Sekali bayar untuk semuanya. Kalau sebagian sudah kamu punya, hubungi kami sebelum membeli.</p>',
      highlight: 'Paling lengkap',
      contractPeriod: 'Tanpa langganan',
      lastDay: '12 bulan dari hari ini',
    },
  },
  bundles: [
    {
      title: 'Matematika pilihanmu',
      description: 'Pilih 3 dari 8 kursus: aljabar, grafik, geometri, bahkan fisika dan ngoding.',
    },
    { title: 'IPA pilihanmu', description: 'Pilih 4 dari 8 kursus fisika, kimia, dan biologi.' },
    {
      title: 'Bahasa Inggris: video dan kelas live',
      description: 'Pilih 3: kursus yang bisa ditonton kapan saja atau kelas live tiap minggu.',
    },
    { title: 'Sejarah dan geografi pilihanmu', description: 'Pilih 2: kursus atau kelas live sejarah dan geografi.' },
    { title: 'Ngoding dan matematika', description: 'Pilih 3 dari informatika dan matematika, termasuk gim Python.' },
    {
      title: 'Bahasa Indonesia: membaca dan menulis',
      description: 'Bebas pilih berapa pun: karya sastra, menyunting untuk ujian, atau menulis cerita.',
    },
  ],
  bundleSets: [
    { title: 'Bundling untuk pencinta angka', description: 'Tiga bundling seputar matematika, IPA, dan informatika.' },
    { title: 'Bundling untuk pencinta kata', description: 'Tiga bundling seputar bahasa dan IPS.' },
  ],
  prepacks: [
    {
      title: 'Bundling siap {senior}',
      description:
        'Empat kursus matematika dan IPA, plus kelas matematika tiap minggu: bekal lengkap untuk memulai {senior}.',
    },
    {
      title: 'Bundling mapel wajib TKA',
      description:
        'Tiga kursus lengkap dan dua kelas live tiap minggu: Matematika, Bahasa Indonesia, dan Bahasa Inggris.',
    },
    {
      title: 'Bundling liburan',
      description: 'Kursus cerita, pembuktian geometri, dan dua kelas grup untuk mengisi liburan.',
    },
  ],
  groupPasses: [
    'Kelas grup matematika: satu semester',
    'Kelas grup robot: liburan sekolah',
    'Kelas grup menulis: empat malam',
  ],
};
