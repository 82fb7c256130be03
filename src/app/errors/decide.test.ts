import { describe, expect, it } from 'vitest';
import type { AppError } from '@/shared/http/AppError';
import { appError } from '~test/controlledHttp';
import { decideReaction, type ErrorSituation, type Reaction } from './decide';

const devices = '20-100-0008-010';
const inactive = '20-100-0008-001';
const supportCalls = ['submitTicket', 'uploadFile', 'trackVideo'];

const coded = (code: string, more: Partial<AppError> = {}) =>
  appError('api', { status: 422, code, message: 'Server says no', ...more });
const server: Reaction = { kind: 'alert', text: { server: 'Server says no' } };
const generic: Reaction = { kind: 'alert', text: { key: 'generic' } };
const offline: Reaction = { kind: 'alert', text: { key: 'offline' } };
const nothing: Reaction = { kind: 'nothing' };

const member: Omit<ErrorSituation, 'error'> = { errors: 'alert', loggedIn: true, ended: null };
const guest = { ...member, loggedIn: false };
const quiet = { ...member, errors: 'quiet' as const };
const ignore = { ...member, errors: 'ignore' as const };
const endedInactive = { ...guest, ended: 'inactive' as const };
const endedDevices = { ...guest, ended: 'devices' as const };

describe('the error table', () => {
  it.each<[row: string, error: AppError, situation: Omit<ErrorSituation, 'error'>, Reaction]>([
    ['1 own abort', appError('abort'), member, nothing],
    ['1 own abort outranks a session code', coded(devices, { kind: 'abort' }), member, nothing],
    ['2 an older session', appError('stale'), member, nothing],
    ['2 an older session outranks a session code', coded(devices, { kind: 'stale' }), member, nothing],
    ['3 while the message is shown', coded(inactive), endedInactive, nothing],
    ['3 the same for the devices text', coded(devices), endedDevices, nothing],
    ['3 the devices text stays', coded(inactive), endedDevices, nothing],
    ['3 -010 replaces the inactivity text', coded(devices), endedInactive, { kind: 'modal', reason: 'devices' }],
    ['4 guest', coded(devices), guest, { kind: 'clear' }],
    ['4 guest, quiet call', coded(inactive), { ...guest, errors: 'quiet' }, { kind: 'clear' }],
    ['4 login call', coded(devices, { endpoint: 'login' }), guest, { kind: 'modal', reason: 'devices' }],
    ['4 login call, inactive', coded(inactive, { endpoint: 'login' }), guest, { kind: 'modal', reason: 'inactive' }],
    ['5 two devices', coded(devices), member, { kind: 'logout', reason: 'devices' }],
    ['5 on a quiet call', coded(devices), quiet, { kind: 'logout', reason: 'devices' }],
    ['5 on an ignored call', coded(devices), ignore, { kind: 'logout', reason: 'devices' }],
    ['6 the rest of the family', coded(inactive), member, { kind: 'logout', reason: 'inactive' }],
    ['6 another first pair', coded('99-100-0008-999'), member, { kind: 'logout', reason: 'inactive' }],
    ['6 as 401', coded(inactive, { status: 401 }), member, { kind: 'logout', reason: 'inactive' }],
    ['7 quiet: coded', coded('20-100-0002-000'), quiet, nothing],
    ['7 quiet: network', appError('network'), quiet, nothing],
    ['7 quiet: 401 without a code', appError('status', { status: 401 }), quiet, nothing],
    ['7 ignored', coded('20-100-0004-001'), ignore, nothing],
    ['8 -0002-000', coded('20-100-0002-000'), member, { kind: 'alertAndLeave', text: { server: 'Server says no' } }],
    ['8 -0003-000', coded('20-100-0003-000'), guest, { kind: 'alertAndLeave', text: { server: 'Server says no' } }],
    [
      '8 without a text',
      coded('20-100-0003-000', { message: null }),
      member,
      { kind: 'alertAndLeave', text: { key: 'generic' } },
    ],
    ['9 any other code', coded('20-100-0001-001'), member, server],
    ['9 nearly the family: four digits', coded('20-100-0008-0100'), member, server],
    ['9 nearly the family: one digit', coded('2-100-0008-010'), member, server],
    ['9 nearly the family: more around', coded('x20-100-0008-010'), member, server],
    ['9 as 403', coded('20-100-0005-001', { status: 403 }), member, server],
    ['9 without a text', coded('20-100-0001-001', { message: ' \n ' }), member, generic],
    [
      '10 401 without a code',
      appError('status', { status: 401 }),
      member,
      { kind: 'alertAndCheck', text: { key: 'generic' } },
    ],
    [
      '10 403 without a code',
      appError('status', { status: 403 }),
      guest,
      { kind: 'alertAndCheck', text: { key: 'generic' } },
    ],
    ['11 network down', appError('network'), member, offline],
    ['11 network down, write', appError('network', { method: 'POST' }), member, offline],
    ['12 a read too late', appError('timeout'), member, offline],
    [
      '12 a write too late',
      appError('timeout', { method: 'POST' }),
      member,
      { kind: 'alert', text: { key: 'timeout' } },
    ],
    ['12 a PUT too late', appError('timeout', { method: 'PUT' }), member, { kind: 'alert', text: { key: 'timeout' } }],
    ['13 500', appError('status', { status: 500 }), member, generic],
    ['13 404 without a code', appError('status', { status: 404 }), member, generic],
    ['13 a body of no use', appError('body', { status: 200 }), member, generic],
    ['13 a body of no use with 401', appError('body', { status: 401 }), member, generic],
  ])('row %s', (_, error, situation, reaction) => {
    expect(decideReaction({ error, ...situation })).toEqual(reaction);
  });

  it('lets a refused logout call end no session: the visitor is leaving it', () => {
    for (const code of [devices, inactive]) {
      expect(decideReaction({ error: coded(code, { endpoint: 'logout' }), ...ignore })).toEqual(nothing);
    }
  });

  it.each(supportCalls)('%s never reaches rows 3 to 8', (endpoint) => {
    const reactions = [
      coded(devices, { endpoint }),
      coded(inactive, { endpoint }),
      coded('20-100-0002-000', { endpoint }),
    ].flatMap((error) => [member, guest, endedInactive].map((situation) => decideReaction({ error, ...situation })));
    expect(reactions).toEqual(Array(9).fill(server));
    expect(decideReaction({ error: appError('status', { status: 401, endpoint }), ...member })).toEqual(generic);
  });

  it('makes the server’s text one plain line of at most 300 characters', () => {
    const said = (message: string) => decideReaction({ error: coded('20-100-0001-001', { message }), ...member });
    expect(said('  Two\n\n lines\t here ')).toEqual({ kind: 'alert', text: { server: 'Two lines here' } });
    expect(said('<b>Bold</b>')).toEqual({ kind: 'alert', text: { server: '<b>Bold</b>' } });
    expect(said('a'.repeat(300))).toEqual({ kind: 'alert', text: { server: 'a'.repeat(300) } });
    expect(said('a'.repeat(301))).toEqual({ kind: 'alert', text: { server: `${'a'.repeat(299)}…` } });
  });
});
