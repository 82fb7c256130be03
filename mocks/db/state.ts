import type { EnrollStatus } from '@/shared/entities/enrolment';
import type { Region } from '@/shared/i18n/locales';
import type { Day } from '../demoDay';

/** The whole state of the mock backend: plain JSON, so that a browser can store it and a test can compare it. */
export interface State {
  day: Day;
  /** The catalogue's times are relative to this; on the demo's day in Hong Kong. */
  anchorMs: number;
  /** Source of ids and tokens; orders events of the same time. */
  counter: number;
  accounts: Account[];
  /** Addresses of demo accounts that have nothing yet: they get it with their first session. */
  unseeded: string[];
  tokens: Token[];
  orders: Order[];
  tickets: { id: number; body: unknown }[];
  /** Tokens of uploaded files; a ticket may refer only to these. */
  uploads: string[];
  /** The parts of a scenario that changed the initial state. */
  situation: string[];
  /** Films of a scenario by lesson (`lesson:{id}`, `live_lesson:{id}`). */
  films: Record<string, FilmKind>;
  /** Keys of `data` that a scenario makes null. */
  absent: string[];
}

/** A film at a provider; or the film that lessons repeat, alone, as a stream (`short`) or as a file. */
export type FilmKind = 'youtube' | 'vimeo' | 'short' | 'file';

export type RequiredField = 'role' | 'ranking' | 'school_type' | 'grade_level' | 'subjects' | 'phone_number';

export interface Account {
  userId: string;
  externalId: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  region: Region;
  loginType: 'email' | 'now_tv';
  role: 'student' | 'parent' | null;
  ranking: string | null;
  schoolTypeId: number | null;
  gradeLevelId: number | null;
  subjectIds: number[];
  phoneNumber: string | null;
  phoneVerified: boolean;
  /** Whether a confirmed number is a required field. */
  phoneRequired: boolean;
  profilePicUrl: string | null;
  phoneCode: { number: string; code: string; sentMs: number } | null;
  /** Lifetime of this account's tokens. */
  tokenLifeMs: number;
  /** Owned courses and joined topics by id. */
  courses: Record<string, Enrolment>;
  topics: Record<string, Enrolment>;
  /** Group passes by id. */
  passes: Record<string, Enrolment>;
  /** Bought bundles by the collection's id; the chosen items are among the courses, topics and passes. */
  bundles: Record<string, Enrolment>;
  /** Positions by lesson key. */
  progress: Record<string, Progress>;
  /** Live lessons put on (true) or taken off (false) the schedule; the rest follows enrolment. */
  scheduleChanges: Record<string, boolean>;
  /** Own ratings by key. */
  ratings: Record<string, { stars: number; comment: string }>;
}

export interface Enrolment {
  sinceMs: number;
  /** Replaces the status that follows from start and progress. */
  status?: EnrollStatus;
}

export interface Progress {
  /** Whole seconds. */
  position: number;
  /** Stays true once reached, even if a later position is lower. */
  completed: boolean;
  watchedMs: number;
  /** Orders two positions of the same millisecond. */
  sequence: number;
}

export type TokenEnd = 'other_devices' | 'replaced' | 'logged_out' | 'inactive';

export interface Token {
  value: string;
  userId: string;
  deviceId: string;
  issuedMs: number;
  expiresMs: number;
  ended: TokenEnd | null;
}

export interface Order {
  id: string;
  userId: string;
  idempotencyKey: string;
  collectionId: number;
  planId: string | null;
  items: { type: string; id: number }[];
  price: number;
  currency: string;
  returnUrl: string;
  status: 'pending' | 'paid' | 'failed' | 'cancelled';
  createdMs: number;
  /** For a payment that is confirmed slowly: number of requests for the order until it is. */
  asksLeft?: number;
}

/** Returns a state without accounts. */
export const emptyState = (anchorMs: number, day: Day = 'present'): State => ({
  day,
  anchorMs,
  counter: 0,
  accounts: [],
  unseeded: [],
  tokens: [],
  orders: [],
  tickets: [],
  uploads: [],
  situation: [],
  films: {},
  absent: [],
});

/** Returns a state whose events happened `ms` earlier. */
export function shiftState(state: State, ms: number): State {
  const isTime = (key: string, value: unknown): value is number =>
    typeof value === 'number' && /^(since|watched|sent|issued|expires|created)Ms$/.test(key);
  return JSON.parse(JSON.stringify(state), (key, value: unknown) => (isTime(key, value) ? value - ms : value)) as State;
}

/** Who an account belongs to; everything else has an initial value. */
type Identity = 'userId' | 'externalId' | 'email' | 'password' | 'firstName' | 'lastName' | 'region';

/** Returns an account's initial values: an empty profile, nothing bought, nothing watched. */
export const emptyAccount = (): Omit<Account, Identity> => ({
  loginType: 'email',
  role: null,
  ranking: null,
  schoolTypeId: null,
  gradeLevelId: null,
  subjectIds: [],
  phoneNumber: null,
  phoneVerified: false,
  phoneRequired: false,
  profilePicUrl: null,
  phoneCode: null,
  tokenLifeMs: 30 * 86_400_000,
  courses: {},
  topics: {},
  passes: {},
  bundles: {},
  progress: {},
  scheduleChanges: {},
  ratings: {},
});

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

/** Returns whether the value has every field of the sample, of the same kind; a null of the sample may be anything. */
function hasFields(value: unknown, sample: object): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(sample).every(([name, initial]) =>
    initial === null ? fields.has(name) : kindOf(fields.get(name)) === kindOf(initial),
  );
}

/** Returns whether a stored value is a state of this code: one stored before a field was added or changed is none. */
export function isState(value: unknown): value is State {
  if (!hasFields(value, emptyState(0))) return false;
  return (value as State).accounts.every((account) => hasFields(account, emptyAccount()));
}

export const nextNumber = (state: State): number => {
  state.counter += 1;
  return state.counter;
};

/** Returns sixteen hexadecimal digits that depend only on the text (FNV-1a, twice). */
export function hashText(text: string): string {
  const half = (seed: number) => {
    let hash = seed;
    for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619);
    return (hash >>> 0).toString(16).padStart(8, '0');
  };
  return half(2166136261) + half(3735928559);
}
