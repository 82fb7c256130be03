import 'i18next';
import type academy from '~locales/en/academy.json';
import type account from '~locales/en/account.json';
import type bundle from '~locales/en/bundle.json';
import type checkout from '~locales/en/checkout.json';
import type classes from '~locales/en/classes.json';
import type common from '~locales/en/common.json';
import type course from '~locales/en/course.json';
import type courses from '~locales/en/courses.json';
import type home from '~locales/en/home.json';
import type instructors from '~locales/en/instructors.json';
import type learning from '~locales/en/learning.json';
import type liveLesson from '~locales/en/liveLesson.json';
import type offline from '~locales/en/offline.json';
import type player from '~locales/en/player.json';
import type purchase from '~locales/en/purchase.json';
import type rating from '~locales/en/rating.json';
import type schedule from '~locales/en/schedule.json';
import type setup from '~locales/en/setup.json';
import type support from '~locales/en/support.json';
import type topic from '~locales/en/topic.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      academy: typeof academy;
      account: typeof account;
      bundle: typeof bundle;
      checkout: typeof checkout;
      classes: typeof classes;
      common: typeof common;
      course: typeof course;
      courses: typeof courses;
      home: typeof home;
      instructors: typeof instructors;
      learning: typeof learning;
      liveLesson: typeof liveLesson;
      offline: typeof offline;
      player: typeof player;
      purchase: typeof purchase;
      rating: typeof rating;
      schedule: typeof schedule;
      setup: typeof setup;
      support: typeof support;
      topic: typeof topic;
    };
  }
}
