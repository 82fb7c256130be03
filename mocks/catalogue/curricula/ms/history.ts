import type { SubjectText } from '../../curriculum.ts';

export const history: SubjectText = {
  name: 'Sejarah',
  teaching: 'Membawa satu sumber ke setiap sesi dan bertanya siapa menulisnya, dan mengapa.',
  highlights: [
    { title: 'Nilai sesuatu sumber', description: 'Siapa, bila, untuk siapa, dan apa yang tidak disebut.' },
    { title: 'Berhujah, kemudian buktikan', description: 'Satu hujah, dua fakta, satu batasan.' },
    { title: 'Kuasai garis masa', description: 'Hingga boleh dilukis semula dalam seminit.' },
    { title: 'Bandingkan dengan adil', description: 'Ukuran sama untuk kedua-dua pihak.' },
  ],
  courses: [
    {
      title: 'Soalan berasaskan sumber: membaca dan berhujah',
      description:
        'Kartun, ucapan, jadual: cara membacanya dalam dua minit dan menggunakannya dalam jawapan yang berhujah.',
      lessons: [
        'Apa yang sumber boleh dan tidak boleh beri tahu',
        'Kartun, penjuru demi penjuru',
        'Ucapan dan pendengarnya',
        'Jadual yang tidak menceritakan semuanya',
        'Berguna atau boleh dipercayai?',
        'Guna pengetahuan sendiri',
        'Hujah dalam lapan baris',
        'Satu soalan penuh dengan pemarkahan',
      ],
      tags: ['SPM', 'Sumber', 'Kemahiran'],
    },
    {
      title: 'Dua perang dunia: sebab, perjalanan, akibat',
      description:
        'Empat belas pelajaran dari Sarajevo hingga 1945, berpandukan peta dan satu persoalan: siapa yang boleh menghentikannya?',
      lessons: [
        'Eropah tahun 1900, pada satu peta',
        'Pakatan dan sumbu yang menyala',
        'Sarajevo, jam demi jam',
        'Perang parit',
        'Perjanjian yang tidak disukai sesiapa',
        'Kemelesetan ekonomi dunia',
        'Para diktator',
        'Jalan ke tahun 1939',
        'Perang di Asia',
        'Mengira kerugian',
      ],
      tags: ['SPM', 'PerangDunia', 'Peta'],
    },
    {
      title: 'Malaysia abad ke-20, melalui titik perubahan',
      description:
        'Nasionalisme, merdeka, Malaysia: satu abad melalui titik perubahannya, dengan sumber daripada semua pihak.',
      lessons: [
        'Negeri-negeri Melayu pada awal abad',
        'Kesedaran dan akhbar',
        'Pendudukan Jepun',
        'Malayan Union dan bantahannya',
        'Darurat',
        'Jalan ke 31 Ogos 1957',
        '16 September 1963',
        'Membina sebuah negara',
      ],
      tags: ['STPM', 'Malaysia', 'TitikPerubahan'],
    },
    {
      title: 'Dunia purba: sungai, raja dan tulisan',
      description: 'Mesir, Mesopotamia, Yunani, Rom dan Alam Melayu: lima tempat, soalan yang sama.',
      lessons: [
        'Mengapa sungai?',
        'Menulis pada tanah liat',
        'Sehari di Thebes',
        'Orang Yunani berhujah',
        'Jalan-jalan Rom',
        'Kedah Tua dan besi Sungai Batu',
        'Bagaimana empayar berakhir',
        'Apa yang mereka tinggalkan',
      ],
      tags: ['DuniaPurba', 'Cerita', 'Peta'],
    },
    {
      title: 'Bandar kita, jalan demi jalan',
      description:
        'Sejarah {city} melalui landasan kereta api, sebuah pasar dan sebuah sekolah. Kursus percuma dengan foto-foto lama.',
      lessons: [
        'Kuala yang berlumpur',
        'Landasan kereta api',
        'Banjir dan kebakaran',
        'Pasar Seni dahulu dan kini',
        'Zaman perang',
        'Rumah pangsa pertama',
        'Lombong yang menjadi tasik',
        'Jalan rumah anda sendiri',
      ],
      tags: ['SejarahTempatan', 'FotoLama', 'Percuma'],
    },
    {
      title: 'Perang Dingin dalam dua belas krisis',
      description:
        'Berlin, Korea, Cuba dan yang lain: apa yang ditakuti setiap pihak, dan sehampir mana dunia dengan perang.',
      lessons: [
        'Daripada kawan menjadi lawan',
        'Berlin dan jambatan udara',
        'Korea',
        'Cuba: tiga belas hari',
        'Tembok Berlin',
        'Vietnam',
        'Peredaan ketegangan',
        'Tahun 1989',
      ],
      tags: ['SejarahDunia', 'PerangDingin', 'Krisis'],
    },
  ],
  topics: [
    {
      name: 'Sejarah {grade}: abad ke-20 dalam sumber',
      description: 'Tiga sumber seminggu di skrin bersama. Bincang berdua dahulu, kemudian bersama seluruh kelas.',
      lessons: [
        'Kartun dari tahun 1914',
        'Surat dari barisan hadapan',
        'Keamanan di atas kertas',
        'Ucapan di radio',
        'Poster',
        'Gambar yang menipu',
        'Telegram rahsia',
        'Diari',
        'Filem zaman itu',
        'Soalan anda sendiri',
      ],
      tag: 'Sumber',
    },
  ],
};
