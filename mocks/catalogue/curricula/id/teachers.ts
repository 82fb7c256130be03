import type { TeacherText } from '../../curriculum.ts';

/** In the order of the blueprint; `{name}` includes the form of address. */
export const teachers: readonly TeacherText[] = [
  {
    about: '{name} sudah sebelas tahun mengajar matematika dan selalu membuat sketsa soal sebelum menghitung.',
    hashtags: ['Grafik', 'Sabar', 'LembarLatihan'],
  },
  {
    about: '{name} enam tahun memeriksa lembar ujian dan sekarang membocorkan cara berpikir para pemeriksa.',
    hashtags: ['Membaca', 'MataPemeriksa', 'Lucu'],
  },
  {
    about:
      '{name} meninggalkan laboratorium riset demi ruang kelas dan membawa serta separuh alatnya. Dialah yang memandu lab live tiap minggu.',
    hashtags: ['LabLive', 'Mol', 'Penasaran'],
  },
  {
    about: '{name} membaca hikayat seperti orang bergosip: siapa bilang apa ke siapa, dan kenapa itu menyakitkan.',
    hashtags: ['Sastra', 'PendongengUlung', 'Tenang'],
  },
  {
    about: '{name} menaruh mikroskop di meja dan kamera di atas mikroskop. Tak ada yang dijelaskan sebelum dilihat.',
    hashtags: ['Mikroskop', 'Gambar', 'Jelas'],
  },
  {
    about: '{name} memulai tiap soal dengan sketsa. Kata siswanya, setelah sebulan mereka juga tak bisa berhenti.',
    hashtags: ['Sketsa', 'Mekanika', 'LangkahDemiLangkah'],
  },
  {
    about: '{name} mengelola klinik menulis: satu halaman seminggu, ditulis ulang bersama di layar.',
    hashtags: ['Menulis', 'Klinik', 'Ramah'],
  },
  {
    about: '{name} punya laci berisi soal ujian dua puluh tahun dan hafal hampir semuanya.',
    hashtags: ['BedahSoal', 'Cepat', 'Ujian'],
  },
  {
    about: '{name} pernah bekerja di bank, lalu di pasar, dan merasa pasar lebih menarik.',
    hashtags: ['Kurva', 'Berita', 'Pasar'],
  },
  {
    about:
      '{name} mengoleksi surat lama dan membawa satu ke tiap sesi. Pertanyaan pertamanya selalu: siapa penulisnya?',
    hashtags: ['Sumber', 'Debat', 'Peta'],
  },
  {
    about:
      '{name} sudah menyusuri jalur pendakian di banyak pulau bersama siswa dan buku catatan, dan merekam yang belum sempat kamu datangi.',
    hashtags: ['KunjunganLapangan', 'Cuaca', 'Peta'],
  },
  {
    about: '{name} membuat gim di malam hari dan mengajarkan cara kerjanya di siang hari.',
    hashtags: ['Python', 'Gim', 'Proyek'],
  },
  {
    about: '{name} percaya bahwa teks yang asing itu cuma belum dikenalkan kepadamu.',
    hashtags: ['Membaca', 'Literasi', 'ContohJawaban'],
  },
  {
    about: '{name} mendalami laser dan sampai sekarang tak bisa melewati segelas air tanpa membahas pembiasan.',
    hashtags: ['Gelombang', 'Percobaan', 'Listrik'],
  },
  {
    about: '{name} mengajar siswa awal SMP dan hafal nama semuanya, supaya tak ada yang terlewat.',
    hashtags: ['AwalSMP', 'KelasKecil', 'Scratch'],
  },
  {
    about: '{name} menulis jawaban bernilai penuh tepat di samping jawaban yang hampir penuh.',
    hashtags: ['AsamBasa', 'ReviewAkhir', 'KataKunci'],
  },
  {
    about: '{name} besar di tepi laut, pernah main teater, dan membacakan cerita seolah masih di atas panggung.',
    hashtags: ['Cerita', 'Speaking', 'Kosakata'],
  },
  {
    about: '{name} mengubah setiap judul berita jadi kurva sebelum kopinya habis.',
    hashtags: ['Makro', 'Perdagangan', 'JudulBerita'],
  },
  {
    about: '{name} menjelaskan algoritma dengan kartu remi dan sejauh ini belum kehilangan satu kartu pun.',
    hashtags: ['Algoritma', 'Web', 'TanpaKomputer'],
  },
  {
    about: '{name} pernah mengajar di tiga negara dan menggambar jantung manusia tanpa mengangkat pena.',
    hashtags: ['Genetika', 'Uraian', 'TubuhManusia'],
  },
  {
    about: '{name} mengajarkan sejarah sebagai perdebatan panjang, dan kamu boleh ikut.',
    hashtags: ['PerangDingin', 'DuniaKuno', 'Esai'],
  },
  {
    about: '{name} merancang rute, membaca awan, dan menutup tiap semester dengan perburuan harta karun.',
    hashtags: ['BacaPeta', 'Sungai', 'AlamTerbuka'],
  },
  {
    about: '{name} membimbing para penulis muda: satu gambar, satu kalimat pembuka, satu halaman.',
    hashtags: ['PenulisMuda', 'Cerpen', 'Lembut'],
  },
  {
    about: '{name} bertahun-tahun membuat soal olimpiade dan tetap paling suka penyelesaian yang pendek.',
    hashtags: ['TekaTeki', 'Bukti', 'Trigonometri'],
  },
];
