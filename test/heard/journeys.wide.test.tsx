// @vitest-environment happy-dom
import { testJourneys } from './testJourneys';

testJourneys(['ja.txt', 'th.txt', 'zh-hk.txt']);
