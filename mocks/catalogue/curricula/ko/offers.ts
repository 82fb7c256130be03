import type { OfferTexts } from '../../curriculum.ts';

export const offers: OfferTexts = {
  plans: {
    course: {
      name: '강좌 이용권',
      description: '모든 강의와 학습지',
      longDescription:
        '<ul><li>앞으로 공개될 강의까지 모두</li><li>학습지와 자세한 풀이</li><li>질문하면 선생님이 답변</li><li>강의를 2개까지만 들었다면 7일 안에 환불 가능</li></ul>',
      highlight: '1회 결제',
      contractPeriod: '약정 없음',
      lastDay: '학기가 끝날 때까지',
    },
    questions: {
      name: '강좌 + 질문권',
      description: '강좌 수강은 물론, 원하는 선생님께 20회까지 질문할 수 있어요',
      longDescription: '<p>어떤 문제든 사진을 찍어 보내세요. 고른 선생님이 짧은 영상으로 답해 드려요.</p>',
      highlight: '질문 20회 포함',
      contractPeriod: '약정 없음',
      lastDay: '학기가 끝날 때까지',
    },
    free: {
      name: '무료 강좌',
      description: '모든 강의가 무료',
      longDescription: '<p>한 번 수강 신청하면 내 강의실에 계속 남아 있어요.</p>',
      highlight: '무료',
      contractPeriod: '약정 없음',
      lastDay: '기간 제한 없음',
    },
    monthly: {
      name: '월 이용권',
      description: '월 4회 수업과 모든 다시보기',
      longDescription:
        '<ul><li>매주 라이브 수업</li><li>수강하는 동안 다시보기 무제한</li><li>언제든 해지 가능</li></ul>',
      highlight: '가장 많이 선택해요',
      contractPeriod: '약정 없음',
      lastDay: '해지할 때까지',
    },
    semester: {
      name: '한 학기 이용권',
      description: '학기가 끝날 때까지 모든 수업',
      longDescription: '<ul><li>이번 학기 수업 전부</li><li>마지막 날까지 다시보기</li><li>종이 워크북 포함</li></ul>',
      highlight: '한 학기를 한 번에',
      contractPeriod: '4개월',
      lastDay: '학기가 끝날 때까지',
    },
    yearly: {
      name: '1년 이용권',
      description: '10개월 가격으로 12개월',
      longDescription: '<ul><li>2개월 무료</li><li>방학 특강 포함</li></ul>',
      highlight: '2개월 무료',
      contractPeriod: '12개월',
      lastDay: '오늘부터 1년',
    },
    pass: {
      name: '수업 + 질문권',
      description: '라이브 수업을 듣고, 원하는 선생님께 20회까지 질문할 수 있어요',
      longDescription: '<p>어떤 문제든 사진을 찍어 보내세요. 고른 선생님이 짧은 영상으로 답해 드려요.</p>',
      highlight: '질문 20회 포함',
      contractPeriod: '약정 없음',
      lastDay: '해지할 때까지',
    },
    set: {
      name: '전체 이용권',
      description: '모든 강좌와 수업을 12개월간 수강할 수 있어요',
      longDescription:
        '<p>한 번만 결제하면 전부 들을 수 있어요. 이미 수강 중인 강좌나 수업이 있다면 구매하기 전에 문의해 주세요.</p>',
      highlight: '올인원',
      contractPeriod: '약정 없음',
      lastDay: '오늘부터 12개월',
    },
  },
  bundles: [
    {
      title: '{senior} 수학 1년 세트',
      description: '강좌 8개 중 3개를 골라요. 식과 그래프, 도형은 물론 물리와 코딩 강좌도 있어요.',
    },
    { title: '과학 세 과목, 내 맘대로', description: '물리, 화학, 생명과학 강좌 8개 중 4개를 골라요.' },
    {
      title: '영어, 인강에 라이브까지',
      description: '인강은 원하는 때에, 라이브 수업은 정해진 시간에. 그중 3개를 골라요.',
    },
    { title: '역사와 지리 골라 듣기', description: '역사와 지리의 강좌와 라이브 수업 중 2개를 골라요.' },
    { title: '코딩과 수학 골라 듣기', description: '코딩과 수학에서 3개를 골라요. 파이썬 게임도 들어 있어요.' },
    { title: '국어, 읽기와 쓰기', description: '고전 문학, 수능 국어, 십대 작가 중에서 원하는 만큼 골라요.' },
  ],
  bundleSets: [
    { title: '수학을 좋아하는 학생을 위한 세트', description: '수학, 과학, 코딩 세트 3개를 모았어요.' },
    { title: '읽고 쓰기를 좋아하는 학생을 위한 세트', description: '국어, 영어, 사회 세트 3개를 모았어요.' },
  ],
  prepacks: [
    {
      title: '{senior} 스타트 패키지',
      description: '강좌 4개와 수학 라이브 수업. 고1 수학·과학에 필요한 걸 다 담았어요.',
    },
    { title: '수능 핵심 패키지', description: '국어, 영어, 수학 세 과목의 강좌 3개와 매주 라이브 수업 2개.' },
    { title: '방학 패키지', description: '영어 이야기 쓰기와 도형 증명, 그룹 수강권 2장으로 채우는 여유로운 방학.' },
  ],
  groupPasses: [
    '수학 라이브 수업: 한 학기 그룹 수강권',
    '로봇 특강: 방학 그룹 수강권',
    '글쓰기 클리닉: 4회 그룹 수강권',
  ],
};
