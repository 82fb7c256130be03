/**
 * The parts of a scenario that change the initial state: `course:101=ongoing` is a kind, a name and a value,
 * `without:marquee` has no value. With them a link reaches every state of the contract.
 */
import { enrollStatuses } from '@/shared/entities/enrolment';
import { orderStatuses } from '@/shared/entities/order';
import { userRankings, userRoles } from '@/shared/entities/user';
import { mediaUrl } from '../catalogue/art/mediaUrl';
import type { Catalogue } from '../catalogue/catalogueTypes';
import type { Account, Enrolment, FilmKind, Order, State } from '../db/state';
import { grantOrder } from '../handlers/orders';
import { filmSeconds } from '../media/longFilm';
import { computeCollectionCharge, findFocusPlan } from '../rules/price';
import { findById } from '../rules/view';
import { toBundleOptions } from '../shapes/bundleOption';

export interface Stage {
  state: State;
  /** Account of the parts `user`, `course`, `topic` and `order`. */
  account: Account | null;
  /** Catalogue of the account's region. */
  catalogue: Catalogue;
  /** Epoch milliseconds. */
  now: number;
}

interface Kind {
  /** The expected value after the colon, for an error message. */
  takes: string;
  needsAccount: boolean;
  accepts(name: string, value: string | null): boolean;
  apply(stage: Stage, name: string, value: string): void;
}

const phone = '+85291234567';

/** Possible states of an account, by field and value. */
const userFacts: Readonly<Record<string, Readonly<Record<string, Partial<Account>>>>> = {
  role: { ...Object.fromEntries(userRoles.map((role) => [role, { role }])), none: { role: null } },
  ranking: { ...Object.fromEntries(userRankings.map((ranking) => [ranking, { ranking }])), none: { ranking: null } },
  school_type: { none: { schoolTypeId: null } },
  grade_level: { none: { gradeLevelId: null } },
  subjects: { none: { subjectIds: [] } },
  phone_number: {
    none: { phoneNumber: null, phoneVerified: false },
    required: { phoneNumber: null, phoneVerified: false, phoneRequired: true },
    unverified: { phoneNumber: phone, phoneVerified: false },
    verified: { phoneNumber: phone, phoneVerified: true },
  },
  profile_pic: { none: { profilePicUrl: null }, drawn: { profilePicUrl: mediaUrl.person(1, 'maths') } },
  login_type: { email: { loginType: 'email' }, now_tv: { loginType: 'now_tv' } },
};

const idShape = /^[1-9]\d{0,14}$/;
const oneOf = (values: readonly string[]) => (name: string, value: string | null) =>
  idShape.test(name) && value !== null && values.includes(value);

const statuses = [...enrollStatuses, 'none'];
const providers: readonly FilmKind[] = ['youtube', 'vimeo'];
const filmKinds: readonly FilmKind[] = [...providers, 'short', 'file'];
/** Keys that the contract allows to be null where Lantern's own content never is. */
const absentKeys = [
  'marquee',
  'promotion',
  'upsell_banner',
  'course_group',
  'about',
  'multiple_offering_mode',
  'show_instructor_btn',
];

/** Gives the account a course or topic with that status; `none` takes it away. */
function setStatus(owned: Record<string, Enrolment>, id: string, value: string, now: number): void {
  const status = enrollStatuses.find((known) => known === value);
  if (status) owned[id] = { sinceMs: now, status };
  else delete owned[id];
}

/** Adds an order for a collection, with its first options if some must be chosen; its id is `o-{collection}`. */
function addOrder({ state, account, catalogue, now }: Stage, id: string, status: Order['status']): void {
  const collection = findById(catalogue.collections, Number(id));
  const charge = collection && computeCollectionCharge(collection, now);
  if (!account || !collection || !charge) return;
  const options = collection.kind === 'bundle' ? toBundleOptions({ catalogue, now }, collection) : [];
  const order: Order = {
    id: `o-${id}`,
    userId: account.userId,
    idempotencyKey: `key-${id}`,
    collectionId: collection.id,
    planId: findFocusPlan(collection)?.id ?? null,
    items: options.slice(0, collection.requiredOptionsCount ?? 1).map(({ type, id: option }) => ({ type, id: option })),
    ...charge,
    returnUrl: `/${catalogue.locale}/purchase/${collection.kind}/${id}`,
    status,
    createdMs: now,
  };
  state.orders.push(order);
  if (status === 'paid') grantOrder(state, order, collection);
}

