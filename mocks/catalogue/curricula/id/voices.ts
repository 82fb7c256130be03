import type { Voices } from '../../curriculum.ts';

export const voices: Voices = {
  courseFaqs: [
    {
      title: 'Apakah ini cukup untuk ulangan di sekolah?',
      description: '<p>Untuk bab yang ada di daftar video, ya. Di video terakhir ada saran materi lanjutannya.</p>',
    },
    {
      title: 'Berapa lama bisa ditonton?',
      description:
        '<p>12 bulan sejak hari pembelian, berapa kali pun. Kursus satu semester bisa ditonton sampai semesternya berakhir.</p>',
    },
    {
      title: 'Bisa dibayari orang tua?',
      description:
        '<p>Bisa. Masuk di perangkat mana saja, buka kursusnya, lalu bayar di situ; kursusnya langsung muncul di akunmu.</p>',
    },
    {
      title: 'Lembar latihannya harus dicetak?',
      description: '<p>Tidak. Di tablet juga bisa, tapi kebanyakan siswa lebih ingat kalau memakai pensil.</p>',
    },
    {
      title: 'Bagaimana kalau aku buntu?',
      description: '<p>Tanya di bawah videonya. Guru menjawab dalam dua hari sekolah, sering malam itu juga.</p>',
    },
    {
      title: 'Bisa ditonton di berapa perangkat?',
      description:
        '<p>Dua sekaligus: HP dan komputer, misalnya. Kalau kamu masuk di perangkat ketiga, perangkat yang paling lama otomatis keluar.</p>',
    },
    {
      title: 'Bisa minta uang kembali?',
      description:
        '<p>Bisa, dalam tujuh hari, kalau kamu baru menonton kurang dari tiga video berbayar. Hubungi kami lewat tombol bantuan.</p>',
    },
  ],
  topicFaqs: [
    {
      title: 'Bagaimana kalau aku melewatkan satu sesi?',
      description: '<p>Rekamannya muncul dalam 48 jam dan tetap ada selama kamu berlangganan.</p>',
    },
    {
      title: 'Apa harus pakai kamera?',
      description: '<p>Tidak. Kamu boleh mendengarkan, mengetik di chat, atau menyalakan mikrofon kalau mau.</p>',
    },
    {
      title: 'Boleh ikut di tengah semester?',
      description: '<p>Boleh. Pemanasan dan rekamannya membantumu mengejar ketinggalan.</p>',
    },
    {
      title: 'Bagaimana cara berhenti?',
      description:
        '<p>Hubungi kami lewat tombol bantuan, kapan saja. Kamu tetap bisa ikut sampai akhir bulan yang sudah dibayar.</p>',
    },
    {
      title: 'Perlu pasang aplikasi apa?',
      description:
        '<p>Di komputer tidak perlu: ruangnya terbuka di tab baru. Di HP, kamu mungkin diminta memasang aplikasinya sekali saja.</p>',
    },
  ],
  courseComments: [
    'Akhirnya aku paham kenapa caranya begitu. Video 4 saja sudah sepadan sama harganya.',
    'Anak saya menonton satu video setelah makan malam. Panjang lembar latihannya pas.',
    'Jelas, singkat, tanpa teriak-teriak. Bagian akhirnya kutonton dua kali.',
    'Video tentang kesalahan itu rasanya seperti gurunya pernah baca ulanganku.',
    'Dari 48 ke 71 dalam satu semester. Semua lembar latihan kukerjakan.',
    'Gurunya memberi waktu buat mencoba dulu. Jarang ada yang begitu.',
    'Enaknya, bisa berhenti kapan saja, lalu lanjut lagi dari situ.',
    'Kami nonton berdua, dan saya jadi ikut belajar.',
    'Waktu ujian, gambar-gambarnya langsung kebayang.',
    'Lebih bagus daripada catatan yang pernah kubeli.',
    'Dulu bab ini selalu kulewati. Sekarang malah kukerjakan duluan.',
    'Persis seperti yang keluar di tryout kami.',
    'Bagus, tapi soal sulit di bagian akhir kurang banyak.',
    'Jelas sekali. Kadang agak lambat buatku, jadi kupakai 1,25×.',
    'Videonya keren. Cuma buku latihan cetaknya datang terlambat.',
    'Membantu. Tolong tambah beberapa contoh di bab terakhir.',
    'Cocok untuk mengulang, kurang cocok kalau baru pertama kali.',
    'Gurunya bagus, tapi dua video sama persis dengan yang di sekolah.',
  ],
  topicComments: [
    'Pertanyaanku sudah dijawab sebelum selesai kuketik.',
    'Kelasnya malam-malam, tapi anehnya selalu kutunggu-tunggu.',
    'Untung ada rekamannya waktu aku ada latihan voli.',
    'Semua dipanggil namanya, nggak ada yang dibikin malu.',
    'Anak saya bercerita soal kelasnya waktu makan malam. Biasanya tidak pernah.',
    'Lembar latihan sebelum kelas itu yang bikin beda.',
    'Satu semester aku ketinggalan. Tiga sesi di sini, langsung terkejar.',
    'Cepat, lucu, dan selalu tepat waktu.',
    'Jujur, ini jam yang paling kutunggu tiap minggu.',
    'Chat-nya tenang dan berguna, tidak seperti di tempat lain.',
    'Pembahasannya diceritakan seperti dongeng.',
    'Awalnya cuma mau satu bab, eh, keterusan setahun.',
    'Bagus, tapi lebih enak kalau tanya jawabnya ditambah lima belas menit.',
    'Gurunya hebat. Yang bermasalah internetku, bukan kelasnya.',
    'Berguna, walau bagian awalnya terlalu gampang buatku.',
    'Temponya pas, walau chat-nya lewat cepat sekali.',
    'Lumayan, tapi jamnya susah buat kami di hari sekolah.',
    'Membantu, walau aku lebih suka kelompok kecil.',
  ],
  announcements: [
    {
      title: 'Soal 4 di lembar latihan 12 sudah diperbaiki',
      content:
        '<p>Tanda di baris kedua keliru. File barunya ada di Materi; lembar jawabannya memang sudah benar dari awal.</p>',
    },
    {
      title: 'Dua video latihan baru minggu depan',
      content: '<p>Kalian minta soal yang lebih sulit. Keduanya <strong>tanpa biaya tambahan</strong>.</p>',
    },
    {
      title: 'Pertanyaan minggu ini',
      content: '<p>Ada tiga pertanyaan yang terus muncul. Jawabannya sekarang disematkan di bawah videonya.</p>',
    },
    {
      title: 'Rangkuman yang bisa dicetak',
      content: '<p>Semua gambar dari bagian awal ada di satu halaman. Cetak, lipat, simpan di tempat pensil.</p>',
    },
    {
      title: 'Tanya jawab live minggu ini',
      content: '<p>Tiga puluh menit, tanpa daftar: tautannya muncul di sini sejam sebelumnya.</p>',
    },
    {
      title: 'Suara lebih jernih di video 5 sampai 8',
      content: '<p>Suaranya kami rekam ulang. Progresmu tetap seperti semula.</p>',
    },
    {
      title: 'Semoga lancar tryout-nya',
      content: '<p>Tidur dulu, lalu cek pemahaman 1 dan 2, lalu tidur lagi.</p>',
    },
    {
      title: 'Subtitle dalam dua bahasa',
      content: '<p>Nyalakan dengan tombol subtitle atau tombol <strong>c</strong>.</p>',
    },
  ],
};
