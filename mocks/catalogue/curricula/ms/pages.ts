import type { PageTexts } from '../../curriculum.ts';

export const pages: PageTexts = {
  leadGroups: ['Mula dari asas', 'Tahun peperiksaan', 'Ikut penggal sekolah', 'Untuk yang ingin tahu'],
  library: {
    title: 'Perpustakaan kursus',
    description: 'Semua kursus rakaman, daripada asas hingga kertas peperiksaan akhir.',
  },
  courseGroups: [
    {
      title: 'Pecutan akhir Percubaan SPM',
      description: 'Kursus yang sempat dihabiskan dalam dua minggu terakhir, dan uji kendiri yang perlu dibuat dahulu.',
    },
    { title: 'Sudut sains', description: 'Fizik, kimia dan biologi, daripada pengenalan hingga soalan panjang.' },
    { title: 'Bahasa dan penulisan', description: 'Membaca, menulis dan berhujah, dalam dua bahasa.' },
    { title: 'Kursus percuma', description: 'Kursus lengkap tanpa bayaran. Daftar dan mula malam ini.' },
    { title: 'Habis dalam satu hujung minggu', description: 'Kursus pendek, sepuluh pelajaran atau kurang.' },
    { title: 'Kod dan teka-teki', description: 'Untuk yang suka membongkar cara sesuatu berfungsi.' },
  ],
  subjectCategories: ['Bahasa', 'Matematik dan komputer', 'Sains', 'Manusia dan masyarakat'],
  banners: [
    'Fungsi kuadratik dari asas: harga tempahan awal hingga minggu depan',
    'Kelas langsung setiap malam: lihat siapa mengajar malam ini',
    'Pilih 3 daripada 8: Matematik {senior} setahun penuh',
    'Python untuk yang baru bermula: pratempah dan namakan satu aras permainan',
    'Pecutan akhir Percubaan SPM: semua ulang tayang soalan tahun lepas dibuka',
    'Fungsi dan graf, setiap minggu bersama Cikgu Aisyah',
    'Matematik T STPM, soalan tahun lepas secara langsung',
    'Jadual minggu ini sudah keluar',
    'Set permulaan {senior}: empat kursus dan satu kelas',
    'Dua minggu lagi Percubaan SPM: mula di sini',
    'Tulis e-mel yang pemeriksa mahu baca sampai habis. Percuma.',
    'Tiga set untuk peminat nombor',
  ],
  heroSections: [
    {
      title: 'Belajar secara langsung malam ini. Ulang bila-bila masa.',
      description:
        'Kelas mingguan dan kursus rakaman untuk {levels}, bersama guru dari seluruh Malaysia yang menjawab soalan anda.',
    },
    {
      title: 'Guru yang sama, waktu yang sama, setiap minggu.',
      description: 'Ikuti kelas langsung dari mana-mana peranti. Jika terlepas, tonton ulang tayangnya.',
    },
    {
      title: 'Kenali guru yang akan mengajar anda.',
      description: '24 guru, seorang satu video pendek. Cari yang serasi dengan anda.',
    },
  ],
  marquees: {
    home: 'Pecutan akhir Percubaan SPM: semua ulang tayang soalan tahun lepas dibuka hingga minggu depan.',
    regular_class: 'Waktu baharu mulai Isnin: sesi hari persekolahan bermula seawal 7:00 PM.',
    course: 'Dua minggu lagi Percubaan SPM: semua kursus yang anda perlukan ada di satu tempat.',
  },
  upsells: {
    home: 'Pilih 3 kursus dan jimat: Matematik {senior} setahun penuh',
    regular_class: 'Tambah dua kursus pada kelas anda dan jimat',
    course: 'Empat kursus dan satu kelas dalam satu set',
  },
  promotions: {
    course: {
      title: 'Pecutan akhir Percubaan SPM',
      description: '28 kursus, disusun mengikut keutamaan.',
    },
    live: {
      title: 'Cuba sesi percuma',
      description: 'Sesi pertama bagi kebanyakan kelas boleh ditonton secara percuma.',
    },
  },
  regularClassCampaigns: ['Sesi pertama percuma', 'Jadual minggu ini'],
  courseCampaigns: ['Pecutan akhir Percubaan SPM', 'Kursus percuma'],
  activities: ['Minggu sebelum Percubaan SPM', 'Memilih mata pelajaran elektif'],
  footerFaq: ['Cara bermula', 'Bayaran dan bayaran balik', 'Ulang tayang', 'Peranti dan aplikasi'],
};
