import type { SubjectText } from '../../curriculum.ts';

export const english: SubjectText = {
  name: 'Bahasa Inggeris',
  teaching: 'Menyemak satu perenggan karya pelajar dalam setiap sesi, dengan jujur dan mesra.',
  highlights: [
    {
      title: 'Tulis dengan lebih ringkas',
      description: 'Pendekkan perenggan satu pertiga tanpa menghilangkan isinya.',
    },
    { title: 'Baca untuk menjawab', description: 'Mana yang perlu dilihat dahulu, dan mana yang boleh dilangkau.' },
    { title: 'Pembuka dan penutup yang kemas', description: 'Dua belas ayat pembuka dan lapan ayat penutup.' },
    {
      title: 'Betulkan kesilapan lazim anda',
      description: 'Ada lima yang paling kerap. Kenal pasti yang mana satu kesilapan anda.',
    },
  ],
  courses: [
    {
      title: 'Bahasa Inggeris SPM: esei, artikel dan e-mel',
      description:
        'Penulisan untuk Kertas 2: cara merancang, memilih nada, dan menulis tiga ayat yang menentukan markah. Setiap pelajaran diakhiri dengan menulis semula.',
      lessons: [
        'Apa yang mula-mula dilihat pemeriksa',
        'Rancang dalam tiga minit',
        'Pembukaan yang meyakinkan',
        'Nada: rasmi, mesra, tegas',
        'Menyambung ayat tanpa “moreover”',
        'Membuat aduan tanpa marah-marah',
        'Penutup yang berkesan',
        'Dari B1 ke B2: dua skrip dibandingkan',
        'Menulis satu esei bersama, dari awal hingga akhir',
      ],
      tags: ['SPM', 'Penulisan', 'Kertas2'],
    },
    {
      title: 'MUET Reading: membaca dengan pantas',
      description:
        'Baca sedikit, jawab dengan tepat. Jenis soalan satu demi satu, kemudian satu kertas penuh dengan had masa, sambil guru menerangkan cara berfikirnya.',
      lessons: [
        'Berapa banyak masa anda sebenarnya',
        'Skimming, scanning dan bila berhenti',
        'Soalan yang menyembunyikan tempat jawapan',
        'Inferens: yang tidak disebut penulis',
        'Kata yang menunjukkan nada dan sikap',
        'Benar, palsu, tidak dinyatakan',
        'Mengisi ringkasan',
        'Iklan, jadual dan teks pendek',
        'Teks panjang tanpa panik',
        'Satu kertas penuh dan cara berfikirnya',
      ],
      tags: ['MUET', 'Membaca', 'STPM'],
    },
    {
      title: 'Tenses: faham, bukan hafal',
      description:
        'Dua belas tenses pada satu garis masa. Bila setiap satu patut digunakan, dan mengapa “I have went” tidak pernah betul.',
      lessons: [
        'Satu garis masa untuk semua tenses',
        'Now, always, usually',
        'Sudah habis atau masih berlaku?',
        'Present perfect, akhirnya',
        'Bercerita: was doing, did',
        'Will, going to, am doing',
        'If, would dan kalaulah',
        'Ayat pasif tanpa pening',
      ],
      tags: ['Tatabahasa', 'Asas', 'GarisMasa'],
    },
    {
      title: 'Bengkel cerita: daripada idea hingga penamat',
      description:
        'Lapan malam, satu cerita bahasa Inggeris anda sendiri. Untuk penulis muda {grade} yang ada idea tetapi terhenti selepas sepuluh baris.',
      lessons: [
        'Di mana idea bersembunyi',
        'Watak yang mahukan sesuatu',
        'Mula di tengah',
        'Lima deria, satu ayat setiap satu',
        'Menulis dialog',
        'Kemudian timbul masalah',
        'Penamat yang memuaskan',
        'Baca kuat-kuat, kemudian perhalusi',
      ],
      tags: ['Cerita', 'Kreatif', 'PenulisMuda'],
    },
    {
      title: 'Berani bertutur: perbincangan dan giliran individu',
      description:
        'Cara mencelah, bersetuju, membantah dan memecahkan kesunyian dalam Kertas 3 SPM. Ada rakaman perbincangan sebenar, dan cara setiap peserta meraih markah.',
      lessons: [
        'Tiga bahagian, minit demi minit',
        'Mencelah tanpa memotong cakap',
        'Setuju dan tambah',
        'Membantah, tetapi tetap berkawan',
        'Memecahkan kesunyian',
        'Jawapan satu minit',
        'Sebutan yang penting',
        'Satu perbincangan penuh, ditanda',
      ],
      tags: ['SPM', 'Bertutur', 'Kertas3'],
    },
    {
      title: '300 frasa Inggeris yang patut diketahui',
      description:
        'Bukan senarai hafalan tetapi keluarga kata, dipelajari dalam ayat sebenar dan terus digunakan malam itu juga.',
      lessons: [
        'Kata pun ada keluarga',
        'Make, do, take, have',
        'Kata kerja yang lebih tepat dan bertenaga',
        'Perasaan, daripada tenang kepada berang',
        'Bercakap tentang perubahan',
        'Sebab dan akibat',
        'Pendapat yang tajam',
        'Frasa untuk hidup di bandar',
        'Idiom yang tidak memalukan',
      ],
      tags: ['KosaKata', 'Frasa', 'Harian'],
    },
  ],
  topics: [
    {
      name: 'MUET Reading: membaca dengan pantas',
      description:
        'Satu teks baharu setiap minggu, dibaca bersama-sama dengan had masa. Anda jawab dahulu, kemudian kita lihat cara mencari jawapan yang tepat.',
      lessons: [
        'Mencari baris yang betul',
        'Kata rujukan: it, this, they',
        'Soalan inferens',
        'Nada dan sikap',
        'Membaca dengan pantas',
        'Isi tempat kosong tanpa meneka',
        'Rencana akhbar',
        'Blog dan maksud tersirat penulis',
        'Iklan, jadual dan teks pendek',
        'Teks panjang dalam empat puluh minit',
        'Satu kertas penuh',
        'Apa perlu dibuat pada minggu terakhir',
      ],
      tag: 'MUET',
    },
    {
      name: 'Baca dan berbual: cerita bahasa Inggeris bersama Cikgu Sarah',
      description:
        'Satu cerpen seminggu, dibacakan dan dibincangkan dengan santai. Semuanya melalui sembang, jadi yang pemalu pun boleh turut serta.',
      lessons: [
        'Tingkap yang terbuka',
        'Anjing bernama Khamis',
        'Surat dari rumah api',
        'Bas terakhir pulang',
        'Dua beradik dan sebuah wau',
        'Pencuri payung',
        'Salji di negeri panas',
        'Biola pinjaman',
        'Peta tanpa nama',
        'Jalan yang panjang',
        'Malam cerita anda',
      ],
      tag: 'Cerita',
    },
    {
      name: 'Bahasa Inggeris {grade}: klinik penulisan',
      description:
        'Hantar satu halaman dua hari sebelum sesi; tiga daripadanya ditulis semula bersama-sama di skrin. Yang lain dipulangkan dengan catatan.',
      lessons: [
        'Pembukaan',
        'Perenggan yang padu',
        'Surat kepada pengarang',
        'Cerita bawah 300 patah perkataan',
        'Laporan dan cadangan',
        'Berhujah dari dua pihak',
        'Membaiki nada',
        'Memendekkan satu pertiga',
        'Penutup',
        'Klinik: pilihan anda',
      ],
      tag: 'Penulisan',
    },
  ],
};
