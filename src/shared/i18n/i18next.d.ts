import 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      academy: typeof import('~locales/en/academy.json');
      account: typeof import('~locales/en/account.json');
      bundle: typeof import('~locales/en/bundle.json');
      checkout: typeof import('~locales/en/checkout.json');
      classes: typeof import('~locales/en/classes.json');
      common: typeof import('~locales/en/common.json');
      course: typeof import('~locales/en/course.json');
      courses: typeof import('~locales/en/courses.json');
      home: typeof import('~locales/en/home.json');
      instructors: typeof import('~locales/en/instructors.json');
      downloads: typeof import('~locales/en/downloads.json');
      learning: typeof import('~locales/en/learning.json');
      liveLesson: typeof import('~locales/en/liveLesson.json');
      notes: typeof import('~locales/en/notes.json');
      player: typeof import('~locales/en/player.json');
      purchase: typeof import('~locales/en/purchase.json');
      rating: typeof import('~locales/en/rating.json');
      schedule: typeof import('~locales/en/schedule.json');
      search: typeof import('~locales/en/search.json');
      setup: typeof import('~locales/en/setup.json');
      support: typeof import('~locales/en/support.json');
      topic: typeof import('~locales/en/topic.json');
    };
  }
}
