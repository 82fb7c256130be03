import type { Phrases } from '../../curriculum.ts';

export const phrases: Phrases = {
  checkpoints: [
    'Semakan {n}: sepuluh soalan tentang pelajaran setakat ini',
    'Semakan {n}: latihan campuran dengan jawapan',
    'Semakan {n}: soalan yang ditanya pelajar',
    'Semakan {n}: satu soalan peperiksaan, dari awal hingga akhir',
    'Semakan {n}: dua puluh minit terakhir',
  ],
  parts: ['{title} (bahagian 1)', '{title} (bahagian 2)'],
  trailer: 'Treler: apa yang ada dalam kursus ini',
  lessonContents: [
    '{title}: tonton sekali tanpa menulis, kemudian sekali lagi dengan pensel.',
    'Satu idea, dua contoh dan satu soalan untuk anda. Jeda apabila guru berhenti.',
    'Pelajaran pendek dengan lembaran kerja. Cuba soalan 1 sebelum menekan butang main.',
  ],
  lessonDetails: [
    '<p>Selepas ini anda boleh menerangkan idea ini dalam dua ayat dan membuat tiga soalan pertama lembaran kerja.</p><ul><li>Sediakan kertas</li><li>Jawapannya ada dalam Bahan</li></ul>',
    '<p>Pelajaran ini menyambung soalan pada akhir pelajaran sebelumnya. Kalau soalan itu belum selesai, buat dahulu.</p>',
    '<p>Contoh pada separuh kedua diambil daripada soalan tahun lepas. Berhenti sebelum jawapan dan cuba sendiri.</p>',
  ],
  chapters: ['Sampai di mana kita?', 'Idea utama', 'Contoh bersama', 'Giliran anda'],
  courseDetail:
    '<p>{lessons} pelajaran untuk {grade}. Setiap satunya ada lembaran kerja untuk dicetak dan helaian jawapan yang menunjukkan jalan kerja, bukan jawapan akhir sahaja.</p><h3>Cara menggunakannya</h3><ul><li>Dua pelajaran seminggu cukup untuk habis dalam satu penggal.</li><li>Berhenti pada mana-mana saat; kemajuan anda disimpan di semua peranti.</li><li>Soalan di bawah pelajaran dijawab dalam dua hari sekolah.</li></ul>',
  topicDetail:
    '<p>{minutes} minit seminggu untuk {grade}, sentiasa dengan guru yang sama.</p><h3>Dalam setiap sesi</h3><ul><li>Lima minit mengimbas kembali</li><li>Satu idea baharu, dibincangkan bersama</li><li>Soalan anda, dengan suara atau dalam sembang</li></ul><p>Terlepas? Ulang tayang akan muncul dalam masa 48 jam.</p>',
  worksheet: 'Lembaran kerja {n}',
  answers: 'Jawapan dengan jalan kerja penuh',
  summarySheet: 'Ringkasan satu halaman',
  workbook: 'Buku kerja bercetak',
  notebook: {
    title: 'Buku nota untuk kursus ini',
    description: [
      'Satu halaman setiap pelajaran, dengan ruang untuk contoh sendiri',
      'Rajah sudah dilukis, label untuk anda isi',
      'Senarai kesilapan anda, supaya cukup berlaku sekali',
    ],
  },
  syllabus: [
    { title: 'Unit 1: asas', description: 'Idea yang menjadi tapak segala-galanya.' },
    { title: 'Unit 2: menggunakannya', description: 'Soalan lebih panjang, latihan campuran dan ulang kaji.' },
  ],
  warmUp: {
    title: 'Sebelum sesi pertama: persediaan ringkas',
    description: 'Apa yang anda patut sudah tahu, dalam seminit lebih.',
  },
  contentFeatures: [
    'Langsung setiap minggu, guru yang sama',
    'Ulang tayang dalam masa 48 jam',
    'Lembaran kerja sebelum setiap sesi',
    'Soalan dijawab dalam sembang',
    'Kumpulan kecil, maksimum 40 orang',
    'Laporan ringkas untuk ibu bapa setiap bulan',
  ],
  weekdays: ['Ahad', 'Isnin', 'Selasa', 'Rabu', 'Khamis', 'Jumaat', 'Sabtu'],
  weekly: 'Setiap {weekday}, {time}',
};
