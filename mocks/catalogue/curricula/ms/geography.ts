import type { SubjectText } from '../../curriculum.ts';

export const geography: SubjectText = {
  name: 'Geografi',
  teaching: 'Mengajar daripada peta, catatan lapangan dan pemandangan di tingkap terdekat.',
  highlights: [
    { title: 'Baca sebarang peta', description: 'Kontur, skala, grid: sembilan puluh saat.' },
    { title: 'Terangkan dengan lakaran', description: 'Rajah bernota yang membawa markah.' },
    { title: 'Guna data sebenar', description: 'Hujan, banci, imej satelit.' },
    { title: 'Timbang satu rancangan', description: 'Siapa untung, siapa rugi, berapa lama.' },
  ],
  courses: [
    {
      title: 'Cuaca yang boleh diterangkan: bayu laut hingga monsun',
      description:
        'Mengapa di sini hujan dan di sana tidak. Tekanan, angin dan ribut dengan carta cuaca dari minggu yang sebenar.',
      lessons: [
        'Udara ada berat',
        'Siang bayu laut, malam bayu darat',
        'Awan dan janjinya',
        'Membaca carta cuaca',
        'Monsun Timur Laut',
        'Cara ribut tropika memilih laluan',
        'Bahang bandar',
        'Ramalan cuaca anda sendiri',
      ],
      tags: ['SPM', 'Cuaca', 'Carta'],
    },
    {
      title: 'Planet yang resah: plat, gempa dan gunung berapi',
      description: 'Di mana bumi bergerak, mengapa, dan bagaimana manusia hidup di atasnya.',
      lessons: [
        'Kulit telur yang retak',
        'Tempat plat berpisah',
        'Tempat plat bertemu',
        'Gempa bumi: Ranau 2015',
        'Gunung berapi',
        'Tsunami',
        'Hidup dengan risiko',
        'Dua kes dibandingkan',
      ],
      tags: ['SPM', 'Bencana', 'KajianKes'],
    },
    {
      title: 'Bandar yang selesa didiami',
      description:
        'Guna tanah, pengangkutan, pembaharuan: empat belas pelajaran bermula dari satu simpang yang anda kenal.',
      lessons: [
        'Satu simpang jalan',
        'Siapa mampu bayar pusat bandar',
        'Kawasan lama',
        'Bandar baharu',
        'MRT, bas dan kereta',
        'Hijau dan kelabu',
        'Pembaharuan: bandar siapa?',
        'Satu rancangan, ditimbang',
      ],
      tags: ['STPM', 'Bandar', 'Perancangan'],
    },
    {
      title: 'Kemahiran peta dalam lapan pelajaran pendek',
      description: 'Rujukan grid, skala dan garis kontur hingga peta terasa seperti pemandangan.',
      lessons: [
        'Saya di mana?',
        'Empat dan enam angka',
        'Skala dengan seutas tali',
        'Kontur: bukit dalam besen',
        'Melukis keratan rentas',
        'Cerun',
        'Foto dan peta bersama',
        'Mencari harta karun',
      ],
      tags: ['Peta', 'Asas', 'Percuma'],
    },
    {
      title: 'Dari mana datangnya makanan tengah hari kita',
      description: 'Beras, ikan, pisang: pertanian dan makanan seluruh dunia, bermula dari satu bekal sekolah.',
      lessons: [
        'Satu bekal sekolah',
        'Padi dan hujan',
        'Ikan dan sangkar',
        'Kapal pisang',
        'Ladang di bawah lampu',
        'Kebuluran',
        'Pembaziran',
        'Bekal yang lebih baik',
      ],
      tags: ['Makanan', 'Pertanian', 'Pengenalan'],
    },
    {
      title: 'Sungai dan pantai, dari hulu ke pasir',
      description:
        'Bagaimana air menghakis, membawa dan memendap, dengan dua kerja lapangan dalam video dan buku catatan untuk disalin.',
      lessons: [
        'Perjalanan setitik hujan',
        'Lembah dan air terjun',
        'Likuan sungai',
        'Banjir',
        'Ombak bekerja',
        'Tebing tinggi dan gua',
        'Pantai yang bergerak',
        'Buku catatan lapangan',
      ],
      tags: ['SPM', 'Sungai', 'KerjaLapangan'],
    },
  ],
  topics: [
    {
      name: 'Geografi {grade}: cuaca minggu ini',
      description:
        'Setiap kelas dibuka dengan carta sebenar hari itu dan ditutup dengan soalan tahun lepas yang serupa.',
      lessons: [
        'Carta hari ini',
        'Tekanan udara',
        'Angin',
        'Monsun',
        'Musim banjir',
        'Iklim bandar',
        'Kemarau dan jerebu',
        'Perubahan iklim, dengan tenang',
        'Data lapangan',
        'Ulang kaji',
      ],
      tag: 'Cuaca',
    },
  ],
};
