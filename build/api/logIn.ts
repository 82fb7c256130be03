import { randomUUID } from 'node:crypto';
import { checkSuccess, checkWrongLogin, dataIn } from './responseChecks.ts';
import { callOf, operationNamed, type Run, sendCall, skipCheck } from './run.ts';

/** Lets a text not be printed, in any of the forms that commands and bodies have. */
function conceal({ secrets }: Run, name: string, text: string): void {
  for (const form of [text, JSON.stringify(text).slice(1, -1), text.replaceAll("'", "'\\''"), encodeURIComponent(text)])
    secrets.set(form, name);
}

/** Returns the texts of a response that may be tokens, under any name. */
function findSecrets(value: unknown): string[] {
  if (typeof value === 'string') return /^\S{16,}$/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(findSecrets) : [];
}

/** Logs in as nobody, then as the account. */
export async function logIn(run: Run, isTrusted: boolean): Promise<void> {
  const login = operationNamed('login');
  const wrong = { email: `${randomUUID()}@example.invalid`, password: randomUUID() };
  await sendCall(run, login, { ...callOf(run, login), body: wrong }, checkWrongLogin);
  const { account } = run.options;
  if (!account) return skipCheck(run, login, 'status', 'needs --email');
  if (!isTrusted) return skipCheck(run, login, 'status', 'the certificate is not trusted');
  conceal(run, 'CONFORM_PASSWORD', account.password);
  await sendCall(run, login, { ...callOf(run, login), body: account }, (answer) => {
    // Known as secrets before anything of the response is described.
    const data = dataIn(answer);
    for (const text of findSecrets(data)) if (text !== account.email) conceal(run, 'SECRET', text);
    if (typeof data?.token === 'string' && data.token !== '') {
      conceal(run, 'TOKEN', data.token);
      run.token = data.token;
    }
    return checkSuccess(login, answer);
  });
  if (!run.token) run.notes.push('Not logged in: the calls of a session were not tried.');
}
