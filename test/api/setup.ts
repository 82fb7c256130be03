/** Compares every call of every test with the API's published description; the first test with a difference fails. */
import { afterEach, expect } from 'vitest';
import { exchanges } from '~mocks/exchanges';
import { requestFaults, responseFaults } from './checkExchange';
import { takeUnreported } from './reportOnce';

/** Hosts on which tests call the mock backend themselves, also wrongly; the app's own calls have other hosts. */
const ofTests = /^https?:\/\/(mock\.test|127\.0\.0\.1)[:/]/;

let faults: string[] = [];

exchanges.onRequest = (endpoint, request, body) => {
  if (!ofTests.test(request.url)) faults.push(...requestFaults(endpoint, request, body));
};
exchanges.onResponse = (...response) => {
  faults.push(...responseFaults(...response));
};

afterEach(() => {
  const found = takeUnreported([...new Set(faults)]);
  faults = [];
  expect(found, 'differences between docs/api and what was sent').toEqual([]);
});
