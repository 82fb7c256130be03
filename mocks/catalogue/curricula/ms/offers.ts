import type { OfferTexts } from '../../curriculum.ts';

export const offers: OfferTexts = {
  plans: {
    course: {
      name: 'Kursus lengkap',
      description: 'Semua pelajaran dan lembaran kerja',
      longDescription:
        '<ul><li>Semua pelajaran, termasuk yang akan datang</li><li>Lembaran kerja dengan jawapan lengkap</li><li>Soalan anda dijawab oleh guru</li><li>Bayaran balik dalam 7 hari jika kurang daripada tiga pelajaran ditonton</li></ul>',
      highlight: 'Bayar sekali',
      contractPeriod: 'Tanpa langganan',
      lastDay: 'Akhir penggal',
    },
    questions: {
      name: 'Kursus dan sesi tanya guru',
      description: 'Semua pelajaran, serta 20 soalan kepada guru pilihan anda',
      longDescription:
        '<p>Hantar gambar soalan yang membuat anda buntu. Guru yang anda pilih akan menjawab dengan video pendek.</p>',
      highlight: 'Dengan 20 soalan',
      contractPeriod: 'Tanpa langganan',
      lastDay: 'Akhir penggal',
    },
    free: {
      name: 'Akses percuma',
      description: 'Semuanya termasuk, tanpa bayaran',
      longDescription: '<p>Daftar sekali, kemudian buka bila-bila masa dari menu “Belajar”.</p>',
      highlight: 'Percuma',
      contractPeriod: 'Tanpa langganan',
      lastDay: 'Tiada tarikh tamat',
    },
    monthly: {
      name: 'Bulanan',
      description: 'Empat sesi sebulan dan semua rakaman',
      longDescription:
        '<ul><li>Kelas langsung setiap minggu</li><li>Rakaman selama anda melanggan</li><li>Boleh batal bila-bila masa</li></ul>',
      highlight: 'Paling banyak dipilih',
      contractPeriod: 'Diperbaharui setiap bulan',
      lastDay: 'Apabila anda batalkan',
    },
    semester: {
      name: 'Satu penggal penuh',
      description: 'Semua sesi hingga akhir penggal',
      longDescription:
        '<ul><li>Semua sesi penggal ini</li><li>Rakaman hingga hari terakhir</li><li>Termasuk buku kerja bercetak</li></ul>',
      highlight: 'Satu harga untuk satu penggal',
      contractPeriod: 'Empat bulan',
      lastDay: 'Akhir penggal',
    },
    yearly: {
      name: 'Setahun penuh',
      description: '12 bulan dengan harga 10 bulan',
      longDescription: '<ul><li>Dua bulan percuma</li><li>Termasuk bengkel cuti sekolah</li></ul>',
      highlight: 'Dua bulan percuma',
      contractPeriod: 'Dua belas bulan',
      lastDay: 'Setahun dari hari ini',
    },
    pass: {
      name: 'Kelas dan sesi tanya guru',
      description: 'Semua sesi, serta 20 soalan kepada guru pilihan anda',
      longDescription:
        '<p>Hantar gambar soalan yang membuat anda buntu. Guru yang anda pilih akan menjawab dengan video pendek.</p>',
      highlight: 'Dengan 20 soalan',
      contractPeriod: 'Diperbaharui setiap bulan',
      lastDay: 'Apabila anda batalkan',
    },
    set: {
      name: 'Semuanya sudah termasuk',
      description: 'Akses penuh kepada semua isi set ini selama 12 bulan',
      longDescription:
        '<p>Bayar sekali untuk semuanya. Jika anda sudah memiliki sebahagian daripadanya, hubungi kami sebelum membeli.</p>',
      highlight: 'Set lengkap',
      contractPeriod: 'Tanpa langganan',
      lastDay: '12 bulan dari hari ini',
    },
  },
  bundles: [
    {
      title: 'Matematik pilihan anda',
      description: 'Pilih 3 daripada 8 kursus: algebra, graf, geometri, serta fizik dan pengekodan.',
    },
    { title: 'Sains pilihan anda', description: 'Pilih 4 daripada 8 kursus fizik, kimia dan biologi.' },
    {
      title: 'Bahasa Inggeris: kursus dan kelas langsung',
      description: 'Pilih 3: kursus yang boleh ditonton bila-bila masa atau kelas langsung setiap minggu.',
    },
    {
      title: 'Sejarah dan geografi pilihan anda',
      description: 'Pilih 2: kursus atau kelas langsung sejarah dan geografi.',
    },
    {
      title: 'Pengekodan dan matematik',
      description: 'Pilih 3 daripada sains komputer dan matematik, termasuk permainan Python.',
    },
    {
      title: 'Bahasa Melayu: membaca dan menulis',
      description: 'Bebas pilih: karya sastera, kertas penulisan atau kelas penulis muda.',
    },
  ],
  bundleSets: [
    { title: 'Set untuk peminat nombor', description: 'Tiga set matematik, sains dan sains komputer.' },
    { title: 'Set untuk peminat kata', description: 'Tiga set bahasa dan kemanusiaan.' },
  ],
  prepacks: [
    {
      title: 'Set permulaan {senior}',
      description:
        'Empat kursus matematik dan sains serta kelas matematik setiap minggu: persediaan lengkap untuk memulakan {senior}.',
    },
    {
      title: 'Set teras STPM',
      description: 'Tiga kursus lengkap dan dua kelas langsung setiap minggu: Matematik T, MUET dan Bahasa Melayu.',
    },
    {
      title: 'Set cuti sekolah',
      description: 'Bengkel cerita, pembuktian geometri dan dua kelas berkumpulan untuk mengisi cuti sekolah.',
    },
  ],
  groupPasses: [
    'Kelas berkumpulan matematik: satu penggal',
    'Kelas berkumpulan robot: cuti sekolah',
    'Kelas berkumpulan penulisan: empat malam',
  ],
};
