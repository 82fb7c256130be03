import type { Phrases } from '../../curriculum.ts';

export const phrases: Phrases = {
  checkpoints: [
    'Cek pemahaman {n}: sepuluh soal untuk mengulang materi',
    'Cek pemahaman {n}: latihan campuran dan pembahasannya',
    'Cek pemahaman {n}: pertanyaan dari siswa',
    'Cek pemahaman {n}: satu soal ujian dari awal sampai akhir',
    'Cek pemahaman {n}: latihan terakhir, dua puluh menit',
  ],
  parts: ['{title} (bagian 1)', '{title} (bagian 2)'],
  trailer: 'Trailer: apa saja isi kursus ini',
  lessonContents: [
    '{title}: tonton sekali tanpa mencatat, lalu sekali lagi sambil pegang pensil.',
    'Satu konsep, dua contoh, dan satu soal untukmu. Jeda videonya saat guru berhenti.',
    'Video singkat dengan lembar latihan. Coba soal 1 sebelum memutar videonya.',
  ],
  lessonDetails: [
    '<p>Setelah ini kamu bisa menjelaskan konsepnya dalam dua kalimat dan mengerjakan tiga soal pertama lembar latihan.</p><ul><li>Siapkan kertas</li><li>Jawabannya ada di bagian Materi</li></ul>',
    '<p>Video ini melanjutkan soal di akhir video sebelumnya. Kalau soal itu belum selesai, kerjakan dulu.</p>',
    '<p>Contoh di bagian akhir diambil dari soal ujian. Jeda sebelum pembahasannya, lalu coba sendiri.</p>',
  ],
  chapters: ['Pengantar', 'Konsep utama', 'Contoh soal', 'Giliranmu'],
  courseDetail:
    '<p>{lessons} video untuk {grade}. Masing-masing punya lembar latihan yang bisa dicetak dan pembahasan yang menunjukkan caranya, bukan cuma hasilnya.</p><h3>Cara memakainya</h3><ul><li>Dua video seminggu cukup untuk selesai dalam satu semester.</li><li>Jeda kapan pun kamu mau. Progresmu tersimpan di semua perangkat.</li><li>Pertanyaan di bawah video dijawab dalam dua hari sekolah.</li></ul>',
  topicDetail:
    '<p>{minutes} menit seminggu untuk {grade}, selalu dengan guru yang sama.</p><h3>Isi satu sesi</h3><ul><li>Lima menit mengulang materi minggu lalu</li><li>Satu konsep baru, dibahas bersama</li><li>Pertanyaanmu, lewat suara atau chat</li></ul><p>Terlewat? Rekamannya muncul dalam 48 jam.</p>',
  worksheet: 'Lembar latihan {n}',
  answers: 'Pembahasan lengkap',
  summarySheet: 'Rangkuman satu halaman',
  workbook: 'Buku latihan cetak',
  notebook: {
    title: 'Buku catatan untuk kursus ini',
    description: [
      'Satu halaman tiap video, dengan ruang untuk contohmu sendiri',
      'Gambarnya sudah ada, keterangannya kamu yang isi',
      'Daftar kesalahanmu, supaya tidak terulang',
    ],
  },
  syllabus: [
    { title: 'Unit 1: konsep dasar', description: 'Dasar untuk semua materi berikutnya.' },
    { title: 'Unit 2: penerapan', description: 'Soal yang lebih panjang, latihan campuran, dan review.' },
  ],
  warmUp: {
    title: 'Sebelum sesi pertama: pemanasan singkat',
    description: 'Ingat lagi dasar-dasarnya, cukup satu menitan.',
  },
  contentFeatures: [
    'Live tiap minggu, guru yang sama',
    'Rekaman dalam 48 jam',
    'Lembar latihan sebelum tiap sesi',
    'Pertanyaan dijawab di chat',
    'Maksimal 40 siswa per kelas',
    'Laporan singkat untuk orang tua tiap bulan',
  ],
  weekdays: ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'],
  weekly: 'Tiap {weekday}, {time} WIB',
};
