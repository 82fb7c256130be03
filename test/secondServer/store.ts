/** What changes: accounts, sessions, orders, what is owned, progress, schedules, ratings and codes of phones. */
import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { Failure } from './failures';

const day = 86_400_000;
const tokenLife = 14 * day;
const mostDevices = 3;

export interface User {
  id: string;
  number: string;
  firstName: string;
  lastName: string;
  email: string;
  salt: Buffer;
  hash: Buffer;
  region: string;
  role: 'student' | 'parent' | null;
  ranking: string | null;
  school: number | null;
  level: number | null;
  subjects: number[];
  phone: string | null;
  owned: Map<string, number>; // `course 1`, `live_topic 1`, `group_pass 1`, `collection 1`: since when
  schedule: Map<number, boolean>; // what was put on it or taken off by hand
  progress: Map<string, Progress>; // `course_lesson 1`, `live_lesson 1`
  rated: Set<string>;
  pendingPhone: { number: string; code: string; sentAt: number; tries: number } | null;
}
export interface Progress {
  seconds: number;
  done: boolean;
  at: number;
}
interface Session {
  user: User;
  device: string;
  since: number;
  ended: 'expired' | 'replaced' | 'devices' | 'logout' | null;
}
export interface Order {
  id: string;
  user: User;
  status: 'pending' | 'paid' | 'failed' | 'cancelled';
  gives: string[];
  returnUrl: string;
  lang: string;
  title: string;
  price: string;
  key: string; // idempotency key
  ticket: string; // secret part of the payment page's address
  paidAt: number | null; // when the bank reports the payment
  endsAt: number; // when an order without an outcome is cancelled
}

const hashOf = (password: string, salt: Buffer): Buffer => scryptSync(password, salt, 32, { N: 2048 });

export class Store {
  private users: User[] = [];
  private sessions = new Map<string, Session>();
  private orders: Order[] = [];
  readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  addUser(email: string, password: string, firstName: string, lastName: string, region: string): User {
    if (this.users.some((user) => user.email === email.toLowerCase())) throw new Failure(422, 'EMAIL_TAKEN');
    const salt = randomBytes(16);
    const count = this.users.length + 1;
    const user: User = {
      id: `urn:learner:${region}/${count}`,
      number: `№ ${String(count).padStart(6, '0')}`,
      ...{ firstName, lastName, email: email.toLowerCase(), salt, hash: hashOf(password, salt), region },
      ...{ role: null, ranking: null, school: null, level: null, subjects: [], phone: null, pendingPhone: null },
      ...{ owned: new Map(), schedule: new Map(), progress: new Map(), rated: new Set() },
    };
    this.users.push(user);
    return user;
  }

  userOf(email: string, password: string): User {
    const user = this.users.find((one) => one.email === email.trim().toLowerCase());
    if (!user || !timingSafeEqual(user.hash, hashOf(password, user.salt))) throw new Failure(422, 'LOGIN_WRONG');
    return user;
  }

  openSession(user: User, device: string): string {
    const open = [...this.sessions.values()].filter((one) => one.user === user && !one.ended);
    for (const one of open) if (one.device === device) one.ended = 'replaced';
    const others = open.filter((one) => !one.ended).sort((a, b) => a.since - b.since);
    for (const one of others.slice(0, Math.max(0, others.length - mostDevices + 1))) one.ended = 'devices';
    const token = randomBytes(64).toString('base64');
    this.sessions.set(token, { user, device, since: this.now(), ended: null });
    return token;
  }

  closeSession(token: string | null): void {
    const session = token === null ? undefined : this.sessions.get(token);
    if (session && !session.ended) session.ended = 'logout';
  }

  /** The account of a token. Throws when it has ended or was never given. */
  userOfToken(token: string): User {
    const session = this.sessions.get(token);
    if (session?.ended === 'devices') throw new Failure(401, '20-100-0008-010');
    if (!session || session.ended || this.now() - session.since > tokenLife) throw new Failure(401, '71-100-0008-305');
    return session.user;
  }

  addOrder(user: User, key: string, order: Pick<Order, 'gives' | 'returnUrl' | 'lang' | 'title' | 'price'>): Order {
    const id = `INV/${new Date(this.now()).getUTCFullYear()}/${String(this.orders.length + 1).padStart(5, '0')}`;
    const ticket = randomBytes(18).toString('base64url');
    const times = { paidAt: null, endsAt: this.now() + 30 * 60_000 };
    const added: Order = { ...order, ...times, id, user, key, ticket, status: 'pending' };
    this.orders.push(added);
    return added;
  }

  private findOrder(test: (order: Order) => boolean): Order | undefined {
    const order = this.orders.find(test);
    if (order?.paidAt && order.paidAt <= this.now()) this.settle(order, 'paid');
    if (order && order.endsAt <= this.now()) this.settle(order, 'cancelled');
    return order;
  }

  findOrderByKey = (user: User, key: string): Order | undefined =>
    this.findOrder((order) => order.user === user && order.key === key);
  findOrderByTicket = (ticket: string): Order | undefined => this.findOrder((order) => order.ticket === ticket);

  getOrder(user: User, id: string): Order {
    const order = this.findOrder((one) => one.user === user && one.id === id);
    if (!order) throw new Failure(404, 'NO_SUCH_ORDER');
    return order;
  }

  /** Sets the final status of a pending order. What was bought is owned from here on. */
  settle(order: Order, status: Order['status']): void {
    if (order.status !== 'pending') return;
    order.status = status;
    if (status === 'paid') for (const item of order.gives) order.user.owned.set(item, this.now());
  }

  sendCode(user: User, number: string | null, code: string): void {
    const last = user.pendingPhone;
    const to = number ?? last?.number;
    if (!to) throw new Failure(422, 'NO_PHONE');
    if (last && this.now() - last.sentAt < 60_000) throw new Failure(429, 'CODE_TOO_SOON');
    user.pendingPhone = { number: to, code, sentAt: this.now(), tries: 0 };
  }

  confirmPhone(user: User, code: string): void {
    const sent = user.pendingPhone;
    if (!sent) throw new Failure(422, 'NO_PHONE');
    if (this.now() - sent.sentAt > 600_000 || sent.tries >= 5) throw new Failure(422, 'CODE_OLD');
    sent.tries += 1;
    if (sent.code !== code.trim()) throw new Failure(422, 'CODE_WRONG');
    user.phone = sent.number;
    user.pendingPhone = null;
  }

  saveProgress(user: User, key: string, seconds: number, length: number): void {
    const done = user.progress.get(key)?.done || (length > 0 && seconds >= length * 0.95);
    user.progress.set(key, { seconds: length > 0 ? Math.min(seconds, length) : seconds, done, at: this.now() });
  }
}
