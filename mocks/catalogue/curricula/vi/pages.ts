import type { PageTexts } from '../../curriculum.ts';

export const pages: PageTexts = {
  leadGroups: ['Bắt đầu từ số 0', 'Năm cuối cấp', 'Bám sát chương trình trên lớp', 'Khám phá thêm'],
  library: { title: 'Kho khóa học', description: 'Mọi khóa học video, từ bài nhập môn đến luyện đề thi.' },
  courseGroups: [
    {
      title: 'Còn hai tuần là thi thử',
      description: 'Những khóa kịp học xong trước ngày thi thử, kèm phần ôn tập nên làm trước.',
    },
    { title: 'Góc khoa học', description: 'Vật lý, Hóa học, Sinh học, từ nền tảng đến câu vận dụng cao.' },
    { title: 'Đọc và viết', description: 'Đọc, viết và lập luận bằng tiếng Việt và tiếng Anh.' },
    { title: 'Học miễn phí', description: 'Miễn phí trọn khóa. Đăng ký và học ngay tối nay.' },
    { title: 'Học xong trong cuối tuần', description: 'Những khóa ngắn, không quá mười bài.' },
    { title: 'Lập trình và câu đố', description: 'Cho những bạn thích mày mò xem mọi thứ hoạt động ra sao.' },
  ],
  subjectCategories: ['Ngôn ngữ', 'Toán và Tin học', 'Khoa học tự nhiên', 'Khoa học xã hội'],
  banners: [
    'Hàm số bậc hai từ con số 0: giá đăng ký sớm đến hết tuần sau',
    'Tối nào cũng có lớp live: tối nay học với ai?',
    'Chọn 3 trong 8: Toán {senior} trọn năm',
    'Python cho người mới: đặt trước để được đặt tên một màn chơi',
    'Còn hai tuần là thi thử: xem toàn bộ video chữa đề',
    'Hàm số và đồ thị, hằng tuần cùng cô Thu Hà',
    'Toán tốt nghiệp THPT, giải đề live',
    'Đã có lịch học tuần này',
    'Combo khởi động {senior}: bốn khóa và một lớp live',
    'Còn hai tuần là thi thử: bắt đầu từ đây',
    'Viết thư tiếng Anh khiến giám khảo muốn đọc hết: học miễn phí',
    'Ba combo cho dân tự nhiên',
  ],
  heroSections: [
    {
      title: 'Tối nay học live. Xem\u00a0lại mọi lúc.',
      description:
        'Lớp live hằng tuần và khóa học video cho học sinh {levels}, có thầy cô khắp {city} giải đáp câu hỏi của bạn.',
    },
    {
      title: 'Thầy cô quen, khung giờ quen, tuần nào cũng gặp',
      description: 'Vào lớp trên mọi thiết bị. Lỡ một buổi? Đã có video xem lại.',
    },
    {
      title: 'Làm quen với thầy cô của bạn',
      description: '24 thầy cô, mỗi người một cách giảng. Xem giới thiệu để tìm thầy cô hợp với bạn.',
    },
  ],
  marquees: {
    home: 'Còn hai tuần là thi thử: xem toàn bộ video chữa đề đến hết tuần sau.',
    regular_class: 'Đã có lịch học tuần sau: chọn buổi bạn thích rồi thêm vào lịch nhé.',
    course: 'Còn hai tuần là thi thử: các khóa bạn cần đều ở đây.',
  },
  upsells: {
    home: 'Toán {senior} trọn năm: chọn 3 khóa với giá combo',
    regular_class: 'Mua lớp live kèm hai khóa, tiết kiệm hơn',
    course: 'Bốn khóa và một lớp live trong một combo',
  },
  promotions: {
    course: { title: 'Còn hai tuần là thi thử', description: '28 khóa học, xếp sẵn theo thứ tự nên học.' },
    live: { title: 'Xem thử một buổi miễn phí', description: 'Hầu hết các lớp đều cho xem miễn phí buổi đầu.' },
  },
  regularClassCampaigns: ['Buổi đầu miễn phí', 'Lịch học tuần này'],
  courseCampaigns: ['Còn hai tuần là thi thử', 'Khóa miễn phí'],
  activities: ['Tuần cuối trước thi thử', 'Chọn tổ hợp môn'],
  company: ['Về chúng tôi', 'Điều khoản sử dụng', 'Chính sách quyền riêng tư', 'An toàn cho trẻ em'],
  footerFaq: ['Bắt đầu thế nào', 'Thanh toán và hoàn tiền', 'Video xem lại', 'Thiết bị và ứng dụng'],
};
