import type { Phrases } from '../../curriculum.ts';

export const phrases: Phrases = {
  checkpoints: [
    'Uji kendiri {n}: sepuluh soalan tentang pelajaran setakat ini',
    'Uji kendiri {n}: latihan campuran dengan jawapan',
    'Uji kendiri {n}: soalan yang ditanya pelajar',
    'Uji kendiri {n}: satu soalan peperiksaan, dari awal hingga akhir',
    'Uji kendiri {n}: latihan terakhir, dua puluh minit',
  ],
  parts: ['{title} (bahagian 1)', '{title} (bahagian 2)'],
  trailer: 'Treler: apa yang ada dalam kursus ini',
  lessonContents: [
    '{title}: tonton sekali tanpa menulis, kemudian sekali lagi dengan pensel.',
    'Satu idea, dua contoh dan satu soalan untuk anda. Jeda apabila guru berhenti.',
    'Pelajaran pendek dengan lembaran kerja. Cuba soalan 1 sebelum memainkan video.',
  ],
  lessonDetails: [
    '<p>Selepas ini anda boleh menerangkan idea ini dalam dua ayat dan membuat tiga soalan pertama lembaran kerja.</p><ul><li>Sediakan kertas</li><li>Jawapannya ada dalam Bahan</li></ul>',
    '<p>Pelajaran ini menyambung soalan pada akhir pelajaran sebelumnya. Kalau soalan itu belum selesai, buat dahulu.</p>',
    '<p>Contoh pada separuh kedua diambil daripada soalan tahun lepas. Berhenti sebelum jawapan dan cuba sendiri.</p>',
  ],
  chapters: ['Pengenalan', 'Idea utama', 'Contoh soalan', 'Giliran anda'],
  courseDetail:
    '<p>{lessons} pelajaran untuk {grade}. Setiap satunya ada lembaran kerja untuk dicetak dan helaian jawapan yang menunjukkan jalan kerja, bukan jawapan akhir sahaja.</p><h3>Cara menggunakannya</h3><ul><li>Dua pelajaran seminggu cukup untuk habis dalam satu penggal.</li><li>Berhenti bila-bila masa; kemajuan anda disimpan di semua peranti.</li><li>Soalan di bawah pelajaran dijawab dalam dua hari sekolah.</li></ul>',
  topicDetail:
    '<p>{minutes} minit seminggu untuk {grade}, sentiasa dengan guru yang sama.</p><h3>Dalam setiap sesi</h3><ul><li>Imbas kembali selama lima minit</li><li>Satu idea baharu, dibincangkan bersama</li><li>Soalan anda, secara lisan atau melalui sembang</li></ul><p>Terlepas? Ulang tayang akan muncul dalam masa 48 jam.</p>',
  worksheet: 'Lembaran kerja {n}',
  answers: 'Jawapan dengan jalan kerja penuh',
  summarySheet: 'Ringkasan satu halaman',
  workbook: 'Buku kerja bercetak',
  notebook: {
    title: 'Buku nota untuk kursus ini',
    description: [
      'Satu halaman setiap pelajaran, dengan ruang untuk contoh sendiri',
      'Rajah sudah dilukis, label untuk anda isi',
      'Senarai kesilapan anda, supaya tidak berulang',
    ],
  },
  syllabus: [
    { title: 'Unit 1: asas', description: 'Asas bagi semua topik seterusnya.' },
    { title: 'Unit 2: aplikasi', description: 'Soalan lebih panjang, latihan campuran dan ulang kaji.' },
  ],
  warmUp: {
    title: 'Sebelum sesi pertama: persediaan ringkas',
    description: 'Ingat kembali perkara asas, kira-kira seminit sahaja.',
  },
  contentFeatures: [
    'Kelas langsung setiap minggu, guru yang sama',
    'Ulang tayang dalam masa 48 jam',
    'Lembaran kerja sebelum setiap sesi',
    'Soalan dijawab melalui sembang',
    'Maksimum 40 pelajar setiap kelas',
    'Laporan ringkas untuk ibu bapa setiap bulan',
  ],
  weekdays: ['Ahad', 'Isnin', 'Selasa', 'Rabu', 'Khamis', 'Jumaat', 'Sabtu'],
  weekly: 'Setiap {weekday}, {time}',
};
