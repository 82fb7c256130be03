import type { PostText } from '../../curriculum.ts';

export const posts: readonly PostText[] = [
  {
    title: 'Seminggu sebelum Percubaan SPM: ulang kaji tanpa terlalu penat',
    summary: 'Tiga malam, tiga subjek, satu malam rehat. Jadual yang boleh ditiru.',
    content:
      '<p>Tujuh hari terlalu singkat untuk belajar perkara baharu, tetapi terlalu lama kalau kita asyik risau. Jadualnya mudah: tiga malam belajar, satu malam rehat.</p><h2>Tiga malam, tiga subjek</h2><p>Satu subjek setiap malam. Dua puluh minit untuk menulis apa yang anda sudah tahu, empat puluh minit untuk satu kertas peperiksaan tahun lepas, dua puluh minit untuk membetulkan dua soalan yang anda salah jawab. Cukup setakat itu.</p><ul><li><strong>Isnin:</strong> subjek yang paling kurang anda minati</li><li><strong>Selasa:</strong> subjek yang markahnya paling mudah dinaikkan</li><li><strong>Khamis:</strong> subjek yang sudah hampir anda kuasai</li></ul><h2>Satu malam rehat</h2><p>Rabu malam, mainlah badminton, tonton filem atau tidur awal. Berehat satu malam tidak menjejaskan markah, malah anda bangun lebih segar esoknya.</p><blockquote><p>Satu bab tak mungkin dikuasai dalam satu malam. Tetapi kalau berjaga sampai pagi, satu bab pula boleh hilang daripada ingatan.</p></blockquote>',
  },
  {
    title: 'Pilih subjek elektif: bincang dahulu di rumah',
    summary: 'Lima soalan untuk pelajar dan lima untuk ibu bapa.',
    content:
      '<p>Borang pilihan mata pelajaran Tingkatan 4 ada tarikh akhirnya, dan lebih mudah berbincang beberapa minggu sebelum itu. Letak kedua-dua senarai di atas meja dan jawab bergilir-gilir.</p><h2>Untuk pelajar</h2><ol><li>Kerja rumah subjek apa yang anda buat dahulu?</li><li>Cikgu mana yang anda berani tanya?</li><li>Bulan ini anda membaca tentang apa tanpa disuruh?</li><li>Subjek mana yang paling sayang untuk ditinggalkan?</li><li>Kawan anda pilih apa, dan adakah itu penting?</li></ol><h2>Untuk ibu bapa</h2><ol><li>Dahulu anda pilih apa? Kalau boleh diulang, adakah pilihannya sama?</li><li>Apabila anda memberi nasihat, kerjaya apa yang terbayang?</li><li>Apa kata laporan sekolah, dan apa yang tidak dikatakannya?</li><li>Bagaimana reaksi anda kalau anak memilih yang lain?</li><li>Bila kali terakhir anda bertanya, bukan memberitahu?</li></ol>',
  },
  {
    title: 'Soalan tahun lepas: bila mula, bila berhenti',
    summary: 'Kalau mula terlalu awal, soalan habis dahulu. Ini turutan yang digunakan guru kami.',
    content:
      '<p>Set soalan tahun lepas yang benar-benar berguna hanya sekitar sedozen bagi setiap subjek. Kalau dihabiskan pada awal tahun, tiada yang tinggal menjelang peperiksaan.</p><h2>Turutannya</h2><ul><li>Bulan-bulan awal: soalan demi soalan, ikut topik</li><li>Sepuluh minggu sebelum peperiksaan: separuh kertas, dengan jam di depan mata</li><li>Enam minggu sebelum peperiksaan: kertas penuh, satu seminggu</li><li>Dua minggu terakhir: yang dahulu salah sahaja</li></ul><p>Dan bila berhenti? Apabila anda sudah hafal jawapannya, kertas itu hanya menguji ingatan anda.</p>',
  },
  {
    title: 'Apa yang ditulis pemeriksa di tepi kertas',
    summary: 'Enam catatan ringkas, dan sebab markah dipotong.',
    content:
      '<p>Kami bertanya tiga bekas pemeriksa tentang catatan yang paling kerap mereka tulis.</p><ul><li><strong>Jadi?</strong> Fakta tanpa kesimpulan.</li><li><strong>Kata siapa?</strong> Pendapat tanpa sumber.</li><li><strong>Unit.</strong> Satu markah, setiap kali.</li><li><strong>Baca soalan.</strong> Jawapan bagus untuk soalan lain.</li><li><strong>Tergesa-gesa.</strong> Halaman terakhir, hampir selalu.</li><li><strong>Bagus.</strong> Yang ini pun ada. Jadikan sasaran.</li></ul><p>Lihat ujian terakhir anda dan kira. Kebanyakan pelajar ada satu catatan yang sering berulang.</p>',
  },
  {
    title: 'Anak saya mahu belajar mengekod. Mula dari mana?',
    summary: 'Blok dahulu, kemudian kod. Dan mengapa minggu ketiga paling sukar.',
    content:
      '<p>Blok bukan sekadar mainan. Itu tetap pengekodan, cuma tanpa salah ejaan. Teruskan sehingga anak anda sendiri mahu beralih.</p><h2>Minggu ketiga</h2><p>Minggu pertama semuanya bergerak. Minggu kedua semuanya ditunjukkan kepada datuk dan nenek. Minggu ketiga ada yang tidak menjadi, dan tiada siapa tahu mengapa. Inilah masanya duduk di sebelah anak, bukan mengambil alih: tanya apa yang patut berlaku, dan apa yang berlaku.</p><p>Selepas itu, Python. Lima permainan kecil lebih mendidik daripada satu yang besar.</p>',
  },
  {
    title: 'Tidur juga cara belajar',
    summary: 'Apa yang berlaku kepada satu bab ketika anda tidur, dengan bahasa mudah.',
    content:
      '<p>Ketika anda tidur, otak mengulang apa yang berlaku sepanjang hari dan memilih apa yang disimpan. Biasanya, yang muncul dua kali.</p><h2>Cara memanfaatkannya</h2><ol><li>Belajar pada waktu petang.</li><li>Lihat semula lima minit sebelum tidur. Jangan di telefon.</li><li>Sebut kuat-kuat waktu sarapan.</li></ol><p>Tiga kali ulang, satu malam tidur. Itu sahaja. Pelajar yang mencubanya dua minggu jarang kembali kepada cara lama.</p>',
  },
  {
    title: 'Meja yang membantu: sepuluh minit mengemas',
    summary: 'Cahaya yang cukup, telefon jauh dari tangan, sehelai kertas pada satu masa.',
    content:
      '<p>Anda tidak perlukan meja baharu. Anda perlukan sepuluh minit dan sebuah kotak.</p><ul><li>Alihkan semuanya, lap, dan letak semula apa yang digunakan hari ini.</li><li>Lampu di sebelah tangan yang tidak menulis.</li><li>Telefon dalam kotak, kotak di atas rak.</li><li>Sehelai kertas di atas meja, yang lain di belakang anda.</li></ul><p>Kalau meja itu dikongsi dengan adik atau periuk nasi, guna dulang sahaja. Keluarkan dulang, itulah meja belajar anda.</p>',
  },
  {
    title: 'Mengapa negatif darab negatif jadi positif: tiga penjelasan',
    summary: 'Corak, filem yang dimainkan secara terbalik, dan hutang. Pilih yang paling mudah anda faham.',
    content:
      '<p>Peraturan lebih mudah diingat apabila anda tahu sebabnya. Ini tiga penjelasan, dan pasti ada satu yang sesuai dengan anda.</p><h2>Corak</h2><p>3 × (−2) = −6, 2 × (−2) = −4, 1 × (−2) = −2, 0 × (−2) = 0. Setiap langkah bertambah 2. Yang seterusnya (−1) × (−2), dan jawapannya mesti 2.</p><h2>Filem</h2><p>Rakam lif yang turun dan mainkan secara terbalik: lif itu naik. Dua kali terbalik.</p><h2>Hutang</h2><p>Seseorang menghapuskan dua hutang anda, lima ringgit setiap satu. Anda untung sepuluh ringgit.</p>',
  },
  {
    title: 'Malu bercakap dalam perbincangan kumpulan? Sediakan tiga ayat',
    summary: 'Tidak perlu bersuara lantang. Cukup tahu cara mencelah, menyambung dan menutup.',
    content:
      '<p>Pelajar pendiam sering hilang markah kerana satu perkara: menunggu ruang untuk bercakap yang tidak kunjung tiba.</p><ul><li><strong>Mencelah:</strong> “Boleh saya tambah sedikit pada pendapat Aiman?”</li><li><strong>Menyambung:</strong> “Itu benar bagi pelajar, tetapi bagaimana dengan ibu bapa?”</li><li><strong>Menutup:</strong> “Jadi kita setuju tentang dua perkara, dan yang ketiga belum diputuskan.”</li></ul><p>Hafal ketiga-tiganya dan guna setiap satu sekali. Itu cukup untuk markah yang baik, dan selepas kali kedua, rasa takut pun hilang.</p>',
  },
  {
    title: 'Membaca carta cuaca dalam dua minit',
    summary: 'Sebelum monsun seterusnya: garis, huruf dan satu anak panah.',
    content:
      '<p>Carta cuaca nampak rumit seperti cap jari, tetapi sebenarnya mudah dibaca.</p><ol><li>Cari hurufnya: H ialah udara berat yang turun, L ialah udara yang naik.</li><li>Lihat garisnya. Rapat bermakna berangin.</li><li>Di utara khatulistiwa, angin mengelilingi L melawan arah jam.</li></ol><p>Sekarang letak jari pada bandar anda dan tanya dari mana datangnya udara. Dari laut: lembap. Dari darat: kering. Anda baru sahaja membuat ramalan cuaca.</p>',
  },
];
