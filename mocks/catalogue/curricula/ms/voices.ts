import type { Voices } from '../../curriculum.ts';

export const voices: Voices = {
  courseFaqs: [
    {
      title: 'Cukupkah ini untuk ujian sekolah saya?',
      description:
        '<p>Untuk bab dalam senarai pelajaran, ya. Dalam pelajaran terakhir, ada cadangan topik seterusnya.</p>',
    },
    {
      title: 'Berapa lama boleh ditonton?',
      description:
        '<p>12 bulan dari tarikh pembelian, berapa kali pun boleh. Kursus satu penggal boleh ditonton hingga akhir penggal.</p>',
    },
    {
      title: 'Bolehkah ibu bapa yang membayar?',
      description:
        '<p>Boleh. Log masuk pada mana-mana peranti, buka kursus dan bayar di situ. Kursus itu terus muncul dalam akaun anda.</p>',
    },
    {
      title: 'Perlukah lembaran kerja dicetak?',
      description: '<p>Tidak. Di tablet pun boleh, tetapi kebanyakan pelajar lebih ingat dengan pensel.</p>',
    },
    {
      title: 'Bagaimana kalau saya buntu?',
      description:
        '<p>Tanya di bawah pelajaran. Guru menjawab dalam dua hari persekolahan, selalunya malam itu juga.</p>',
    },
    {
      title: 'Boleh ditonton pada berapa peranti?',
      description:
        '<p>Dua serentak, misalnya telefon dan komputer. Jika anda log masuk pada peranti ketiga, peranti yang paling awal akan dilog keluar.</p>',
    },
    {
      title: 'Bolehkah saya meminta bayaran balik?',
      description:
        '<p>Boleh, dalam tempoh tujuh hari, jika anda menonton kurang daripada tiga pelajaran berbayar. Hubungi kami melalui butang bantuan.</p>',
    },
  ],
  topicFaqs: [
    {
      title: 'Bagaimana jika saya terlepas satu sesi?',
      description: '<p>Rakaman dimuat naik dalam masa 48 jam dan boleh ditonton selagi anda melanggan.</p>',
    },
    {
      title: 'Perlukah kamera?',
      description: '<p>Tidak. Anda boleh mendengar, menaip dalam sembang, atau menghidupkan mikrofon apabila mahu.</p>',
    },
    {
      title: 'Bolehkah saya mula di tengah penggal?',
      description: '<p>Boleh. Persediaan ringkas dan rakaman membantu anda mengejar pelajaran yang tertinggal.</p>',
    },
    {
      title: 'Bagaimana cara membatalkan?',
      description:
        '<p>Hubungi kami melalui butang bantuan, bila-bila masa. Anda masih boleh mengikuti kelas hingga akhir bulan yang sudah dibayar.</p>',
    },
    {
      title: 'Perlukah saya memasang aplikasi?',
      description:
        '<p>Di komputer, tidak perlu: bilik kelas dibuka dalam tab baharu. Di telefon, anda mungkin diminta memasang aplikasinya sekali sahaja.</p>',
    },
  ],
  courseComments: [
    'Akhirnya saya faham mengapa caranya begitu. Pelajaran 4 sahaja sudah berbaloi.',
    'Anak saya buat satu pelajaran selepas makan malam. Panjang lembaran kerjanya memang sesuai.',
    'Jelas, ringkas, tiada jerit-jerit. Bahagian akhir saya tonton dua kali.',
    'Pelajaran tentang kesilapan itu rasa macam cikgu pernah baca kertas ujian saya.',
    'Daripada 48 kepada 71 dalam satu penggal. Semua lembaran kerja saya buat.',
    'Cikgu selalu beri masa untuk cuba dulu. Jarang ada yang buat begitu.',
    'Suka sebab boleh berhenti bila-bila masa, nanti sambung di tempat yang sama.',
    'Kami tonton berdua, dan saya pun turut belajar.',
    'Rajahnya terus terbayang waktu peperiksaan.',
    'Lebih baik daripada nota yang saya beli di tempat lain.',
    'Dulu bab ini saya langkau. Sekarang saya mula dengannya.',
    'Sebiji macam soalan percubaan kami.',
    'Bagus, tetapi saya mahu lebih banyak soalan susah di bahagian akhir.',
    'Sangat jelas. Kadang-kadang perlahan sikit, jadi saya guna 1.25×.',
    'Pelajarannya hebat. Cuma buku kerja bercetak sampai lewat.',
    'Membantu. Tolong tambah beberapa contoh untuk bab terakhir.',
    'Sesuai untuk ulang kaji, kurang sesuai kalau baru mula belajar topiknya.',
    'Cikgu bagus, tetapi dua pelajaran sama saja dengan di sekolah.',
  ],
  topicComments: [
    'Soalan saya dijawab sebelum sempat habis menaip.',
    'Kelas waktu malam pun saya tetap tertunggu-tunggu.',
    'Nasib baik ada rakaman waktu saya ada latihan bola tampar.',
    'Semua dipanggil dengan nama, tak ada siapa yang dimalukan.',
    'Anak saya bercerita tentang kelas ini waktu makan malam. Sebelum ini tak pernah pun.',
    'Lembaran kerja sebelum kelas memang banyak membantu.',
    'Satu penggal saya ketinggalan. Tiga sesi di sini, terus dapat kejar balik.',
    'Pantas, lucu dan sentiasa tepat masa.',
    'Sejam yang paling saya tunggu setiap minggu, serius.',
    'Sembangnya tenang dan berguna, bukan macam tempat lain.',
    'Skema pemarkahan pun diterangkan macam cerita.',
    'Mula-mula datang untuk satu bab sahaja, sudahnya ikut setahun.',
    'Bagus, tetapi lebih elok kalau masa soal jawab ditambah lima belas minit.',
    'Cikgu hebat. Yang bermasalah internet saya, bukan kelasnya.',
    'Bermanfaat. Bahagian awalnya agak mudah.',
    'Rentaknya sesuai, cuma sembangnya laju sangat.',
    'Boleh tahan, tetapi waktunya susah untuk kami pada hari sekolah.',
    'Membantu, walaupun saya lebih suka kumpulan kecil.',
  ],
  announcements: [
    {
      title: 'Soalan 4 dalam lembaran kerja 12 telah dibetulkan',
      content:
        '<p>Tanda pada baris kedua silap. Fail baharu ada dalam Bahan; helaian jawapannya memang betul dari awal.</p>',
    },
    {
      title: 'Dua pelajaran latihan baharu minggu depan',
      content: '<p>Anda minta soalan yang lebih susah. Kedua-duanya <strong>tanpa bayaran tambahan</strong>.</p>',
    },
    {
      title: 'Soalan minggu ini',
      content: '<p>Ada tiga soalan yang kerap ditanya. Jawapannya kini disematkan di bawah pelajaran berkaitan.</p>',
    },
    {
      title: 'Ringkasan yang boleh dicetak',
      content: '<p>Semua rajah dari bahagian awal ada dalam satu halaman. Cetak, lipat, simpan dalam bekas pensel.</p>',
    },
    {
      title: 'Soal jawab langsung hujung minggu ini',
      content: '<p>Tiga puluh minit, tanpa pendaftaran: pautannya muncul di sini sejam sebelumnya.</p>',
    },
    {
      title: 'Bunyi lebih jelas dalam pelajaran 5 hingga 8',
      content: '<p>Kami rakam semula suaranya. Kemajuan anda tidak berubah.</p>',
    },
    {
      title: 'Selamat menduduki peperiksaan percubaan',
      content: '<p>Tidur dahulu, kemudian uji kendiri 1 dan 2, kemudian tidur lagi.</p>',
    },
    {
      title: 'Sari kata dalam dua bahasa',
      content: '<p>Hidupkan dengan butang sari kata atau kekunci <strong>c</strong>.</p>',
    },
  ],
};
