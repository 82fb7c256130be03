import { testJourneys } from './testJourneys';

testJourneys(['en.txt']);
