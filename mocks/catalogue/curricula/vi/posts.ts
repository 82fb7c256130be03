import type { PostText } from '../../curriculum.ts';

export const posts: readonly PostText[] = [
  {
    title: 'Tuần trước thi thử: ôn sao cho không kiệt sức',
    summary: 'Ba buổi tối, ba môn, và một tối nghỉ. Kế hoạch có sẵn, bạn chỉ việc làm theo.',
    content:
      '<p>Bảy ngày để học thì ngắn, để lo thì dài. Kế hoạch dưới đây dùng thật tốt ba ngày và để yên một ngày.</p><h2>Ba tối, ba môn</h2><p>Mỗi tối một môn. Hai mươi phút viết ra những gì đã biết, bốn mươi phút làm một đề, hai mươi phút cho hai câu sai. Rồi dừng.</p><ul><li><strong>Thứ Hai:</strong> môn bạn ít thích nhất</li><li><strong>Thứ Ba:</strong> môn còn gỡ được nhiều điểm nhất</li><li><strong>Thứ Năm:</strong> môn đã gần vững</li></ul><h2>Một tối nghỉ</h2><p>Thứ Tư dành cho đá bóng, xem phim hoặc ngủ. Bạn nào giữ được tối này thì điểm không thấp hơn, mà sáng ra mặt mũi còn tươi tỉnh hơn hẳn.</p><blockquote><p>Một đêm không học nổi một chương. Nhưng một đêm không ngủ thì có thể mất một chương.</p></blockquote>',
  },
  {
    title: 'Chọn tổ hợp môn lớp 10: cả nhà cùng bàn',
    summary: 'Năm câu hỏi cho học sinh, năm câu cho bố mẹ.',
    content:
      '<p>Mùa hè mới phải nộp phiếu, nhưng nói chuyện từ bây giờ thì nhẹ hơn. Đặt cả hai danh sách lên bàn và lần lượt trả lời.</p><h2>Cho học sinh</h2><ol><li>Bài tập môn nào bạn làm trước tiên?</li><li>Bạn hay hỏi bài thầy cô nào?</li><li>Tháng này bạn tự đọc về điều gì mà không ai bắt?</li><li>Bỏ môn nào thì bạn thấy tiếc?</li><li>Bạn bè chọn gì, và điều đó có quan trọng không?</li></ol><h2>Cho bố mẹ</h2><ol><li>Ngày xưa bố mẹ chọn ban nào, giờ có chọn lại không?</li><li>Khi khuyên con, bố mẹ đang nghĩ đến nghề gì?</li><li>Học bạ nói gì, và không nói gì?</li><li>Nếu con chọn khác đi, bố mẹ sẽ phản ứng ra sao?</li><li>Lần gần nhất bố mẹ hỏi thay vì dặn là khi nào?</li></ol>',
  },
  {
    title: 'Giải đề: bắt đầu khi nào, dừng khi nào',
    summary: 'Giải sớm quá thì phí. Đây là thứ tự thầy cô vẫn dùng.',
    content:
      '<p>Mỗi môn chỉ có chừng hơn mười đề thật sự hay. Dùng hết trong tháng 10 thì đến tháng 5 chẳng còn gì.</p><h2>Thứ tự</h2><ul><li>Trước Tết: từng câu, theo chuyên đề</li><li>Tháng 3: nửa đề, đồng hồ đặt trước mặt</li><li>Tháng 4 và tháng 5: trọn đề, mỗi tuần một đề</li><li>Hai tuần cuối: chỉ những đề bạn từng làm hỏng</li></ul><p>Còn dừng khi nào? Khi bạn thuộc lòng đáp án một đề, đề đó chỉ còn đo trí nhớ của bạn thôi.</p>',
  },
  {
    title: 'Giám khảo ghi gì bên lề bài thi',
    summary: 'Sáu lời phê ngắn, và mỗi lời mất bao nhiêu điểm.',
    content:
      '<p>Ba thầy cô từng chấm thi kể lại những lời phê họ viết nhiều nhất.</p><ul><li><strong>Thì sao?</strong> Có sự kiện mà không có kết luận.</li><li><strong>Ai bảo thế?</strong> Có ý kiến mà không có dẫn chứng.</li><li><strong>Đơn vị.</strong> Lần nào cũng trừ 0,25 điểm.</li><li><strong>Đọc lại đề.</strong> Trả lời hay, nhưng cho một câu khác.</li><li><strong>Vội.</strong> Hầu như luôn ở trang cuối.</li><li><strong>Tốt.</strong> Có thật đấy. Hãy nhắm đến nó.</li></ul><p>Mở bài kiểm tra gần nhất ra và đếm. Ai cũng có một lời phê là “của riêng mình”.</p>',
  },
  {
    title: 'Con muốn học lập trình. Bắt đầu từ đâu?',
    summary: 'Khối lệnh trước, chữ sau. Và vì sao tuần thứ ba là tuần khó nhất.',
    content:
      '<p>Lập trình kéo thả không phải đồ chơi: đó là lập trình ít lỗi chính tả hơn. Cứ để con dùng cho đến khi con kêu chán.</p><h2>Tuần thứ ba</h2><p>Tuần đầu, cái gì cũng chuyển động. Tuần thứ hai, cái gì cũng đem khoe ông bà. Tuần thứ ba, có thứ không chạy và chẳng ai biết vì sao. Đó là lúc ngồi cạnh con, chứ đừng làm thay: hỏi xem lẽ ra phải thế nào, và thực tế nó thế nào.</p><p>Sau đó đến Python. Năm trò chơi nhỏ dạy được nhiều hơn một trò chơi lớn.</p>',
  },
  {
    title: 'Ngủ cũng là một cách học',
    summary: 'Chuyện gì xảy ra với một chương sách sau một đêm, nói cho dễ hiểu.',
    content:
      '<p>Khi bạn ngủ, não điểm lại cả ngày một lượt rồi quyết định giữ gì. Nó giữ những thứ đã gặp hai lần.</p><h2>Tận dụng điều đó</h2><ol><li>Buổi chiều học.</li><li>Trước khi ngủ xem lại năm phút. Đừng xem trên điện thoại.</li><li>Bữa sáng nói to lên.</li></ol><p>Ba lần gặp lại, một đêm ngủ, không có phép màu. Bạn nào thử hai tuần thường không quay lại cách cũ.</p>',
  },
  {
    title: 'Góc học tập giúp bạn tập trung: mười phút dọn dẹp',
    summary: 'Đèn đúng phía, điện thoại ngoài tầm với, mỗi lần một tờ giấy.',
    content:
      '<p>Bạn không cần bàn mới. Bạn cần mười phút và một cái hộp.</p><ul><li>Dọn hết xuống, lau, rồi chỉ đặt lại những gì hôm nay đã dùng.</li><li>Đèn ở phía tay không cầm bút.</li><li>Điện thoại vào hộp, hộp lên kệ.</li><li>Trên bàn một tờ giấy, những tờ khác để sau lưng.</li></ul><p>Nếu phải dùng chung bàn với em gái hoặc nồi cơm điện: một cái khay cũng được. Bày khay ra là thành bàn học.</p>',
  },
  {
    title: 'Vì sao âm nhân âm ra dương: ba cách giải thích',
    summary: 'Một quy luật, một đoạn phim chiếu ngược và một món nợ. Chọn cách bạn tin.',
    content:
      '<p>Quy tắc nào mình tin thì dễ nhớ hơn. Đây là ba lý do; sẽ có một cái hợp với bạn.</p><h2>Quy luật</h2><p>3 × (−2) = −6, 2 × (−2) = −4, 1 × (−2) = −2, 0 × (−2) = 0. Mỗi bước tăng thêm 2. Bước tiếp theo là (−1) × (−2), và nó phải bằng 2.</p><h2>Đoạn phim</h2><p>Quay cảnh thang máy đi xuống rồi chiếu ngược: nó đi lên. Đảo hai lần.</p><h2>Món nợ</h2><p>Có người xóa cho bạn hai món nợ, mỗi món năm nghìn đồng. Bạn giàu thêm mười nghìn.</p>',
  },
  {
    title: 'Ngại thảo luận nhóm? Chuẩn bị ba câu',
    summary: 'Không cần nói to. Chỉ cần một lối vào, một cây cầu và một lối ra.',
    content:
      '<p>Những bạn ít nói mất điểm chỉ vì một lẽ: chờ một khoảng lặng không bao giờ đến.</p><ul><li><strong>Lối vào:</strong> “Can I add something to what Minh said?”</li><li><strong>Cây cầu:</strong> “That is true for students, but what about parents?”</li><li><strong>Lối ra:</strong> “So we agree on two points, and the third one is open.”</li></ul><p>Thuộc ba câu, mỗi câu dùng một lần. Thế là đủ điểm khá, và sau lần thứ hai bạn sẽ hết sợ.</p>',
  },
  {
    title: 'Đọc bản đồ thời tiết trong hai phút',
    summary: 'Trước cơn bão tới: đường, chữ cái và một mũi tên.',
    content:
      '<p>Bản đồ thời tiết trông như dấu vân tay. Thật ra nó đơn giản hơn nhiều.</p><ol><li>Tìm chữ cái: H là không khí nặng đang chìm xuống, L là không khí đang bốc lên.</li><li>Nhìn các đường. Sát nhau nghĩa là gió mạnh.</li><li>Ở bán cầu Bắc, gió thổi quanh L ngược chiều kim đồng hồ.</li></ol><p>Giờ hãy đặt ngón tay lên nơi bạn ở và hỏi không khí đến từ đâu. Từ biển: ẩm. Từ đất liền: khô. Vậy là bạn vừa dự báo thời tiết.</p>',
  },
];
