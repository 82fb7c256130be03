import type { SubjectText } from '../../curriculum.ts';

export const physics: SubjectText = {
  name: 'Fisika',
  teaching: 'Memulai tiap soal dengan sketsa, baru menyentuh rumus.',
  highlights: [
    { title: 'Gambar gaya-gayanya', description: 'Dengan satu diagram, separuh soal sudah beres.' },
    { title: 'Baca grafik seperti cerita', description: 'Kemiringan, luas, dan arti keduanya.' },
    { title: 'Cek dengan satuan', description: 'Jawaban salah ketahuan dalam lima detik.' },
    { title: 'Jelaskan sampai dapat nilai penuh', description: 'Sebab, hukum, akibat: kalimat yang bernilai.' },
  ],
  courses: [
    {
      title: 'Gaya dan gerak lewat sketsa',
      description:
        'Mekanika tanpa hafalan: tiap video dibuka dengan sesuatu yang bisa kamu jatuhkan, dorong, atau tarik, dan ditutup dengan satu soal ujian.',
      lessons: [
        'Apa yang dilakukan gaya, dan apa yang tidak',
        'Diagram benda bebas dalam tiga goresan',
        'Hukum I Newton di dalam angkot',
        'F = ma dengan timbangan dapur',
        'Aksi, reaksi, dan berjalan kaki',
        'Gesekan yang menolong, gesekan yang merugikan',
        'Bidang miring',
        'Jatuh, dengan dan tanpa udara',
        'Usaha, energi, daya',
        'Momentum dan mobil yang lebih aman',
      ],
      tags: ['Kelas10', 'Mekanika', 'Sketsa'],
    },
    {
      title: 'Gelombang yang bisa dilihat dan didengar',
      description:
        'Cahaya, bunyi, dan air dengan konsep yang sama: panjang gelombang, frekuensi, dan apa yang terjadi di batas medium.',
      lessons: [
        'Gelombang membawa energi, bukan materi',
        'Panjang gelombang, frekuensi, cepat rambat',
        'Pemantulan dan gema',
        'Pembiasan dalam segelas air',
        'Lensa lewat diagram sinar',
        'Interferensi: cahaya tambah cahaya jadi gelap',
        'Gelombang stasioner pada gitar',
        'Warna yang tidak terlihat siapa pun',
      ],
      tags: ['Kelas11', 'Gelombang', 'Percobaan'],
    },
    {
      title: 'Listrik dan magnet untuk TKA',
      description:
        'Dua puluh video, dari muatan sampai jaringan PLN, dengan rangkaian yang dirakit di depan kamera dan dihitung di kertas.',
      lessons: [
        'Muatan, dan kenapa rambut menempel di sisir',
        'Medan: panah di ruang kosong',
        'Arus, tegangan, hambatan',
        'Seri dan paralel tanpa hafalan',
        'Baterai sungguhan',
        'Listrik yang aman di rumah',
        'Magnet dan arus',
        'Motor berputar karena…',
        'Generator dan hukum Lenz',
        'Transformator dan jaringan listrik',
      ],
      tags: ['TKA', 'Rangkaian', 'SemuaMateri'],
    },
    {
      title: 'Panas dan dingin: kenalan dengan fisika',
      description:
        'Delapan video singkat sebelum fisika SMA dimulai: suhu, kalor, dan kenapa logam terasa lebih dingin daripada kayu.',
      lessons: [
        'Suhu bukan kalor',
        'Kenapa logam terasa dingin',
        'Merebus air di gelas kertas',
        'Bagaimana kulkas memindahkan panas',
        'Mencair tanpa jadi lebih hangat',
        'Angin laut',
        'Selimut mengilap',
        'Kuis es batu',
      ],
      tags: ['Pengenalan', 'Kalor', 'Gratis'],
    },
    {
      title: 'Lingkaran dan gravitasi: dari ayunan ke satelit',
      description:
        'Gerak melingkar dan gravitasi dalam sepuluh video, ditutup dengan pertanyaan kenapa satelit tidak jatuh.',
      lessons: [
        'Berputar berarti dipercepat',
        'Gaya menuju pusat',
        'Tikungan, jalan miring, dan sepeda',
        'Di puncak lintasan kora-kora',
        'Gravitasi yang melemah',
        'Menimbang Bumi',
        'Orbit',
        'Kenapa satelit tidak jatuh',
      ],
      tags: ['Kelas11', 'Gravitasi', 'Antariksa'],
    },
    {
      title: 'Grafik gerak: baca, gambar, pahami',
      description:
        'Soal yang paling sering keluar di semester pertama, dibongkar sampai kemiringan dan luas jadi refleks.',
      lessons: [
        'Jalan kaki sebagai grafik',
        'Kemiringan itu kecepatan',
        'Luas itu jarak',
        'Mempercepat dan mengerem',
        'Tiga persamaan dari satu gambar',
        'Soal dua benda bertemu',
        'Batu dilempar ke atas',
        'Grafik dari sensor sungguhan',
      ],
      tags: ['Grafik', 'Gerak', 'Dasar'],
    },
  ],
  topics: [
    {
      name: 'Fisika {grade}: gaya di sekitar kita',
      description:
        'Soal mingguan dengan bandul, papan miring, dan banyak tali. Pertanyaan di chat dijawab sebelum sesi selesai.',
      lessons: [
        'Diagram dulu',
        'Newton di angkot',
        'Papan miring',
        'Soal gesekan',
        'Benda yang terhubung',
        'Jatuh dan udara',
        'Energi pengganti gaya',
        'Momentum',
        'Tumbukan satu dimensi',
      ],
      tag: 'Gaya',
    },
    {
      name: 'Gelombang dan cahaya, dengan laser penunjuk',
      description: 'Setiap konsep ditunjukkan di depan kamera sebelum ditulis. Siapkan segelas air untuk sesi ketiga.',
      lessons: [
        'Apa yang dibawa gelombang',
        'Riak',
        'Segelas air',
        'Lensa',
        'Mata dan kamera',
        'Dua celah',
        'Bunyi yang terlihat',
        'Gelombang stasioner',
        'Efek Doppler',
        'Trik polarisasi',
        'Soal ujian',
        'Malam review',
      ],
      tag: 'Gelombang',
    },
    {
      name: 'TKA Fisika: soal-soal panjang',
      description:
        'Khusus soal dengan stimulus panjang, satu bab seminggu. Sudah selesai semester ini; yang sudah terdaftar masih bisa menonton rekamannya.',
      lessons: ['Mekanika', 'Kalor dan gas', 'Gelombang', 'Listrik', 'Radioaktivitas', 'Bab campuran'],
      tag: 'SoalPanjang',
    },
  ],
};
