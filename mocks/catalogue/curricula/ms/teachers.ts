import type { TeacherText } from '../../curriculum.ts';

/** In the order of the blueprint; `{name}` includes the form of address. */
export const teachers: readonly TeacherText[] = [
  {
    about: '{name} sudah sebelas tahun mengajar matematik dan melakar setiap soalan sebelum menyelesaikannya.',
    hashtags: ['Graf', 'Penyabar', 'LembaranKerja'],
  },
  {
    about:
      '{name} enam tahun menanda kertas peperiksaan awam dan kini mendedahkan cara pemeriksa membaca jawapan anda.',
    hashtags: ['Membaca', 'MataPemeriksa', 'Lucu'],
  },
  {
    about:
      '{name} meninggalkan makmal penyelidikan demi bilik darjah dan membawa separuh peralatannya sekali. Dialah yang mengendalikan amali langsung setiap minggu.',
    hashtags: ['AmaliLangsung', 'Mol', 'InginTahu'],
  },
  {
    about: '{name} membaca hikayat seperti orang bergosip: siapa kata apa kepada siapa, dan mengapa hati terguris.',
    hashtags: ['Komsas', 'PenglipurLara', 'Tenang'],
  },
  {
    about:
      '{name} meletakkan mikroskop di atas meja dan kamera di atas mikroskop. Tiada yang diterangkan sebelum dilihat.',
    hashtags: ['Mikroskop', 'Rajah', 'Jelas'],
  },
  {
    about:
      '{name} memulakan setiap soalan dengan lakaran. Kata pelajar, selepas sebulan mereka pun tidak boleh berhenti.',
    hashtags: ['Lakaran', 'Mekanik', 'LangkahDemiLangkah'],
  },
  {
    about: '{name} mengendalikan klinik penulisan: satu halaman seminggu, ditulis semula bersama-sama di skrin.',
    hashtags: ['Penulisan', 'Klinik', 'BaikHati'],
  },
  {
    about: '{name} menyimpan selaci penuh kertas peperiksaan dua puluh tahun dan hafal hampir semuanya.',
    hashtags: ['SoalanLepas', 'Pantas', 'Peperiksaan'],
  },
  {
    about: '{name} pernah bekerja di bank, kemudian di pasar, dan mendapati pasar lebih menarik.',
    hashtags: ['Rajah', 'Berita', 'Pasaran'],
  },
  {
    about:
      '{name} mengumpul surat lama dan membawa sepucuk ke setiap sesi. Soalan pertamanya selalu sama: siapa penulisnya?',
    hashtags: ['Sumber', 'Debat', 'Peta'],
  },
  {
    about:
      '{name} sudah menjelajah denai di seluruh negara bersama pelajar dan buku catatan, dan merakam tempat yang belum sempat anda jejaki.',
    hashtags: ['KerjaLapangan', 'Cuaca', 'Peta'],
  },
  {
    about: '{name} mencipta permainan pada waktu malam dan mengajar cara membinanya pada waktu siang.',
    hashtags: ['Python', 'Permainan', 'Projek'],
  },
  {
    about: '{name} percaya tiada petikan yang sukar, cuma petikan yang belum dikenali.',
    hashtags: ['Pemahaman', 'ProsaKlasik', 'ContohJawapan'],
  },
  {
    about: '{name} pakar laser dan sampai sekarang pantang nampak segelas air, pasti bercakap tentang pembiasan.',
    hashtags: ['Gelombang', 'Eksperimen', 'Elektrik'],
  },
  {
    about:
      '{name} mengajar tahun-tahun awal sekolah menengah dan memanggil semua dengan nama, supaya tiada yang tercicir.',
    hashtags: ['AwalMenengah', 'KelasKecil', 'Scratch'],
  },
  {
    about: '{name} menulis jawapan markah penuh di sebelah jawapan yang hampir penuh.',
    hashtags: ['AsidBes', 'UlangKaji', 'KataKunci'],
  },
  {
    about:
      '{name} membesar di tepi laut, pernah berlakon di teater kecil, dan membacakan setiap cerita seolah-olah masih di atas pentas.',
    hashtags: ['Cerita', 'Bertutur', 'KosaKata'],
  },
  {
    about: '{name} menukar setiap tajuk akhbar menjadi rajah sebelum kopinya habis.',
    hashtags: ['Makro', 'Perdagangan', 'TajukBerita'],
  },
  {
    about: '{name} menerangkan algoritma dengan daun terup dan setakat ini belum hilang sehelai pun.',
    hashtags: ['Algoritma', 'Web', 'TanpaKomputer'],
  },
  {
    about: '{name} pernah mengajar di tiga negara dan melukis jantung manusia tanpa mengangkat pen.',
    hashtags: ['Genetik', 'Esei', 'BadanManusia'],
  },
  {
    about: '{name} mengajar sejarah sebagai perdebatan panjang, dan anda boleh turut serta.',
    hashtags: ['PerangDingin', 'DuniaPurba', 'Esei'],
  },
  {
    about: '{name} merancang laluan, membaca awan, dan menutup setiap penggal dengan pencarian harta karun.',
    hashtags: ['KemahiranPeta', 'Sungai', 'AktivitiLuar'],
  },
  {
    about: '{name} membimbing penulis muda: satu gambar, satu ayat pertama, satu halaman.',
    hashtags: ['PenulisMuda', 'Naratif', 'Lembut'],
  },
  {
    about: '{name} bertahun-tahun mencipta soalan olimpiad dan masih paling suka penyelesaian yang pendek.',
    hashtags: ['TekaTeki', 'Pembuktian', 'Trigonometri'],
  },
];
