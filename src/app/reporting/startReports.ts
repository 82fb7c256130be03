/**
 * Reports failures and web vitals of a page load. A report has no message of an error, no address and nothing of the
 * visitor: a message may quote what somebody wrote.
 */
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { locatePath } from '@/platform/locale/paths';
import { matchRoute } from '../routing/match';
import { type Failure, followFailures } from './failures';

export interface FailureReport {
  kind: 'failure';
  /** Id of the route, or `notFound`. */
  page: string;
  /** Name of the error's class, or the type of a thrown value. */
  name: string;
  /** Part of the app. */
  where: string;
  /** Innermost first: `/assets/core-1a2b3c4d.js:1:2345`, for source maps. */
  frames: readonly string[];
}

export interface VitalReport {
  kind: 'vital';
  page: string;
  name: Metric['name'];
  /** Milliseconds; CLS has no unit. */
  value: number;
  rating: Metric['rating'];
}

/** The posted body, as JSON with the type `text/plain`, which needs no preflight. */
export interface ReportBody {
  version: string;
  locale: string;
  device: 'phone' | 'tablet' | 'desktop';
  reports: readonly (FailureReport | VitalReport)[];
}

/** Most reports of one page load, and most frames of one failure. */
const mostReports = 40;
const mostFrames = 5;

function pageNow(): { locale: string; page: string } {
  const { locale, path } = locatePath(window.location.pathname, 'en-hk');
  return { locale, page: matchRoute(path)?.route.id ?? 'notFound' };
}

/** Returns the kind of device: a finger's or a pointer's, and a phone has a side below 600 px. */
function deviceNow(): ReportBody['device'] {
  if (!window.matchMedia('(pointer: coarse)').matches) return 'desktop';
  return Math.min(window.screen.width, window.screen.height) < 600 ? 'phone' : 'tablet';
}

/** An error's name is data of whoever made it, so only a word counts. */
const nameOf = ({ name }: Error): string => (/^\w{1,40}$/.test(name) ? name : 'Error');

const framesOf = (error: unknown): string[] =>
  error instanceof Error ? (error.stack?.match(/\/assets\/[\w.-]+\.js:\d+:\d+/g) ?? []).slice(0, mostFrames) : [];

/** Returns a function that removes all listeners. */
export function startReports({ url, version }: { url: string; version: string }): () => void {
  const waiting: (FailureReport | VitalReport)[] = [];
  const known = new Set<string>();

  const add = (report: FailureReport | VitalReport) => {
    const key = JSON.stringify(report);
    if (known.has(key) || known.size >= mostReports) return;
    known.add(key);
    waiting.push(report);
  };
  const addFailure = ({ error, where }: Failure) => {
    const name = error instanceof Error ? nameOf(error) : typeof error;
    // A stack of components or sagas: its first line.
    const part = where.trim().split('\n', 1).join().slice(0, 100);
    add({ kind: 'failure', page: pageNow().page, name, where: part, frames: framesOf(error) });
  };
  const addVital = ({ name, value, rating }: Metric) =>
    add({ kind: 'vital', page: pageNow().page, name, value: Math.round(value * 1000) / 1000, rating });

  const send = () => {
    if (document.visibilityState !== 'hidden' || waiting.length === 0) return;
    const reports = waiting.splice(0);
    const body: ReportBody = { version, locale: pageNow().locale, device: deviceNow(), reports };
    // A beacon would send the cookies of the collector's domain, which may be the session's.
    fetch(url, {
      method: 'POST',
      body: JSON.stringify(body),
      credentials: 'omit',
      keepalive: true,
      mode: 'no-cors',
    }).catch(() => waiting.unshift(...reports));
  };
  const onError = ({ error }: ErrorEvent) => addFailure({ error, where: 'window' });
  const onRejection = ({ reason }: PromiseRejectionEvent) => addFailure({ error: reason, where: 'promise' });

  followFailures(addFailure);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(addVital);
  // After those of the vitals, which are complete when the page is hidden.
  document.addEventListener('visibilitychange', send);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
    document.removeEventListener('visibilitychange', send);
  };
}
