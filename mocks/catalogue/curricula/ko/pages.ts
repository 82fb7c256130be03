import type { PageTexts } from '../../curriculum.ts';

export const pages: PageTexts = {
  leadGroups: ['기초부터 차근차근', '시험 대비', '학교 진도에 맞춰', '호기심이 많다면'],
  library: { title: '전체 강좌', description: '기초부터 실전까지, 모든 인강을 한곳에 모았어요.' },
  courseGroups: [
    { title: '기말고사 D-14', description: '기말고사 전에 꼭 들어야 할 강좌를 중요한 순서대로 모았어요.' },
    { title: '과학 모아 듣기', description: '물리, 화학, 생명과학을 입문부터 고난도 문항까지 배워요.' },
    { title: '말과 글', description: '국어와 영어로 읽고, 쓰고, 말하는 힘을 길러요.' },
    { title: '무료로 시작', description: '강좌 전체가 무료예요. 수강 신청하고 오늘 저녁 바로 시작해 보세요.' },
    { title: '주말에 완강', description: '10강 이하의 짧은 강좌를 모았어요.' },
    { title: '코딩과 퍼즐', description: '원리를 파고드는 걸 좋아한다면 여기로.' },
  ],
  subjectCategories: ['국어와 영어', '수학과 코딩', '과학', '사회'],
  banners: [
    '기초부터 이차함수: 얼리버드 할인 곧 마감',
    '매일 저녁 라이브: 오늘의 선생님을 확인하세요',
    '강좌 8개 중 3개 선택: {senior} 수학 1년 세트',
    '왕초보 파이썬: 지금 사전 예약 중',
    '기말고사 D-14: 매주 라이브로 푸는 기출',
    '함수와 그래프, 김서연 선생님과 함께',
    '수능 수학: 라이브 기출 풀이',
    '이번 주 시간표가 나왔어요',
    '{senior} 스타트 패키지: 강좌 4개와 라이브 수업',
    '기말고사까지 2주: 여기서 시작',
    '무료: 끝까지 읽히는 영어 글쓰기',
    '수학을 좋아하는 학생을 위한 세트 3개',
  ],
  heroSections: [
    {
      title: '오늘 저녁은 라이브로, 복습은 언제든 다시보기로',
      description: '{levels}, 매주 라이브 수업과 언제든 듣는 인강. 궁금한 건 선생님께 바로 물어보세요.',
    },
    {
      title: '매주 같은 시간, 같은 선생님',
      description: '어떤 기기에서든 수업에 입장할 수 있어요. 놓친 수업은 다시보기로 들으면 돼요.',
    },
    {
      title: '나와 맞는 선생님을 찾아보세요',
      description: '선생님 24명의 수업 방식을 한눈에 비교할 수 있어요.',
    },
  ],
  marquees: {
    home: '기말고사 D-14: 라이브 수업에서 매주 기출 문제를 함께 풀어요.',
    regular_class: '학기 중간에 시작해도 괜찮아요. 다시보기로 따라잡을 수 있어요.',
    course: '기말고사까지 2주: 필요한 강좌를 한곳에 모았어요.',
  },
  upsells: {
    home: '강좌 3개 고르고 할인받기: {senior} 수학 1년 세트',
    regular_class: '라이브 수업에 강좌 2개를 더하면 더 저렴해요',
    course: '강좌 4개와 라이브 수업을 패키지 하나로',
  },
  promotions: {
    course: { title: '기말고사 D-14', description: '강좌 28개를 중요한 순서대로 정리했어요.' },
    live: { title: '무료 수업 들어 보기', description: '대부분의 라이브 수업은 1회차를 무료로 볼 수 있어요.' },
  },
  regularClassCampaigns: ['첫 수업은 무료', '이번 주 시간표'],
  courseCampaigns: ['기말고사 D-14', '무료 강좌'],
  activities: ['기말고사 일주일 전', '선택과목 정하기'],
  footerFaq: ['시작하기', '결제와 환불', '다시보기', '기기와 앱'],
};
