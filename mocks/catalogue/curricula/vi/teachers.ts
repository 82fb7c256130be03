import type { TeacherText } from '../../curriculum.ts';

/** In the order of the blueprint; `{name}` includes the form of address. */
export const teachers: readonly TeacherText[] = [
  {
    about:
      '{name} dạy Toán đã mười một năm, vừa dạy live buổi tối vừa có khóa học video. Hình nào cũng vẽ hai lần: một lần nhanh, một lần chậm để bạn kịp vẽ theo.',
    hashtags: ['ĐồThị', 'KiênNhẫn', 'PhiếuBàiTập'],
  },
  {
    about: '{name} từng làm giám khảo sáu năm, giờ kể cho học sinh nghe chuyện ở phía bên kia bàn chấm.',
    hashtags: ['ĐọcHiểu', 'GócNhìnGiámKhảo', 'HàiHước'],
  },
  {
    about:
      '{name} rời phòng nghiên cứu để đứng lớp, mang theo cả nửa phòng dụng cụ. Lớp thí nghiệm live chính là của cô.',
    hashtags: ['ThíNghiệm', 'Mol', 'TòMò'],
  },
  {
    about: '{name} đọc tác phẩm cổ như kể chuyện hàng xóm: ai nói gì với ai, và vì sao lại đau.',
    hashtags: ['TácPhẩm', 'KểChuyện', 'ĐiềmTĩnh'],
  },
  {
    about: '{name} gắn máy quay vào kính hiển vi: cho xem tận mắt rồi mới giải thích.',
    hashtags: ['KínhHiểnVi', 'HìnhVẽ', 'RõRàng'],
  },
  {
    about:
      '{name} mở đầu bài nào cũng bằng hình vẽ. Học trò kể rằng sau một tháng, chính mình cũng không bỏ được thói quen ấy.',
    hashtags: ['HìnhVẽ', 'CơHọc', 'TừngBước'],
  },
  {
    about: '{name} phụ trách lớp chữa bài viết: mỗi tuần một trang, cùng viết lại ngay trên màn hình.',
    hashtags: ['LuyệnViết', 'ChữaBài', 'ThânThiện'],
  },
  {
    about: '{name} có một ngăn kéo chứa đề thi hai mươi năm và thuộc gần hết.',
    hashtags: ['GiảiĐề', 'Nhanh', 'LuyệnThi'],
  },
  {
    about: '{name} từng làm ngân hàng, rồi ra chợ bán hàng, và thấy chợ thú vị hơn.',
    hashtags: ['ĐồThị', 'ThờiSự', 'ThịTrường'],
  },
  {
    about: '{name} sưu tầm thư cũ, buổi nào cũng mang theo một lá. Câu hỏi đầu tiên luôn là: ai viết?',
    hashtags: ['TưLiệu', 'TranhLuận', 'BảnĐồ'],
  },
  {
    about:
      '{name} đã cùng học trò đi bộ từ Hà Giang đến Cà Mau với cuốn sổ tay, và quay phim những nơi bạn chưa kịp đến.',
    hashtags: ['ThựcĐịa', 'ThờiTiết', 'BảnĐồ'],
  },
  {
    about: '{name} buổi tối làm game, ban ngày dạy vì sao game chạy được.',
    hashtags: ['Python', 'TròChơi', 'SảnPhẩm'],
  },
  {
    about: '{name} tin rằng văn bản lạ chỉ là văn bản chưa ai giới thiệu với bạn.',
    hashtags: ['ĐọcHiểu', 'VănBảnMới', 'BàiMẫu'],
  },
  {
    about: '{name} từng nghiên cứu laser, đến giờ thấy cốc nước là lại nói chuyện khúc xạ.',
    hashtags: ['Sóng', 'ThíNghiệm', 'ĐiệnHọc'],
  },
  {
    about: '{name} dạy các lớp đầu cấp hai và gọi tên từng bạn, để không ai bị bỏ quên.',
    hashtags: ['LấyLạiGốc', 'LớpNhỏ', 'Scratch'],
  },
  {
    about: '{name} đặt bài điểm tối đa cạnh bài suýt tối đa, để bạn tự thấy khác nhau chỗ nào.',
    hashtags: ['AcidBase', 'TổngÔn', 'TừKhóa'],
  },
  {
    about:
      '{name} lớn lên bên bờ biển, từng diễn ở một nhà hát nhỏ, và đọc truyện như thể vẫn đang đứng trên sân khấu.',
    hashtags: ['ĐọcTruyện', 'Nói', 'TừVựng'],
  },
  {
    about: '{name} biến mọi tít báo thành đồ thị khi ly cà phê còn chưa cạn.',
    hashtags: ['VĩMô', 'ThươngMại', 'TinTức'],
  },
  {
    about: '{name} giảng thuật toán bằng bộ bài và đến giờ chưa mất lá nào.',
    hashtags: ['ThuậtToán', 'Web', 'KhôngCầnMáy'],
  },
  {
    about: '{name} đã dạy ở cả ba miền và vẽ trái tim người chỉ bằng một nét bút.',
    hashtags: ['DiTruyền', 'CâuKhó', 'CơThể'],
  },
  {
    about: '{name} dạy lịch sử như một cuộc tranh luận dài, trong đó bạn cũng được lên tiếng.',
    hashtags: ['ChiếnTranhLạnh', 'CổĐại', 'LậpLuận'],
  },
  {
    about: '{name} vạch lộ trình, đọc mây, và cuối học kỳ nào cũng bày trò truy tìm kho báu.',
    hashtags: ['ĐọcBảnĐồ', 'Sông', 'NgoàiTrời'],
  },
  {
    about: '{name} dìu dắt những cây bút nhỏ: một bức tranh, một câu mở đầu, một trang giấy.',
    hashtags: ['CâyBútNhỏ', 'TựSự', 'DịuDàng'],
  },
  {
    about: '{name} nhiều năm ra đề thi học sinh giỏi mà vẫn thích nhất lời giải ngắn.',
    hashtags: ['CâuĐố', 'ChứngMinh', 'LượngGiác'],
  },
];
