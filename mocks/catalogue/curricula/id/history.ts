import type { SubjectText } from '../../curriculum.ts';

export const history: SubjectText = {
  name: 'Sejarah',
  teaching: 'Membawa satu sumber ke tiap sesi dan bertanya siapa yang menulisnya, dan untuk apa.',
  highlights: [
    { title: 'Uji sebuah sumber', description: 'Siapa, kapan, untuk siapa, dan apa yang tidak disebut.' },
    { title: 'Berpendapat, lalu buktikan', description: 'Satu klaim, dua fakta, satu batasan.' },
    { title: 'Kuasai garis waktunya', description: 'Sampai bisa kamu gambar ulang dalam semenit.' },
    { title: 'Bandingkan dengan adil', description: 'Ukuran yang sama untuk kedua pihak.' },
  ],
  courses: [
    {
      title: 'Sumber sejarah: dari membaca ke berargumen',
      description:
        'Karikatur, pidato, tabel: cara membacanya dalam dua menit dan memakainya dalam jawaban yang berargumen.',
      lessons: [
        'Apa yang bisa dan tak bisa diceritakan sumber',
        'Karikatur, sudut demi sudut',
        'Pidato dan pendengarnya',
        'Tabel yang cuma bercerita separuh',
        'Berguna atau bisa dipercaya?',
        'Memakai pengetahuanmu sendiri',
        'Argumen dalam delapan baris',
        'Satu soal penuh beserta penilaiannya',
      ],
      tags: ['Kelas11', 'Sumber', 'Keterampilan'],
    },
    {
      title: 'Dua perang dunia: sebab, jalannya perang, akibat',
      description:
        'Empat belas video, dari Sarajevo sampai 1945, dibahas lewat peta dan satu pertanyaan: siapa yang bisa menghentikannya?',
      lessons: [
        'Eropa tahun 1900, di satu peta',
        'Persekutuan dan sumbu yang menyala',
        'Sarajevo, jam demi jam',
        'Perang parit',
        'Perjanjian yang tak disukai siapa pun',
        'Depresi Besar',
        'Para diktator',
        'Jalan menuju 1939',
        'Perang di Asia',
        'Menghitung kerugian',
      ],
      tags: ['Kelas10', 'PerangDunia', 'Peta'],
    },
    {
      title: 'Indonesia abad ke-20, lewat titik-titik balik',
      description:
        'Kebangkitan, kemerdekaan, reformasi: satu abad lewat titik baliknya, dengan sumber dari berbagai sisi.',
      lessons: [
        'Budi Utomo dan zaman pergerakan',
        'Sumpah Pemuda 1928',
        'Masa pendudukan Jepang',
        'Tujuh belas Agustus 1945',
        'Mempertahankan kemerdekaan',
        'Dari demokrasi parlementer ke terpimpin',
        'Orde Baru',
        'Reformasi 1998',
      ],
      tags: ['TKA', 'Indonesia', 'TitikBalik'],
    },
    {
      title: 'Dunia kuno: sungai, raja, dan aksara',
      description: 'Mesir, Mesopotamia, Yunani, Romawi, dan Nusantara: lima tempat, pertanyaan yang sama.',
      lessons: [
        'Kenapa sungai',
        'Menulis di tanah liat',
        'Sehari di Thebes',
        'Orang Yunani berdebat',
        'Jalan-jalan Romawi',
        'Yupa Kutai dan kapal Sriwijaya',
        'Bagaimana kerajaan besar berakhir',
        'Apa yang mereka wariskan',
      ],
      tags: ['DuniaKuno', 'Cerita', 'Peta'],
    },
    {
      title: 'Kota kita, jalan demi jalan',
      description:
        'Sejarah {city} lewat satu jalur trem, satu pasar, dan satu sekolah. Kursus gratis, ditemani foto-foto lama.',
      lessons: [
        'Garis pantai yang bergeser',
        'Jalur trem yang hilang',
        'Banjir dan kebakaran',
        'Pasar Baru',
        'Masa perang',
        'Kampung dan rumah susun',
        'Pabrik dan taman',
        'Jalan rumahmu sendiri',
      ],
      tags: ['SejarahLokal', 'FotoLama', 'Gratis'],
    },
    {
      title: 'Perang Dingin dalam dua belas krisis',
      description:
        'Berlin, Korea, Kuba, dan lainnya: apa yang ditakuti tiap pihak, dan seberapa dekat dunia dengan perang.',
      lessons: [
        'Dari kawan jadi lawan',
        'Berlin dan jembatan udara',
        'Korea',
        'Bandung 1955: jalan ketiga',
        'Kuba: tiga belas hari',
        'Tembok Berlin',
        'Vietnam',
        'Tahun 1989',
      ],
      tags: ['Kelas11', 'PerangDingin', 'Krisis'],
    },
  ],
  topics: [
    {
      name: 'Sejarah {grade}: abad ke-20 lewat sumber',
      description: 'Tiga sumber seminggu di layar bersama. Debat berpasangan dulu, lalu bersama seluruh kelas.',
      lessons: [
        'Karikatur dari 1914',
        'Surat dari garis depan',
        'Perdamaian di atas kertas',
        'Pidato di radio',
        'Poster',
        'Foto yang berbohong',
        'Telegram rahasia',
        'Buku harian',
        'Film zaman itu',
        'Pertanyaanmu sendiri',
      ],
      tag: 'Sumber',
    },
  ],
};
