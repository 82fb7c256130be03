import type { PostText } from '../../curriculum.ts';

export const posts: readonly PostText[] = [
  {
    title: 'Belajar seminggu sebelum tryout tanpa kehabisan tenaga',
    summary: 'Tiga malam, tiga mapel, dan satu malam libur. Rencana yang bisa kamu tiru.',
    content:
      '<p>Tujuh hari terlalu singkat untuk materi baru, tapi terlalu lama kalau cuma dipakai untuk cemas. Rencananya sederhana: tiga malam belajar, satu malam libur.</p><h2>Tiga malam, tiga mapel</h2><p>Satu mapel tiap malam. Dua puluh menit menulis apa yang sudah kamu tahu, empat puluh menit untuk satu paket soal, dua puluh menit untuk membahas dua soal yang salah. Setelah itu, cukup.</p><ul><li><strong>Senin:</strong> mapel yang paling tidak kamu suka</li><li><strong>Selasa:</strong> mapel yang nilainya paling bisa naik</li><li><strong>Kamis:</strong> mapel yang sudah hampir kamu kuasai</li></ul><h2>Satu malam libur</h2><p>Rabu untuk futsal, film, atau tidur. Libur satu malam tidak membuat nilaimu turun, dan paginya kamu jauh lebih segar.</p><blockquote><p>Satu bab tidak bisa dikuasai dalam semalam. Tapi bisa hilang dalam semalam kalau kamu tidak tidur.</p></blockquote>',
  },
  {
    title: 'Memilih mapel pilihan: obrolan di rumah',
    summary: 'Lima pertanyaan untuk siswa dan lima untuk orang tua.',
    content:
      '<p>Formulirnya baru dikumpulkan di akhir Kelas 10, tapi obrolannya lebih mudah jauh sebelum itu. Taruh kedua daftar di meja dan bergantian.</p><h2>Untuk siswa</h2><ol><li>PR mapel apa yang kamu kerjakan duluan?</li><li>Guru mana yang berani kamu tanyai?</li><li>Bulan ini kamu membaca soal apa tanpa disuruh?</li><li>Mapel mana yang sayang kalau hilang?</li><li>Temanmu memilih apa, dan apakah itu penting?</li></ol><h2>Untuk orang tua</h2><ol><li>Dulu Ayah atau Ibu memilih apa? Kalau diulang, pilihannya tetap sama?</li><li>Saat memberi saran, pekerjaan apa yang terbayang?</li><li>Apa kata rapor, dan apa yang tidak dikatakannya?</li><li>Bagaimana reaksi Ayah atau Ibu kalau pilihannya lain?</li><li>Kapan terakhir kali bertanya, bukan menyuruh?</li></ol>',
  },
  {
    title: 'Latihan soal tahun lalu: kapan mulai, kapan berhenti',
    summary: 'Kalau mulai terlalu awal, soal keburu habis. Ini urutan yang dipakai guru kami.',
    content:
      '<p>Paket soal yang benar-benar berguna cuma sekitar selusin tiap mapel. Kalau dihabiskan di awal semester, menjelang ujian tidak ada yang tersisa.</p><h2>Urutannya</h2><ul><li>Bulan-bulan awal: soal satuan, per topik</li><li>Sepuluh minggu sebelum ujian: setengah paket, sambil melihat jam</li><li>Enam minggu sebelum ujian: paket penuh, satu seminggu</li><li>Dua minggu terakhir: hanya yang dulu salah</li></ul><p>Dan kapan berhenti? Saat jawaban satu paket sudah kamu hafal, paket itu hanya mengukur ingatanmu.</p>',
  },
  {
    title: 'Yang ditulis guru di pinggir lembar jawaban',
    summary: 'Enam catatan singkat, dan berapa poin yang melayang gara-gara itu.',
    content:
      '<p>Kami bertanya kepada tiga guru yang lama memeriksa ujian: catatan apa yang paling sering mereka tulis?</p><ul><li><strong>Lalu apa?</strong> Fakta tanpa simpulan.</li><li><strong>Kata siapa?</strong> Pendapat tanpa sumber.</li><li><strong>Satuan.</strong> Satu poin, setiap kali.</li><li><strong>Baca soalnya.</strong> Jawaban bagus untuk soal lain.</li><li><strong>Terburu-buru.</strong> Halaman terakhir, hampir selalu.</li><li><strong>Bagus.</strong> Yang ini juga ada. Kejar, ya.</li></ul><p>Lihat ulangan terakhirmu dan hitung. Kebanyakan orang punya satu catatan “langganan”.</p>',
  },
  {
    title: 'Anak saya ingin belajar ngoding. Mulai dari mana?',
    summary: 'Balok dulu, baru kode. Dan kenapa minggu ketiga paling berat.',
    content:
      '<p>Balok bukan ngoding mainan. Itu tetap ngoding, cuma tanpa salah ketik. Pakai terus sampai anak sendiri yang protes.</p><h2>Minggu ketiga</h2><p>Minggu pertama semuanya bergerak. Minggu kedua semuanya dipamerkan ke kakek dan nenek. Minggu ketiga ada yang tidak jalan, dan tak ada yang tahu kenapa. Saat itulah waktunya duduk di sampingnya, bukan mengambil alih: tanyakan seharusnya terjadi apa, dan yang terjadi apa.</p><p>Setelah itu, Python. Lima gim kecil mengajarkan lebih banyak daripada satu gim besar.</p>',
  },
  {
    title: 'Tidur itu cara belajar',
    summary: 'Apa yang terjadi pada satu bab selama kamu tidur, dengan bahasa sederhana.',
    content:
      '<p>Saat kamu tidur, otak mengulang kejadian hari itu dan memilih apa yang disimpan. Yang disimpan biasanya yang muncul dua kali.</p><h2>Cara memanfaatkannya</h2><ol><li>Belajar di sore hari.</li><li>Lihat lagi lima menit sebelum tidur. Jangan di HP.</li><li>Ucapkan keras-keras waktu sarapan.</li></ol><p>Tiga kali mengulang, satu malam tidur. Sesederhana itu. Yang mencobanya dua minggu jarang kembali ke cara lama.</p>',
  },
  {
    title: 'Meja yang membantu: sepuluh menit beres-beres',
    summary: 'Cahaya yang cukup, HP jauh dari tangan, satu lembar setiap kali.',
    content:
      '<p>Kamu tidak butuh meja baru. Kamu butuh sepuluh menit dan satu kotak.</p><ul><li>Turunkan semua, lap, lalu kembalikan hanya yang dipakai hari ini.</li><li>Lampu di sisi tangan yang tidak menulis.</li><li>HP masuk kotak, kotak naik ke rak.</li><li>Satu lembar di meja, sisanya di belakangmu.</li></ul><p>Kalau mejanya dipakai bareng adik atau rice cooker, pakai nampan saja. Begitu nampannya keluar, itulah meja belajarmu.</p>',
  },
  {
    title: 'Kenapa negatif kali negatif itu positif: tiga penjelasan',
    summary: 'Pola, film yang diputar mundur, dan utang. Pilih yang paling masuk akal buatmu.',
    content:
      '<p>Aturan lebih mudah diingat kalau kamu paham alasannya. Ini tiga penjelasan, dan salah satunya pasti cocok untukmu.</p><h2>Pola</h2><p>3 × (−2) = −6, 2 × (−2) = −4, 1 × (−2) = −2, 0 × (−2) = 0. Setiap langkah bertambah 2. Berikutnya (−1) × (−2), jadi hasilnya pasti 2.</p><h2>Film</h2><p>Rekam lift yang turun, lalu putar mundur: lift itu naik. Dua kali dibalik.</p><h2>Utang</h2><p>Seseorang menghapus dua utangmu, masing-masing lima ribu rupiah. Kamu jadi untung sepuluh ribu.</p>',
  },
  {
    title: 'Malu bicara saat diskusi kelompok? Siapkan tiga kalimat',
    summary: 'Tidak harus bersuara keras. Cukup tahu cara masuk, menyambung, dan menutup.',
    content:
      '<p>Siswa pendiam sering kehilangan nilai karena satu hal: menunggu jeda yang tak pernah datang.</p><ul><li><strong>Masuk:</strong> “Boleh kutambah sedikit dari kata Rafi?”</li><li><strong>Menyambung:</strong> “Itu benar untuk siswa, tapi bagaimana dengan orang tua?”</li><li><strong>Menutup:</strong> “Jadi kita sepakat soal dua hal, dan yang ketiga masih terbuka.”</li></ul><p>Hafalkan ketiganya dan pakai masing-masing sekali. Itu cukup untuk nilai bagus, dan setelah kali kedua rasanya tak menakutkan lagi.</p>',
  },
  {
    title: 'Membaca peta cuaca dalam dua menit',
    summary: 'Sebelum hujan lebat berikutnya: garis, huruf, dan satu panah.',
    content:
      '<p>Peta cuaca memang mirip sidik jari, padahal jauh lebih sederhana.</p><ol><li>Cari hurufnya: H berarti udara berat yang turun, L berarti udara yang naik.</li><li>Lihat garisnya. Rapat berarti berangin.</li><li>Di selatan khatulistiwa, angin mengitari L searah jarum jam; di utara, kebalikannya.</li></ol><p>Sekarang taruh jari di kotamu dan tanyakan udaranya datang dari mana. Dari laut: basah. Dari darat: kering. Kamu baru saja membuat prakiraan cuaca.</p>',
  },
];