const setFilm =
  (kind: string): Kind['apply'] =>
  ({ state }, id, value) => {
    const film = filmKinds.find((known) => known === value);
    if (film) state.films[`${kind}:${id}`] = film;
  };

/** Gives a lesson a film; in a short one, students are at the same share of it. */
function setLessonFilm(stage: Stage, id: string, value: string): void {
  setFilm('lesson')(stage, id, value);
  const lesson = stage.catalogue.courses.flatMap(({ lessons }) => lessons).find((one) => one.id === Number(id));
  if (!lesson || (value !== 'short' && value !== 'file')) return;
  for (const { progress } of stage.state.accounts) {
    for (const [key, watched] of Object.entries(progress)) {
      if (key.startsWith('course_lesson:') && key.endsWith(`:${id}`))
        watched.position = Math.floor((watched.position / lesson.duration) * filmSeconds);
    }
  }
}

const kinds: Readonly<Record<string, Kind>> = {
  user: {
    takes: Object.entries(userFacts)
      .map(([field, values]) => `${field}=${Object.keys(values).join('|')}`)
      .join(' '),
    needsAccount: true,
    accepts: (name, value) =>
      value !== null && Object.hasOwn(userFacts, name) && Object.hasOwn(userFacts[name] ?? {}, value),
    apply: ({ account }, name, value) => account && Object.assign(account, userFacts[name]?.[value]),
  },
  course: {
    takes: `id=${statuses.join('|')}`,
    needsAccount: true,
    accepts: oneOf(statuses),
    apply: ({ account, now }, id, value) => account && setStatus(account.courses, id, value, now),
  },
  topic: {
    takes: `id=${statuses.join('|')}`,
    needsAccount: true,
    accepts: oneOf(statuses),
    apply: ({ account, now }, id, value) => account && setStatus(account.topics, id, value, now),
  },
  order: {
    takes: `collection=${orderStatuses.join('|')}`,
    needsAccount: true,
    accepts: oneOf(orderStatuses),
    apply(stage, id, value) {
      const status = orderStatuses.find((known) => known === value);
      if (status) addOrder(stage, id, status);
    },
  },
  lesson: {
    takes: `id=${filmKinds.join('|')}`,
    needsAccount: false,
    accepts: oneOf(filmKinds),
    apply: setLessonFilm,
  },
  live_lesson: {
    takes: `id=${providers.join('|')}`,
    needsAccount: false,
    accepts: oneOf(providers),
    apply: setFilm('live_lesson'),
  },
  without: {
    takes: absentKeys.join(', '),
    needsAccount: false,
    accepts: (name, value) => value === null && absentKeys.includes(name),
    apply: ({ state }, name) => void state.absent.push(name),
  },
};

export const situationKinds: readonly string[] = Object.keys(kinds);
/** Returns what a kind accepts, for an error message. */
export const describeInput = (kind: string): string => kinds[kind]?.takes ?? '';

function partsOf(part: string) {
  const [, kind = '', name = '', value = null] = /^(\w+):([^=]*)(?:=(.*))?$/.exec(part) ?? [];
  return { kind: kinds[kind], name, value };
}

/** Returns the part as a scenario stores it, from the text after the colon; null when the kind does not accept it. */
export function situationPart(kind: string, text: string): string | null {
  const part = `${kind}:${text.toLowerCase()}`;
  const { name, value } = partsOf(part);
  return kinds[kind]?.accepts(name, value) ? part : null;
}

export const needsAccount = (part: string): boolean => partsOf(part).kind?.needsAccount ?? false;

/** Changes the initial state by the parts of a scenario, and stores them; ids unknown in the region change nothing. */
export function applySituation(stage: Stage, parts: readonly string[]): void {
  stage.state.situation = [...parts];
  for (const part of parts) {
    const { kind, name, value } = partsOf(part);
    kind?.apply(stage, name, value ?? '');
  }
}
