import type { Phrases } from '../../curriculum.ts';

export const phrases: Phrases = {
  checkpoints: [
    'Ôn tập {n}: mười câu về các bài đã học',
    'Ôn tập {n}: bài tập tổng hợp có lời giải',
    'Ôn tập {n}: những câu học sinh hay hỏi',
    'Ôn tập {n}: một câu trong đề, làm từ đầu đến cuối',
    'Ôn tập {n}: hai mươi phút nước rút',
  ],
  parts: ['{title} (phần 1)', '{title} (phần 2)'],
  trailer: 'Giới thiệu: khóa này dạy những gì',
  lessonContents: [
    '{title}. Lần đầu chỉ xem, lần hai cầm bút làm theo.',
    'Một kiến thức mới, hai ví dụ và một câu cho bạn tự làm. Thầy cô dừng ở đâu, bạn tạm dừng video ở đó và tự nghĩ nhé.',
    'Một bài ngắn có phiếu bài tập. Bạn thử làm câu 1 trước khi xem nhé.',
  ],
  lessonDetails: [
    '<p>Học xong, bạn giải thích được ý chính trong hai câu và làm được ba câu đầu của phiếu bài tập.</p><ul><li>Chuẩn bị sẵn giấy bút</li><li>Lời giải nằm trong phần Tài liệu</li></ul>',
    '<p>Bài này bắt đầu từ câu hỏi ở cuối bài trước. Nếu chưa giải được câu đó, bạn thử lại trước nhé.</p>',
    '<p>Ví dụ ở nửa sau lấy từ đề thi các năm. Dừng lại trước khi xem lời giải và tự làm thử.</p>',
  ],
  chapters: ['Ôn lại', 'Ý chính', 'Cùng làm một ví dụ', 'Đến lượt bạn'],
  courseDetail:
    '<p>{lessons} bài học cho {grade}. Bài nào cũng có phiếu bài tập để in và lời giải viết đủ từng bước, không chỉ có đáp số.</p><h3>Nên học thế nào</h3><ul><li>Mỗi tuần hai bài là xong trong một học kỳ.</li><li>Dừng lúc nào tùy bạn. Đổi máy vẫn học tiếp được.</li><li>Câu hỏi dưới mỗi bài được trả lời trong vòng hai ngày làm việc.</li></ul>',
  topicDetail:
    '<p>Mỗi tuần {minutes} phút cho {grade}, thầy cô cố định từ buổi đầu đến buổi cuối.</p><h3>Một buổi học có gì</h3><ul><li>Năm phút ôn bài cũ</li><li>Một nội dung mới, cả lớp cùng làm</li><li>Giải đáp thắc mắc, bạn hỏi qua micro hoặc khung chat</li></ul><p>Lỡ buổi học? Chậm nhất sau 48 giờ sẽ có video xem lại.</p>',
  worksheet: 'Phiếu bài tập {n}',
  answers: 'Lời giải đầy đủ từng bước',
  summarySheet: 'Tóm tắt trên một trang',
  workbook: 'Vở bài tập in sẵn',
  notebook: {
    title: 'Sổ ghi chép của khóa học',
    description: [
      'Mỗi bài một trang, chừa chỗ cho ví dụ của bạn',
      'Hình đã vẽ sẵn, phần chú thích để bạn điền',
      'Danh sách những lỗi đã mắc, để chỉ mắc một lần',
    ],
  },
  syllabus: [
    { title: 'Phần 1: xây nền tảng', description: 'Những kiến thức nền cho mọi phần sau.' },
    { title: 'Phần 2: vận dụng', description: 'Bài dài hơn, luyện tập tổng hợp và ôn tập.' },
  ],
  warmUp: {
    title: 'Trước buổi đầu tiên: khởi động nhẹ',
    description: 'Những gì bạn nên biết trước, gói gọn trong hơn một phút.',
  },
  contentFeatures: [
    'Học live hằng tuần, thầy cô cố định',
    'Có video xem lại trong vòng 48 giờ',
    'Phiếu bài tập trước mỗi buổi',
    'Giải đáp ngay trong khung chat',
    'Mỗi lớp không quá 40 bạn',
    'Báo cáo ngắn cho phụ huynh mỗi tháng',
  ],
  weekdays: ['Chủ nhật', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy'],
  weekly: '{weekday} hằng tuần, {time}',
};
