import type { OfferTexts } from '../../curriculum.ts';

export const offers: OfferTexts = {
  plans: {
    course: {
      name: 'Trọn khóa học',
      description: 'Tất cả bài học, kèm phiếu bài tập',
      longDescription:
        '<ul><li>Mọi bài học, kể cả những bài sắp có</li><li>Phiếu bài tập kèm lời giải đầy đủ</li><li>Thầy cô trả lời câu hỏi</li><li>Hoàn tiền trong 7 ngày nếu xem chưa đến ba bài</li></ul>',
      highlight: 'Thanh toán một lần',
      contractPeriod: 'Không ràng buộc',
      lastDay: 'Đến hết học kỳ',
    },
    questions: {
      name: 'Khóa học kèm hỏi bài',
      description: 'Trọn khóa học, kèm 20 lượt hỏi thầy cô bạn chọn',
      longDescription: '<p>Bí câu nào, chụp ảnh gửi câu đó. Thầy cô bạn chọn sẽ giải đáp bằng một video ngắn.</p>',
      highlight: 'Kèm 20 lượt hỏi',
      contractPeriod: 'Không ràng buộc',
      lastDay: 'Đến hết học kỳ',
    },
    free: {
      name: 'Khóa học miễn phí',
      description: 'Tất cả bài học, hoàn toàn miễn phí',
      longDescription: '<p>Đăng ký một lần, khóa học sẽ luôn có trong Góc học tập của bạn.</p>',
      highlight: 'Miễn phí',
      contractPeriod: 'Không ràng buộc',
      lastDay: 'Không giới hạn',
    },
    monthly: {
      name: 'Theo tháng',
      description: 'Mỗi tháng 4 buổi, xem lại được mọi buổi',
      longDescription:
        '<ul><li>Học live hằng tuần</li><li>Xem lại suốt thời gian đăng ký</li><li>Hủy lúc nào cũng được</li></ul>',
      highlight: 'Được chọn nhiều nhất',
      contractPeriod: 'Gia hạn mỗi tháng',
      lastDay: 'Đến khi bạn hủy',
    },
    semester: {
      name: 'Cả học kỳ',
      description: 'Mọi buổi học đến hết học kỳ',
      longDescription:
        '<ul><li>Mọi buổi trong học kỳ</li><li>Xem lại đến ngày cuối cùng</li><li>Kèm vở bài tập in sẵn</li></ul>',
      highlight: 'Một mức học phí cho cả kỳ',
      contractPeriod: '4 tháng',
      lastDay: 'Đến hết học kỳ',
    },
    yearly: {
      name: 'Trọn một năm',
      description: 'Học 12 tháng, chỉ trả tiền 10 tháng',
      longDescription: '<ul><li>Tặng 2 tháng</li><li>Kèm các lớp chuyên đề dịp hè</li></ul>',
      highlight: 'Tặng 2 tháng',
      contractPeriod: '12 tháng',
      lastDay: '1 năm kể từ hôm nay',
    },
    pass: {
      name: 'Lớp live kèm hỏi bài',
      description: 'Lớp live, kèm 20 lượt hỏi thầy cô bạn chọn',
      longDescription: '<p>Bí câu nào, chụp ảnh gửi câu đó. Thầy cô bạn chọn sẽ giải đáp bằng một video ngắn.</p>',
      highlight: 'Kèm 20 lượt hỏi',
      contractPeriod: 'Gia hạn mỗi tháng',
      lastDay: 'Đến khi bạn hủy',
    },
    set: {
      name: 'Trọn gói',
      description: 'Trọn bộ khóa và lớp trong combo, học trong 12 tháng',
      longDescription:
        '<p>Thanh toán một lần cho tất cả. Nếu đã có vài khóa hoặc lớp trong combo, bạn nhắn chúng tôi trước khi mua nhé.</p>',
      highlight: 'Tất cả trong một',
      contractPeriod: 'Không ràng buộc',
      lastDay: '12 tháng kể từ hôm nay',
    },
  },
  bundles: [
    {
      title: 'Toán {senior} trọn năm',
      description: 'Chọn 3 trong 8 khóa: đại số, đồ thị, hình học, thêm chút vật lý và lập trình.',
    },
    { title: 'Lý, Hóa, Sinh: bạn tự chọn', description: 'Chọn 4 trong 8 khóa vật lý, hóa học và sinh học.' },
    {
      title: 'Tiếng Anh, video và live',
      description: 'Chọn 3 khóa hoặc lớp: khóa video học tối nào cũng được, lớp live theo lịch hằng tuần.',
    },
    { title: 'Lịch sử và Địa lý song hành', description: 'Chọn 2 khóa hoặc lớp live môn Lịch sử và Địa lý.' },
    {
      title: 'Toán và lập trình',
      description: 'Chọn 3 khóa hoặc lớp môn Tin học và Toán, có cả khóa viết trò chơi bằng Python.',
    },
    {
      title: 'Ngữ văn: đọc và viết',
      description: 'Chọn bao nhiêu tùy bạn: các tác phẩm lớn, phần viết thi tốt nghiệp, lớp Cây bút nhỏ.',
    },
  ],
  bundleSets: [
    { title: 'Dành cho dân tự nhiên', description: 'Ba combo Toán, khoa học và Tin học.' },
    { title: 'Dành cho dân xã hội', description: 'Ba combo ngôn ngữ, lịch sử và địa lý.' },
  ],
  prepacks: [
    {
      title: 'Combo khởi động {senior}',
      description: 'Bốn khóa học và lớp Toán live hằng tuần, xếp sẵn cho bạn mới vào {senior} theo khối tự nhiên.',
    },
    {
      title: 'Combo tốt nghiệp THPT',
      description: 'Ba khóa trọn chương trình và hai lớp live hằng tuần cho Toán, Văn, Anh.',
    },
    {
      title: 'Combo mùa hè',
      description: 'Khóa viết truyện, khóa hình học và 2 suất học nhóm cho một mùa hè thong thả.',
    },
  ],
  groupPasses: ['Toán live: suất học nhóm', 'CLB robot: suất học nhóm', 'Chữa bài viết: suất học nhóm 4 buổi tối'],
};
