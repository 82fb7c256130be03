import type { Phrases } from '../../curriculum.ts';

export const phrases: Phrases = {
  checkpoints: [
    'Uji kendiri {n}: sepuluh soalan untuk mengulang kaji',
    'Uji kendiri {n}: latihan campuran berserta jawapan',
    'Uji kendiri {n}: soalan daripada pelajar',
    'Uji kendiri {n}: satu soalan peperiksaan, dari awal hingga akhir',
    'Uji kendiri {n}: latihan terakhir, dua puluh minit',
  ],
  parts: ['{title} (bahagian 1)', '{title} (bahagian 2)'],
  trailer: 'Treler: isi kursus ini',
  lessonContents: [
    '{title}: tonton sekali tanpa mencatat, kemudian sekali lagi sambil memegang pensel.',
    'Satu konsep, dua contoh dan satu soalan untuk anda. Hentikan video seketika apabila guru meminta anda mencuba.',
    'Pelajaran pendek dengan lembaran kerja. Cuba soalan 1 sebelum memainkan video.',
  ],
  lessonDetails: [
    '<p>Selepas ini anda boleh menerangkan konsep ini dalam dua ayat dan menjawab tiga soalan pertama lembaran kerja.</p><ul><li>Sediakan kertas</li><li>Jawapannya ada dalam Bahan</li></ul>',
    '<p>Pelajaran ini menyambung soalan pada akhir pelajaran sebelumnya. Kalau soalan itu belum selesai, buat dahulu.</p>',
    '<p>Contoh di bahagian akhir diambil daripada soalan tahun lepas. Hentikan video sebelum jawapan ditunjukkan dan cuba sendiri dahulu.</p>',
  ],
  chapters: ['Pengenalan', 'Konsep utama', 'Contoh soalan', 'Giliran anda'],
  courseDetail:
    '<p>{lessons} pelajaran untuk {grade}. Setiap pelajaran ada lembaran kerja untuk dicetak dan helaian jawapan yang menunjukkan jalan kerja, bukan sekadar jawapan akhir.</p><h3>Cara menggunakannya</h3><ul><li>Dua pelajaran seminggu cukup untuk habis dalam satu penggal.</li><li>Jeda bila-bila masa. Kemajuan pembelajaran anda diselaraskan pada semua peranti.</li><li>Soalan di bawah pelajaran dijawab dalam dua hari persekolahan.</li></ul>',
  topicDetail:
    '<p>{minutes} minit seminggu untuk {grade}, bersama guru yang sama.</p><h3>Dalam setiap sesi</h3><ul><li>Lima minit mengulang kaji sesi lepas</li><li>Satu konsep baharu, dibincangkan bersama</li><li>Soalan anda, secara lisan atau melalui ruang sembang</li></ul><p>Terlepas? Rakamannya dimuat naik dalam masa 48 jam.</p>',
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
    description: 'Ulang kaji perkara asas, seminit sahaja.',
  },
  contentFeatures: [
    'Kelas langsung setiap minggu, guru yang sama',
    'Rakaman dimuat naik dalam masa 48 jam selepas sesi',
    'Lembaran kerja sebelum setiap sesi',
    'Soalan dijawab melalui sembang',
    'Maksimum 40 orang pelajar setiap kelas',
    'Laporan ringkas untuk ibu bapa setiap bulan',
  ],
  weekdays: ['Ahad', 'Isnin', 'Selasa', 'Rabu', 'Khamis', 'Jumaat', 'Sabtu'],
  weekly: 'Setiap {weekday}, {time}',
};
