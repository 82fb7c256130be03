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
        '<p>12 tháng kể từ ngày mua, xem bao nhiêu lần cũng được. Khóa theo học kỳ thì xem được đến hết học kỳ.</p>',
    },
    {
      title: 'Phụ huynh thanh toán được không?',
      description:
        '<p>Được. Phụ huynh đăng nhập tài khoản của bạn trên thiết bị bất kỳ, mở khóa học rồi thanh toán. Khóa học sẽ có ngay trong tài khoản.</p>',
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
        '<p>Được, nếu mua chưa quá 7 ngày và xem chưa đến 3 bài trả phí. Bạn nhắn chúng tôi qua nút trợ giúp nhé.</p>',
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
        '<p>Trên máy tính thì không cần: phòng học mở trong tab mới. Trên điện thoại, có thể bạn cần cài Zoom hoặc Google Meet ở lần đầu.</p>',
    },
  ],
  courseComments: [
    'Cuối cùng cũng hiểu vì sao lại làm thế. Riêng bài 4 đã đáng tiền.',
    'Mỗi tối một bài sau bữa cơm. Phiếu bài tập dài vừa đủ.',
    'Rõ ràng, ngắn gọn, không lan man. Nửa sau xem hẳn hai lần.',
    'Bài về các lỗi sai cứ như thầy cô đã đọc trộm bài kiểm tra ở trường vậy.',
    'Từ 4,75 lên 7,5 trong một học kỳ. Phiếu nào cũng làm đủ.',
    'Lúc nào cũng được tự làm thử trước rồi mới chữa. Chỗ khác không như vậy.',
    'Thích nhất là dừng lúc nào cũng được, mở lại là đúng chỗ cũ.',
    'Cả nhà cùng xem, bố mẹ học được chẳng kém gì con.',
    'Vào phòng thi là mấy hình vẽ hiện ra trong đầu.',
    'Hay hơn tập tài liệu từng mua ở chỗ khác.',
    'Trước đây toàn bỏ qua chương này. Giờ lại làm nó đầu tiên.',
    'Đề thi thử ra đúng phần này luôn.',
    'Hay, nhưng mong có thêm câu khó ở cuối.',
    'Rất rõ. Đôi lúc hơi chậm nên phải để tốc độ 1,25.',
    'Bài giảng rất hay. Chỉ có vở bài tập in là giao hơi muộn.',
    'Bổ ích. Chương cuối xin thêm vài ví dụ nữa ạ.',
    'Để ôn thì ổn, còn học lần đầu thì hơi nhanh.',
    'Thầy cô dạy hay, nhưng có hai bài trùng với trên trường.',
  ],
  topicComments: [
    'Chưa gõ xong câu hỏi thì đã được trả lời rồi.',
    'Không ngờ có ngày mình lại mong đến giờ học như vậy.',
    'Hôm bận đá bóng, may mà có video xem lại.',
    'Ai cũng được gọi tên, không ai bị ngượng.',
    'Bữa cơm nào cũng có chuyện lớp học để kể, trước giờ chưa từng thế.',
    'Được làm phiếu bài tập trước buổi học, khác hẳn.',
    'Hổng kiến thức từ tháng 10, học ba buổi là theo lại được.',
    'Nhanh, vui và luôn đúng giờ.',
    'Thật lòng là giờ học đáng mong nhất tuần.',
    'Khung chat trật tự và có ích, không như chỗ khác.',
    'Thang điểm mà giảng nghe như kể chuyện.',
    'Định vào học một chương, cuối cùng ở lại cả năm.',
    'Hay, giá mà có thêm 15 phút hỏi đáp.',
    'Thầy cô dạy hay lắm, chỉ có mạng ở nhà là hay chập chờn.',
    'Có ích, dù nửa đầu hơi dễ.',
    'Nhịp học ổn, nhưng khung chat trôi nhanh quá.',
    'Được, nhưng giờ học ngày thường hơi khó sắp xếp.',
    'Bổ ích, giá mà lớp ít người hơn chút nữa.',
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
    {
      title: 'Chúc bạn thi thử thật tốt',
      content: '<p>Ngủ đủ đã, rồi làm phần Ôn tập 1 và 2, rồi lại ngủ sớm nhé.</p>',
    },
    {
      title: 'Phụ đề hai thứ tiếng',
      content: '<p>Bật bằng nút phụ đề hoặc phím <strong>c</strong>.</p>',
    },
  ],
};
