import type { SubjectText } from '../../curriculum.ts';

export const physics: SubjectText = {
  name: 'Fizik',
  teaching: 'Memulakan setiap soalan dengan lakaran, barulah menyentuh rumus.',
  highlights: [
    { title: 'Lakar dayanya', description: 'Dengan satu rajah, separuh soalan sudah selesai.' },
    { title: 'Baca graf seperti cerita', description: 'Kecerunan, luas, dan maksud kedua-duanya.' },
    { title: 'Semak dengan unit', description: 'Jawapan salah dikesan dalam lima saat.' },
    { title: 'Huraikan untuk markah penuh', description: 'Sebab, hukum, akibat: ayat yang memberi markah.' },
  ],
  courses: [
    {
      title: 'Daya dan gerakan melalui lakaran',
      description:
        'Mekanik tanpa hafalan: setiap pelajaran bermula dengan sesuatu yang boleh dijatuhkan, ditolak atau ditarik, dan berakhir dengan satu soalan tahun lepas.',
      lessons: [
        'Apa yang dilakukan daya, dan apa yang tidak',
        'Gambar rajah jasad bebas dalam tiga garisan',
        'Hukum Newton Pertama di dalam bas',
        'F = ma dengan penimbang dapur',
        'Tindakan, tindak balas dan berjalan',
        'Geseran yang menolong, geseran yang menyusahkan',
        'Satah condong',
        'Jatuh, dengan dan tanpa udara',
        'Kerja, tenaga, kuasa',
        'Momentum dan kereta yang lebih selamat',
      ],
      tags: ['SPM', 'Mekanik', 'Lakaran'],
    },
    {
      title: 'Gelombang yang boleh dilihat dan didengar',
      description:
        'Cahaya, bunyi dan air dengan konsep yang sama: panjang gelombang, frekuensi, dan apa yang berlaku di sempadan medium.',
      lessons: [
        'Gelombang memindahkan tenaga, bukan jirim',
        'Panjang gelombang, frekuensi, laju',
        'Pantulan dan gema',
        'Pembiasan dalam segelas air',
        'Kanta melalui rajah sinar',
        'Interferens: cahaya tambah cahaya jadi gelap',
        'Gelombang pegun pada gitar',
        'Warna yang tidak dapat dilihat',
      ],
      tags: ['SPM', 'Gelombang', 'Eksperimen'],
    },
    {
      title: 'Elektrik dan kemagnetan untuk STPM',
      description:
        'Dua puluh pelajaran daripada cas hingga grid kuasa, dengan litar yang dibina di depan kamera dan diselesaikan di atas kertas.',
      lessons: [
        'Cas, dan mengapa rambut melekat pada sikat',
        'Medan: anak panah di ruang kosong',
        'Arus, voltan, rintangan',
        'Sesiri dan selari tanpa hafalan',
        'Bateri sebenar',
        'Keselamatan elektrik di rumah',
        'Magnet dan arus',
        'Mengapa motor berputar',
        'Penjana dan hukum Lenz',
        'Transformer dan grid',
      ],
      tags: ['STPM', 'Litar', 'SukatanPenuh'],
    },
    {
      title: 'Panas dan sejuk: mula mengenal fizik',
      description:
        'Lapan pelajaran pendek sebelum fizik Tingkatan 4 bermula: suhu, haba dan mengapa logam terasa lebih sejuk daripada kayu.',
      lessons: [
        'Suhu bukan haba',
        'Mengapa logam terasa sejuk',
        'Mendidihkan air dalam cawan kertas',
        'Cara peti sejuk memindahkan haba',
        'Melebur tanpa menjadi lebih panas',
        'Bayu laut',
        'Selimut berkilat',
        'Kuiz ketul ais',
      ],
      tags: ['Pengenalan', 'Haba', 'Percuma'],
    },
    {
      title: 'Bulatan dan graviti: daripada buaian kepada satelit',
      description:
        'Gerakan membulat dan kegravitian dalam sepuluh pelajaran, berakhir dengan soalan mengapa satelit tidak jatuh.',
      lessons: [
        'Berpusing bermakna memecut',
        'Daya ke arah pusat',
        'Selekoh, jalan condong dan basikal',
        'Di puncak gelung',
        'Graviti yang semakin lemah',
        'Menimbang Bumi',
        'Orbit',
        'Mengapa satelit tidak jatuh',
      ],
      tags: ['SPM', 'Graviti', 'Angkasa'],
    },
    {
      title: 'Graf gerakan: baca, lukis, faham',
      description:
        'Soalan yang paling kerap keluar pada penggal pertama, dikupas sehingga anda mahir membaca kecerunan dan luas.',
      lessons: [
        'Graf orang berjalan kaki',
        'Kecerunan ialah halaju',
        'Luas ialah sesaran',
        'Memecut dan membrek',
        'Tiga persamaan daripada satu gambar',
        'Soalan dua objek bertemu',
        'Batu dilontar ke atas',
        'Graf daripada sensor sebenar',
      ],
      tags: ['Graf', 'Gerakan', 'Asas'],
    },
  ],
  topics: [
    {
      name: 'Fizik {grade}: daya di sekeliling kita',
      description:
        'Soalan mingguan dengan bandul, papan condong dan banyak tali. Setiap soalan dalam sembang dijawab sebelum sesi tamat.',
      lessons: [
        'Rajah dahulu',
        'Newton di dalam bas',
        'Papan condong',
        'Menyelesaikan soalan geseran',
        'Jasad yang bersambung',
        'Jatuh dan udara',
        'Tenaga sebagai ganti daya',
        'Momentum',
        'Perlanggaran satu dimensi',
      ],
      tag: 'Daya',
    },
    {
      name: 'Gelombang dan cahaya, dengan penuding laser',
      description: 'Setiap konsep ditunjukkan di depan kamera sebelum ditulis. Sediakan segelas air untuk sesi ketiga.',
      lessons: [
        'Apa yang dibawa gelombang',
        'Riak air',
        'Segelas air',
        'Kanta',
        'Mata dan kamera',
        'Dwicelah',
        'Bunyi yang boleh dilihat',
        'Gelombang pegun',
        'Kesan Doppler',
        'Penapis polarisasi',
        'Soalan peperiksaan',
        'Malam ulang kaji',
      ],
      tag: 'Gelombang',
    },
    {
      name: 'Fizik STPM: soalan esei',
      description:
        'Soalan berstruktur sahaja, satu bab seminggu. Sudah tamat untuk penggal ini; yang sudah berdaftar masih boleh menonton rakaman.',
      lessons: ['Mekanik', 'Haba dan gas', 'Gelombang', 'Elektrik', 'Keradioaktifan', 'Bab campuran'],
      tag: 'SoalanPanjang',
    },
  ],
};
