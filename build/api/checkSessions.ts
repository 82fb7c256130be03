import { unknownId } from './calls.ts';
import { checkToken } from './responseChecks.ts';
import { ask, callOf, operationNamed, type Run, send } from './run.ts';
import { description } from './typeChecks.ts';

/** Logs out, and makes the calls of a session without a token and with one that has ended. A guest has a made-up one. */
export async function checkSessions(run: Run): Promise<void> {
  const { token } = run;
  const logout = operationNamed('logout');
  if (token) await ask(run, logout, callOf(run, logout));
  run.token = null;
  const memberReads = description.operations.filter((one) => one.session && one.method === 'GET');
  const calls = memberReads.flatMap((one) => {
    const call = callOf(run, one, unknownId);
    return [
      send(run, one, { ...call, token: null }, (answer) => checkToken(answer, 'missing')),
      send(run, one, { ...call, token: token ?? 'token-of-nobody' }, (answer) =>
        checkToken(answer, token ? 'ended' : 'made up'),
      ),
    ];
  });
  await Promise.all(calls);
}
