import type { PostText } from '../../curriculum.ts';

export const posts: readonly PostText[] = [
  {
    title: 'Tuần cuối trước thi thử: ôn sao cho không kiệt sức',
    summary: 'Ba buổi tối, ba môn, và một tối nghỉ. Kế hoạch có sẵn, bạn chỉ việc làm theo.',
    content:
      '<p>Bảy ngày quá ngắn để học cái mới, nhưng lại quá dài nếu chỉ ngồi lo. Kế hoạch dưới đây tận dụng ba buổi tối và chừa một tối để nghỉ.</p><h2>Ba tối, ba môn</h2><p>Mỗi tối một môn: hai mươi phút viết ra những gì mình nhớ, bốn mươi phút làm một đề, hai mươi phút xem lại các câu sai. Xong là nghỉ.</p><ul><li><strong>Thứ Hai:</strong> môn bạn ít thích nhất</li><li><strong>Thứ Ba:</strong> môn còn gỡ được nhiều điểm nhất</li><li><strong>Thứ Năm:</strong> môn đã gần vững</li></ul><h2>Một tối nghỉ</h2><p>Thứ Tư để đá bóng, xem phim hoặc ngủ sớm. Bạn nào dám nghỉ tối này thì điểm cũng chẳng thấp đi, mà sáng hôm sau còn tỉnh táo hơn hẳn.</p><blockquote><p>Một đêm không đủ để học hết một chương, nhưng một đêm mất ngủ đủ làm bạn quên cả chương.</p></blockquote>',
  },
  {
    title: 'Chọn tổ hợp môn lớp 10: cả nhà cùng bàn',
    summary: 'Năm câu hỏi cho học sinh, năm câu cho bố mẹ.',
    content:
      '<p>Đến hè mới phải đăng ký, nhưng bàn từ bây giờ thì nhẹ đầu hơn. Đặt cả hai danh sách lên bàn rồi lần lượt trả lời.</p><h2>Cho học sinh</h2><ol><li>Bài tập môn nào bạn luôn làm trước?</li><li>Bạn hay hỏi bài thầy cô nào?</li><li>Tháng này, không ai bắt, bạn đã tự tìm đọc về điều gì?</li><li>Bỏ môn nào thì bạn thấy tiếc?</li><li>Bạn bè chọn gì, và điều đó có ảnh hưởng đến bạn không?</li></ol><h2>Cho bố mẹ</h2><ol><li>Ngày xưa bố mẹ chọn ban nào, giờ có chọn lại không?</li><li>Khi khuyên con, bố mẹ đang nghĩ đến nghề gì?</li><li>Học bạ nói được gì về con, và không nói được gì?</li><li>Nếu con chọn khác đi, bố mẹ sẽ phản ứng ra sao?</li><li>Lần gần nhất bố mẹ hỏi ý con thay vì dặn dò là khi nào?</li></ol>',
  },
  {
    title: 'Giải đề: bắt đầu khi nào, dừng khi nào',
    summary: 'Giải sớm quá thì phí đề. Đây là lộ trình thầy cô vẫn dùng.',
    content:
      '<p>Mỗi môn chỉ có chừng hơn mười đề thật sự hay. Dùng hết trong tháng 10 thì đến tháng 5 chẳng còn gì.</p><h2>Lộ trình</h2><ul><li>Trước Tết: từng câu, theo chuyên đề</li><li>Tháng 3: nửa đề, có bấm giờ</li><li>Tháng 4 và tháng 5: trọn đề, mỗi tuần một đề</li><li>Hai tuần cuối: chỉ làm lại những đề từng sai nhiều</li></ul><p>Còn dừng khi nào? Khi bạn đã thuộc đáp án của một đề, đề đó chỉ còn kiểm tra trí nhớ mà thôi.</p>',
  },
  {
    title: 'Giám khảo ghi gì bên lề bài thi',
    summary: 'Sáu lời phê hay gặp nhất, và ý nghĩa thật của từng lời.',
    content:
      '<p>Ba thầy cô từng chấm thi kể lại những lời phê họ viết nhiều nhất.</p><ul><li><strong>Thì sao?</strong> Có sự kiện mà không có kết luận.</li><li><strong>Ai bảo thế?</strong> Có ý kiến mà không có dẫn chứng.</li><li><strong>Đơn vị.</strong> Lần nào cũng trừ 0,25 điểm.</li><li><strong>Đọc lại đề.</strong> Trả lời hay, nhưng không đúng câu hỏi.</li><li><strong>Vội.</strong> Hầu như luôn ở trang cuối.</li><li><strong>Tốt.</strong> Lời phê này có thật đấy. Lần tới sẽ đến lượt bạn.</li></ul><p>Mở bài kiểm tra gần nhất ra đếm thử. Ai cũng có một lời phê “quen mặt”.</p>',
  },
  {
    title: 'Con muốn học lập trình. Bắt đầu từ đâu?',
    summary: 'Kéo thả trước, gõ code sau. Và vì sao tuần thứ ba là tuần khó nhất.',
    content:
      '<p>Lập trình kéo thả không phải trò trẻ con: đó vẫn là lập trình, chỉ là khỏi lo gõ sai. Cứ để con dùng đến khi con chê dễ.</p><h2>Tuần thứ ba</h2><p>Tuần đầu, cái gì cũng chạy. Tuần thứ hai, con đem khoe ông bà. Tuần thứ ba, có chỗ không chạy và chẳng ai biết vì sao. Đó là lúc bố mẹ ngồi cạnh con, nhưng đừng làm thay: hãy hỏi con muốn nó làm gì, và nó đang làm gì.</p><p>Sau đó mới đến Python. Năm trò chơi nhỏ dạy được nhiều hơn một trò chơi lớn.</p>',
  },
  {
    title: 'Ngủ cũng là một cách học',
    summary: 'Khi bạn ngủ, não làm gì với bài vừa học? Giải thích thật dễ hiểu.',
    content:
      '<p>Khi bạn ngủ, não điểm lại cả ngày một lượt rồi quyết định giữ gì. Thứ gì gặp hai lần thì dễ được giữ lại.</p><h2>Tận dụng điều đó</h2><ol><li>Buổi chiều học bài.</li><li>Trước khi ngủ xem lại năm phút, đừng xem trên điện thoại.</li><li>Bữa sáng kể lại thành tiếng.</li></ol><p>Gặp ba lần, ngủ một đêm, chẳng cần phép màu nào. Bạn nào thử đủ hai tuần thường không quay lại cách cũ.</p>',
  },
  {
    title: 'Dọn góc học tập trong 10 phút để dễ tập trung',
    summary: 'Đèn đúng phía, điện thoại ngoài tầm với, trên bàn chỉ để một việc.',
    content:
      '<p>Bạn không cần bàn mới. Bạn cần mười phút và một cái hộp.</p><ul><li>Dọn hết xuống, lau sạch, rồi chỉ đặt lại những thứ cần cho hôm nay.</li><li>Đèn ở phía tay không cầm bút.</li><li>Điện thoại vào hộp, hộp lên kệ.</li><li>Trên bàn chỉ để bài đang làm, còn lại cất ra sau lưng.</li></ul><p>Phải dùng chung bàn với em hoặc với nồi cơm điện? Một cái khay cũng được. Bày khay ra là thành bàn học.</p>',
  },
  {
    title: 'Vì sao âm nhân âm ra dương: ba cách giải thích',
    summary: 'Một quy luật, một đoạn phim chiếu ngược và một món nợ. Chọn cách bạn thấy dễ hiểu nhất.',
    content:
      '<p>Hiểu vì sao thì quy tắc nào cũng dễ nhớ. Dưới đây là ba cách giải thích, thế nào cũng có một cách hợp với bạn.</p><h2>Quy luật</h2><p>3 × (−2) = −6, 2 × (−2) = −4, 1 × (−2) = −2, 0 × (−2) = 0. Mỗi bước tăng thêm 2. Bước tiếp theo là (−1) × (−2), và nó phải bằng 2.</p><h2>Đoạn phim</h2><p>Quay cảnh thang máy đi xuống rồi chiếu ngược: nó đi lên. Đảo hai lần.</p><h2>Món nợ</h2><p>Có người xóa cho bạn hai món nợ, mỗi món năm nghìn đồng. Bạn giàu thêm mười nghìn.</p>',
  },
  {
    title: 'Ngại thảo luận tiếng Anh? Chuẩn bị ba câu',
    summary: 'Không cần nói to. Chỉ cần một câu mở, một câu nối và một câu kết.',
    content:
      '<p>Nhiều bạn ít nói mất điểm chỉ vì cứ chờ một khoảng lặng không bao giờ đến.</p><ul><li><strong>Câu mở:</strong> “Can I add something to what Minh said?”</li><li><strong>Câu nối:</strong> “That is true for students, but what about parents?”</li><li><strong>Câu kết:</strong> “So we agree on two points, and the third one is open.”</li></ul><p>Thuộc ba câu, mỗi câu dùng một lần. Thế là đủ điểm khá, và sau lần thứ hai bạn sẽ hết sợ.</p>',
  },
  {
    title: 'Đọc bản đồ thời tiết trong hai phút',
    summary: 'Vài đường cong, hai chữ cái và mũi tên gió: học xong trước cơn bão tới.',
    content:
      '<p>Bản đồ thời tiết trông như dấu vân tay, nhưng đọc dễ hơn bạn nghĩ nhiều.</p><ol><li>Tìm chữ cái: H là áp cao, không khí đi xuống; L là áp thấp, không khí bốc lên.</li><li>Nhìn các đường. Sát nhau nghĩa là gió mạnh.</li><li>Ở bán cầu Bắc, gió thổi quanh L ngược chiều kim đồng hồ.</li></ol><p>Giờ hãy đặt ngón tay lên nơi bạn ở và hỏi không khí đến từ đâu. Từ biển: ẩm. Từ đất liền: khô. Thế là bạn vừa tự dự báo thời tiết.</p>',
  },
];
