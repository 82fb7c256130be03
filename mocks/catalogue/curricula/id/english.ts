import type { SubjectText } from '../../curriculum.ts';

export const english: SubjectText = {
  name: 'Bahasa Inggris',
  teaching: 'Mengoreksi satu paragraf karya siswa di tiap sesi: apa adanya, tapi tetap ramah.',
  highlights: [
    { title: 'Katakan lebih singkat', description: 'Pangkas sepertiga paragraf tanpa kehilangan isinya.' },
    { title: 'Baca untuk menjawab', description: 'Lihat ke mana dulu, dan apa yang boleh dilewati.' },
    { title: 'Pembuka dan penutup yang kuat', description: 'Dua belas kalimat pembuka dan delapan penutup untukmu.' },
    {
      title: 'Perbaiki kesalahan langgananmu',
      description: 'Ada lima yang paling umum. Temukan yang sering kamu buat.',
    },
  ],
  courses: [
    {
      title: 'Menulis bahasa Inggris: surat, email, dan artikel',
      description:
        'Cara menyusun rencana, memilih nada, dan menulis tiga kalimat yang paling menentukan. Tiap video ditutup dengan menulis ulang.',
      lessons: [
        'Apa yang pertama dilihat pembaca',
        'Rencana dalam tiga menit',
        'Pembuka yang meyakinkan',
        'Nada: resmi, hangat, tegas',
        'Menyambung tanpa “moreover”',
        'Menyampaikan keluhan tanpa marah-marah',
        'Penutup yang ada gunanya',
        'Dari nilai 70 ke 90: dua tulisan dibandingkan',
        'Menulis satu surat bersama, awal sampai akhir',
      ],
      tags: ['Kelas10', 'Menulis', 'Surat'],
    },
    {
      title: 'TKA Bahasa Inggris: membaca cepat',
      description:
        'Baca lebih sedikit, jawab lebih tepat. Tipe soal satu per satu, lalu satu paket penuh dengan batas waktu, sambil menjelaskan jalan pikirannya.',
      lessons: [
        'Berapa lama waktumu sebenarnya',
        'Skimming, scanning, berhenti',
        'Soal yang menyembunyikan letak jawabannya',
        'Inferensi: yang tidak dikatakan penulis',
        'Kata-kata penanda nada dan sikap',
        'Benar, salah, tidak disebut',
        'Melengkapi ringkasan',
        'Iklan, pengumuman, dan teks pendek',
        'Teks panjang tanpa panik',
        'Satu paket penuh beserta jalan pikirannya',
      ],
      tags: ['TKA', 'Membaca', 'UTBK'],
    },
    {
      title: 'Tenses yang akhirnya masuk akal',
      description:
        'Dua belas tenses di satu garis waktu. Kapan masing-masing terdengar pas, dan kenapa “I have went” tidak pernah pas.',
      lessons: [
        'Satu garis waktu untuk seluruh bahasa Inggris',
        'Now, always, usually',
        'Sudah selesai atau masih berlangsung?',
        'Present perfect, akhirnya paham',
        'Bercerita: was doing, did',
        'Will, going to, am doing',
        'If, would, dan andai saja',
        'Kalimat pasif tanpa sakit kepala',
      ],
      tags: ['Grammar', 'Dasar', 'GarisWaktu'],
    },
    {
      title: 'Bengkel cerita: dari ide sampai tamat',
      description:
        'Delapan malam, satu cerita bahasa Inggris karyamu. Untuk penulis muda {grade} yang punya ide tapi berhenti di baris kesepuluh.',
      lessons: [
        'Tempat ide bersembunyi',
        'Tokoh yang menginginkan sesuatu',
        'Mulai dari tengah',
        'Lima indra, satu kalimat masing-masing',
        'Membuat tokoh berbicara',
        'Lalu muncul masalah',
        'Akhir yang pas',
        'Baca keras-keras, lalu poles',
      ],
      tags: ['Cerita', 'Kreatif', 'PenulisMuda'],
    },
    {
      title: 'Berani bicara: diskusi kelompok dan jawaban satu menit',
      description:
        'Cara masuk, setuju, tidak setuju, dan memecah keheningan. Ada rekaman diskusi asli, lengkap dengan pembahasan peran tiap peserta.',
      lessons: [
        'Delapan menit, menit demi menit',
        'Masuk tanpa memotong',
        'Setuju lalu menambah',
        'Tidak setuju, tapi tetap berteman',
        'Memecah keheningan',
        'Jawaban satu menit',
        'Pengucapan yang penting',
        'Satu diskusi penuh beserta penilaiannya',
      ],
      tags: ['Speaking', 'Diskusi', 'Kelas11'],
    },
    {
      title: 'Kosakata tahan lama: 300 frasa yang pasti terpakai',
      description:
        'Bukan daftar hafalan, tapi keluarga kata, dipelajari dalam kalimat nyata dan dipakai malam itu juga.',
      lessons: [
        'Kata juga punya keluarga',
        'Make, do, take, have',
        'Kata kerja kuat pengganti yang itu-itu saja',
        'Perasaan, dari tenang sampai marah besar',
        'Bicara tentang perubahan',
        'Sebab dan akibat',
        'Pendapat yang tajam',
        'Frasa sehari-hari di kota',
        'Idiom yang tidak bikin malu',
      ],
      tags: ['Kosakata', 'Frasa', 'SehariHari'],
    },
  ],
  topics: [
    {
      name: 'TKA Bahasa Inggris: membaca cepat',
      description:
        'Satu teks baru tiap minggu, dibaca bersama dengan batas waktu. Kamu menjawab dulu, lalu kita lihat bagaimana jawaban yang tepat ditemukan.',
      lessons: [
        'Menemukan baris yang tepat',
        'Kata rujukan: it, this, they',
        'Soal inferensi',
        'Nada dan sikap',
        'Membaca cepat',
        'Soal rumpang tanpa menebak',
        'Artikel koran',
        'Blog dan maksud tersirat penulisnya',
        'Iklan, pengumuman, dan teks pendek',
        'Teks panjang dalam empat puluh menit',
        'Satu paket penuh',
        'Apa yang dilakukan di minggu terakhir',
      ],
      tag: 'TKA',
    },
    {
      name: 'Baca lalu ngobrol: cerita bahasa Inggris bersama Bu Sarah',
      description:
        'Satu cerita pendek tiap minggu, dibacakan, lalu dibahas santai. Cukup lewat chat, jadi yang pemalu pun bisa ikut.',
      lessons: [
        'Jendela yang terbuka',
        'Anjing bernama Kamis',
        'Surat dari mercusuar',
        'Kereta terakhir pulang',
        'Dua saudara dan layang-layang',
        'Pencuri payung',
        'Salju di negeri hangat',
        'Biola pinjaman',
        'Peta tanpa nama',
        'Jalan memutar',
        'Malam ceritamu',
      ],
      tag: 'Cerita',
    },
    {
      name: 'Bahasa Inggris {grade}: klinik menulis',
      description:
        'Kirim satu halaman dua hari sebelum sesi; tiga di antaranya ditulis ulang bersama di layar. Yang lain dikembalikan dengan catatan.',
      lessons: [
        'Pembuka',
        'Paragraf yang padu',
        'Surat pembaca',
        'Cerita di bawah 300 kata',
        'Laporan dan usulan',
        'Berargumen dari dua sisi',
        'Memperbaiki nada',
        'Memangkas sepertiga',
        'Penutup',
        'Klinik: pilihanmu',
      ],
      tag: 'Menulis',
    },
  ],
};
