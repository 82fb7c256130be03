import 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      academy: typeof import('~locales/en/academy.json')['default'];
      account: typeof import('~locales/en/account.json')['default'];
      bundle: typeof import('~locales/en/bundle.json')['default'];
      checkout: typeof import('~locales/en/checkout.json')['default'];
      classes: typeof import('~locales/en/classes.json')['default'];
      common: typeof import('~locales/en/common.json')['default'];
      course: typeof import('~locales/en/course.json')['default'];
      courses: typeof import('~locales/en/courses.json')['default'];
      home: typeof import('~locales/en/home.json')['default'];
      instructors: typeof import('~locales/en/instructors.json')['default'];
      learning: typeof import('~locales/en/learning.json')['default'];
      liveLesson: typeof import('~locales/en/liveLesson.json')['default'];
      offline: typeof import('~locales/en/offline.json')['default'];
      player: typeof import('~locales/en/player.json')['default'];
      purchase: typeof import('~locales/en/purchase.json')['default'];
      rating: typeof import('~locales/en/rating.json')['default'];
      schedule: typeof import('~locales/en/schedule.json')['default'];
      search: typeof import('~locales/en/search.json')['default'];
      setup: typeof import('~locales/en/setup.json')['default'];
      support: typeof import('~locales/en/support.json')['default'];
      topic: typeof import('~locales/en/topic.json')['default'];
    };
  }
}
