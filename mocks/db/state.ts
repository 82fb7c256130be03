import type { EnrollStatus } from '@/shared/entities/enrolment';
import type { Region } from '@/shared/i18n/locales';

/** The whole state of the mock backend: plain JSON, so that a browser can store it and a test can compare it. */
export interface State {
  version: 3;
  /** The catalogue's times are relative to this. */
  anchorMs: number;
  /** Source of ids and tokens; orders events of the same time. */
  counter: number;
  accounts: Account[];
  tokens: Token[];
  orders: Order[];
  tickets: { id: number; body: unknown }[];
  /** Tokens of uploaded files; a ticket may refer only to these. */
  uploads: string[];
  /** The parts of a scenario that changed the initial state. */
  situation: string[];
  /** Lessons (`lesson:{id}`, `live_lesson:{id}`) whose film a scenario moved to a provider. */
  providers: Record<string, Provider>;
  /** Keys of `data` that a scenario makes null. */
  absent: string[];
}

export type Provider = 'youtube' | 'vimeo';

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
  /** Positions by lesson key. */
  progress: Record<string, Progress>;
  /** Live lessons put on (true) or taken off (false) the schedule; the rest follows enrolment. */
  saved: Record<string, boolean>;
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

export const nextNumber = (state: State): number => {
  state.counter += 1;
  return state.counter;
};

/** Returns sixteen hexadecimal digits that depend only on the text (FNV-1a, twice). */
export function hexOf(text: string): string {
  const half = (seed: number) => {
    let hash = seed;
    for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619);
    return (hash >>> 0).toString(16).padStart(8, '0');
  };
  return half(2166136261) + half(3735928559);
}
