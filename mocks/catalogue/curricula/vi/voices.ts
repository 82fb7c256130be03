import type { Voices } from '../../curriculum.ts';

export const voices: Voices = {
  courseFaqs: [
    {
      title: 'Học khóa này có đủ cho bài kiểm tra trên trường không?',
      description: '<p>Với các chương có trong danh sách bài học thì đủ. Bài cuối cho bạn biết nên học gì tiếp.</p>',
    },
    {
      title: 'Xem được trong bao lâu?',
      description:
        '<p>12 tháng kể từ ngày mua, xem bao nhiêu lần cũng được. Khóa theo học kỳ thì kết thúc cùng học kỳ.</p>',
    },
    {
      title: 'Phụ huynh thanh toán được không?',
      description:
        '<p>Được. Đăng nhập trên thiết bị bất kỳ, mở khóa học và thanh toán ở đó; khóa học hiện trong tài khoản ngay.</p>',
    },
    {
      title: 'Có cần in phiếu bài tập không?',
      description: '<p>Không. Làm trên máy tính bảng cũng được, nhưng phần lớn các bạn cầm bút thì nhớ lâu hơn.</p>',
    },
    {
      title: 'Không hiểu bài thì sao?',
      description:
        '<p>Bạn hỏi ngay dưới bài học. Thầy cô trả lời trong vòng hai ngày làm việc, thường là ngay tối đó.</p>',
    },
    {
      title: 'Xem được trên mấy thiết bị?',
      description:
        '<p>Hai thiết bị cùng lúc, ví dụ một điện thoại và một máy tính. Đăng nhập trên thiết bị thứ ba thì thiết bị đăng nhập sớm nhất sẽ tự đăng xuất.</p>',
    },
    {
      title: 'Có được hoàn tiền không?',
      description:
        '<p>Được, trong vòng bảy ngày và khi bạn xem chưa đến ba bài trả phí. Bạn nhắn chúng tôi qua nút trợ giúp nhé.</p>',
    },
  ],
  topicFaqs: [
    {
      title: 'Lỡ một buổi thì sao?',
      description: '<p>Chậm nhất sau 48 giờ sẽ có video xem lại, và xem được suốt thời gian bạn đăng ký.</p>',
    },
    {
      title: 'Có phải bật camera không?',
      description: '<p>Không. Bạn có thể chỉ nghe, gõ vào khung chat, hoặc bật micro khi muốn nói.</p>',
    },
    {
      title: 'Giữa học kỳ mới đăng ký được không?',
      description: '<p>Được. Phần khởi động và video xem lại sẽ giúp bạn theo kịp lớp.</p>',
    },
    {
      title: 'Muốn hủy thì làm thế nào?',
      description:
        '<p>Bạn nhắn chúng tôi qua nút trợ giúp, lúc nào cũng được. Bạn vẫn học đến hết tháng đã thanh toán.</p>',
    },
    {
      title: 'Cần cài ứng dụng gì?',
      description:
        '<p>Trên máy tính thì không cần: phòng học mở trong tab mới. Trên điện thoại, có thể bạn cần cài ứng dụng của phòng học một lần.</p>',
    },
  ],
  courseComments: [
    'Cuối cùng em cũng hiểu vì sao lại làm thế. Riêng bài 4 đã đáng tiền.',
    'Con trai tôi học mỗi tối một bài sau bữa cơm. Phiếu bài tập dài vừa đủ.',
    'Rõ ràng, ngắn gọn, không ồn ào. Nửa sau em xem hai lần.',
    'Bài về các lỗi sai cứ như thầy cô đã đọc trộm bài kiểm tra của em.',
    'Từ 4,75 lên 7,5 trong một học kỳ. Phiếu nào em cũng làm.',
    'Thầy cô đợi đủ lâu để em tự thử. Chỗ khác không như vậy.',
    'Em thích chỗ dừng lúc nào cũng được, mở lại là đúng chỗ cũ.',
    'Hai mẹ con cùng xem, mẹ học được chẳng kém gì con.',
    'Vào phòng thi là mấy hình vẽ hiện ra trong đầu.',
    'Hay hơn tập tài liệu em từng mua ở chỗ khác.',
    'Trước đây em toàn bỏ qua chương này. Giờ em làm nó đầu tiên.',
    'Đợt thi thử hỏi đúng phần này luôn.',
    'Hay, nhưng em muốn có thêm câu khó ở cuối.',
    'Rất rõ. Đôi lúc hơi chậm với em nên em để tốc độ 1,25.',
    'Bài giảng tuyệt. Vở bài tập in thì đến hơi muộn.',
    'Bổ ích. Chương cuối xin thêm vài ví dụ nữa ạ.',
    'Để ôn thì ổn, còn học lần đầu thì hơi nhanh.',
    'Thầy cô dạy hay, nhưng có hai bài trùng với trên trường.',
  ],
  topicComments: [
    'Em chưa gõ xong câu hỏi thì đã được trả lời rồi.',
    'Không ngờ có ngày em viết câu này: tuần nào em cũng mong đến buổi học Toán.',
    'Hôm em bận đá bóng, video xem lại cứu em.',
    'Ai cũng được gọi tên, không ai bị ngượng.',
    'Con gái tôi kể chuyện lớp học trong bữa cơm. Trước nay chưa từng có.',
    'Được làm phiếu bài tập trước buổi học, khác hẳn.',
    'Em mất gốc từ tháng 10. Học ba buổi là theo lại được.',
    'Nhanh, vui và luôn đúng giờ.',
    'Thật lòng là giờ học em thích nhất tuần.',
    'Khung chat trật tự và có ích, không như chỗ khác.',
    'Thang điểm mà giảng nghe như kể chuyện.',
    'Định vào học một chương, cuối cùng ở lại cả năm.',
    'Hay, giá mà có thêm mười lăm phút hỏi đáp.',
    'Thầy cô dạy tuyệt lắm, chỉ có mạng nhà em là hay lỗi.',
    'Có ích. Nửa đầu hơi dễ với em.',
    'Nhịp học ổn, nhưng khung chat trôi nhanh quá.',
    'Được, nhưng giờ học ngày thường hơi khó cho nhà tôi.',
    'Bổ ích, dù em thích lớp ít người hơn.',
  ],
  announcements: [
    {
      title: 'Phiếu bài tập 12 đã sửa câu 4',
      content: '<p>Dấu ở dòng thứ hai bị in sai. Tệp mới đã có trong phần Tài liệu; lời giải thì vẫn đúng từ đầu.</p>',
    },
    {
      title: 'Tuần sau có thêm hai bài luyện tập',
      content: '<p>Các bạn xin câu khó hơn. Bài sẽ có vào <strong>thứ Hai</strong>, không thu thêm tiền.</p>',
    },
    {
      title: 'Câu hỏi của tuần',
      content: '<p>Có ba câu được hỏi đi hỏi lại. Câu trả lời đã được ghim dưới các bài liên quan.</p>',
    },
    {
      title: 'Bản tóm tắt để in',
      content: '<p>Mọi hình vẽ của nửa đầu khóa trên một trang. In ra, gấp lại, cất vào hộp bút.</p>',
    },
    {
      title: 'Giờ giải đáp live cuối tuần này',
      content: '<p>Ba mươi phút, không cần đăng ký: đường dẫn sẽ hiện ở đây trước giờ bắt đầu một tiếng.</p>',
    },
    {
      title: 'Âm thanh tốt hơn ở bài 5 đến bài 8',
      content: '<p>Phần giọng nói đã được thu lại. Tiến độ của bạn vẫn giữ nguyên.</p>',
    },
    { title: 'Chúc bạn thi thử thật tốt', content: '<p>Ngủ trước đã, rồi làm trạm ôn tập 1 và 2, rồi lại ngủ.</p>' },
    {
      title: 'Phụ đề hai thứ tiếng',
      content: '<p>Bật bằng nút phụ đề hoặc phím <strong>c</strong>.</p>',
    },
  ],
};
