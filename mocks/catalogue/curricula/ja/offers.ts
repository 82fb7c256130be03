import type { OfferTexts } from '../../curriculum.ts';

export const offers: OfferTexts = {
  plans: {
    course: {
      name: '講座まるごと',
      description: 'すべてのレッスンとプリント',
      longDescription:
        '<ul><li>これから公開される分も含む全レッスン</li><li>詳しい解答つきのプリント</li><li>先生が質問に回答</li><li>7日以内、視聴が2回までなら返金可能</li></ul>',
      highlight: '買い切り',
      contractPeriod: '契約期間なし',
      lastDay: '学期の終わりまで',
    },
    questions: {
      name: '講座＋質問パス',
      description: '講座に加え、選んだ先生に20問まで質問できます',
      longDescription: '<p>問題の写真を送ると、選んだ先生が短い動画で答えます。</p>',
      highlight: '質問20回つき',
      contractPeriod: '契約期間なし',
      lastDay: '学期の終わりまで',
    },
    free: {
      name: '無料講座',
      description: '全レッスンが無料',
      longDescription: '<p>一度申し込むと、「マイ学習」にずっと残ります。</p>',
      highlight: '無料',
      contractPeriod: '契約期間なし',
      lastDay: '期限なし',
    },
    monthly: {
      name: '月払い',
      description: '月4回の授業と、すべてのアーカイブ',
      longDescription:
        '<ul><li>毎週のライブクラス</li><li>受講中はアーカイブが見放題</li><li>いつでも解約できます</li></ul>',
      highlight: 'いちばん人気',
      contractPeriod: '1か月（自動更新）',
      lastDay: '解約するまで',
    },
    semester: {
      name: '学期まるごと',
      description: '学期が終わるまでの全授業',
      longDescription:
        '<ul><li>学期中のすべての授業</li><li>最終日までアーカイブが見放題</li><li>冊子の問題集つき</li></ul>',
      highlight: '学期分をまとめて',
      contractPeriod: '4か月',
      lastDay: '学期の終わりまで',
    },
    yearly: {
      name: '1年まるごと',
      description: '10か月分の料金で12か月',
      longDescription: '<ul><li>2か月分無料</li><li>長期休みのワークショップつき</li></ul>',
      highlight: '2か月分無料',
      contractPeriod: '12か月',
      lastDay: '今日から1年間',
    },
    pass: {
      name: 'クラス＋質問パス',
      description: 'クラスに加え、選んだ先生に20問まで質問できます',
      longDescription: '<p>問題の写真を送ると、選んだ先生が短い動画で答えます。</p>',
      highlight: '質問20回つき',
      contractPeriod: '1か月（自動更新）',
      lastDay: '解約するまで',
    },
    set: {
      name: 'まるごとプラン',
      description: '対象の講座とクラスをすべて、12か月間受講できます',
      longDescription:
        '<p>1回のお支払いで全部そろいます。すでに受講中の講座やクラスがある場合は、ご購入前にご連絡ください。</p>',
      highlight: '買い切り',
      contractPeriod: '契約期間なし',
      lastDay: '今日から12か月間',
    },
  },
  bundles: [
    {
      title: '高1数学・1年セット',
      description: '8講座から3つ選べます。関数、グラフ、図形のほか、物理やプログラミングも。',
    },
    { title: '理科3科目、自由に組み合わせ', description: '物理、化学、生物の8講座から4つ選べます。' },
    {
      title: '英語：映像もライブも',
      description: '好きなときに見る映像講座と、毎週決まった時間のライブクラスから3つ選べます。',
    },
    { title: '歴史・地理セット', description: '歴史と地理の講座・クラスから2つ選べます。' },
    {
      title: '情報・数学セット',
      description: '情報・数学の講座とクラスから3つ選べます。Pythonのゲーム作りも選べます。',
    },
    { title: '国語：読む、書く', description: '古典、小論文、作文教室などから、いくつでも選べます。' },
  ],
  bundleSets: [
    { title: '数字が好きな人のセット', description: '数学、理科、情報のセットを3つそろえました。' },
    { title: '言葉が好きな人のセット', description: '国語、英語、社会のセットを3つそろえました。' },
  ],
  prepacks: [
    {
      title: '高1スタートパック',
      description: '4講座と数学のライブクラス。高1の数学と理科に必要なものをそろえました。',
    },
    {
      title: '共通テスト主要3教科パック',
      description: '3つの講座と、毎週のライブクラス2つ。国語・数学・英語がそろいます。',
    },
    {
      title: '長期休みパック',
      description: '英語のお話づくりと図形の証明に、グループ授業パス2枚つき。ゆったり過ごす長期休みに。',
    },
  ],
  groupPasses: [
    '数学ライブ：グループ授業パス（学期）',
    'ロボットクラブ：グループ授業パス（長期休み）',
    '英作文クリニック：グループ授業パス（4回）',
  ],
};
