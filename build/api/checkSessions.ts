import { unknownId } from './calls.ts';
import { checkToken } from './responseChecks.ts';
import { callOf, operationNamed, type Run, requestData, sendCall } from './run.ts';
import { description } from './typeChecks.ts';

/** Logs out, and makes the calls of a session without a token and with one that has ended. A guest has a made-up one. */
export async function checkSessions(run: Run): Promise<void> {
  const { token } = run;
  const logout = operationNamed('logout');
  if (token) await requestData(run, logout, callOf(run, logout));
  run.token = null;
  const memberReads = description.operations.filter((one) => one.session && one.method === 'GET');
  const calls = memberReads.flatMap((one) => {
    const call = callOf(run, one, unknownId);
    return [
      sendCall(run, one, { ...call, token: null }, (answer) => checkToken(answer, 'missing')),
      sendCall(run, one, { ...call, token: token ?? 'token-of-nobody' }, (answer) =>
        checkToken(answer, token ? 'ended' : 'made up'),
      ),
    ];
  });
  await Promise.all(calls);
}
