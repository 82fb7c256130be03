/** Faults of one call, as the backend simulates them, and the reaction of the error table. */
import { type EndpointName, hasNoData } from '@/shared/http/endpoints';
import type { FaultPlan } from '~mocks/faults';
import { cutInHalf, keepRequired, spoilOptional, spoilRoots } from './responses';

/** The text of an alert, for calls that alert. */
export type Said = 'server' | 'generic' | 'offline' | 'timeout';

export interface Fault {
  name: string;
  /** `response`: the valid one, as text. */
  plan(response: string): Omit<FaultPlan, 'endpoint'>;
  said: Said;
  /** Row 8 of the error table: navigates to the home page, once. */
  leadsHome?: boolean;
  /** Returns whether the call succeeds anyway. `optional`: nothing in its response is required. */
  harmless?: (call: { endpoint: EndpointName; optional: boolean }) => boolean;
  /** The server's refusal is permanent. */
  final?: boolean;
}

export const serverText = 'The server says no';
const needsNothing = ({ endpoint }: { endpoint: EndpointName }) => hasNoData(endpoint);
const always = () => true;

export const faults: readonly Fault[] = [
  { name: '500', plan: () => ({ status: 500 }), said: 'generic' },
  {
    name: 'a coded error',
    plan: () => ({ code: '20-100-0001-999', message: serverText }),
    said: 'server',
    final: true,
  },
  {
    name: 'a code that leads home',
    plan: () => ({ code: '20-100-0002-000', message: serverText }),
    said: 'server',
    leadsHome: true,
    final: true,
  },
  { name: '401 without a code', plan: () => ({ status: 401 }), said: 'generic' },
  { name: 'network down', plan: () => ({ offline: true }), said: 'offline' },
  { name: 'no response in time', plan: () => ({ hang: true }), said: 'timeout' },
  {
    name: 'a web page',
    plan: () => ({ body: '<!doctype html><title>Sign in to the Wi-Fi</title>', contentType: 'text/html' }),
    said: 'generic',
  },
  { name: 'half a response', plan: (response) => ({ body: cutInHalf(response) }), said: 'generic' },
  { name: 'an empty response', plan: () => ({ body: '' }), said: 'generic', harmless: needsNothing },
  { name: 'data of another type', plan: () => ({ body: { data: 'soon' } }), said: 'generic', harmless: needsNothing },
  {
    name: 'no root',
    plan: () => ({ body: { data: {} } }),
    said: 'generic',
    harmless: (call) => call.optional || needsNothing(call),
  },
  {
    name: 'a root of another type',
    plan: (response) => ({ body: spoilRoots(response) }),
    said: 'generic',
    harmless: (call) => call.optional || needsNothing(call),
  },
  {
    name: 'no optional field',
    plan: (response) => ({ body: keepRequired(response) }),
    said: 'generic',
    harmless: always,
  },
  {
    name: 'every optional field of another type',
    plan: (response) => ({ body: spoilOptional(response) }),
    said: 'generic',
    harmless: always,
  },
];

/** Codes of session errors: one has a text of its own, any other means inactivity. */
export const sessionCodes = [
  { code: '20-100-0008-010', ended: 'devices', text: /more than 2 devices/ },
  { code: '31-100-0008-123', ended: 'inactive', text: /inactive for too long/ },
] as const;
