import { freeLiveTopics, homeTopics, nextLessons } from '@/domain/class/state';
import { firstLessons, topicCards, topics, upcomingLessons } from '@/features/regular-class/lists/state';
import { topicDetail } from '@/features/regular-class/state';
import { classes, type Row, read } from './row';

const noLesson = "We couldn't load this session";
const noClass = "We couldn't load this class";

export const classesRows: readonly Row[] = [
  read('upcomingLessons', nextLessons, "We couldn't load tonight's sessions"),
  read('liveTopics', homeTopics, "We couldn't load live classes"),
  read('freeLiveTopics', freeLiveTopics, "We couldn't load free sessions"),
  read('liveTopics', topicCards, "We couldn't load live classes", { page: classes }),
  read('upcomingLessons', firstLessons, "We couldn't load the timetable", { page: classes }),
  read('upcomingLessons', upcomingLessons, "We couldn't load the timetable", { page: `${classes}/upcoming` }),
  read('liveTopics', topics, "We couldn't load live classes", { page: `${classes}/topics` }),
  read('liveTopic', topicDetail, noClass, { kind: 'main entity', page: `${classes}/topics/1` }),
  read('liveTopic', topicDetail, noLesson, { kind: 'main entity', page: `${classes}/topics/1/lesson/101` }),
  read('liveTopic', topicDetail, noLesson, { kind: 'main entity', page: `${classes}/topics/1/syllabus-lesson/1020` }),
];
