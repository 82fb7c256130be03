// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { errorOf, neverRespond, respondJson, respondText, setupFakeServer, testHttp } from '~test/fakeServer';

const server = setupFakeServer();
const file = () => new File(['abc'], 'mine.png', { type: 'image/png' });
const uploaded = (attachment: object) => respondJson({ upload: { token: 'tok-1', attachment } }, 201);

describe('submitTicket', () => {
  it('sends the body as it is, with none of the API headers, no lang and no credentials', async () => {
    server.respond = () => new Response(null, { status: 204 });
    const { http, session } = testHttp();
    session.token = 'secret';
    await http.submitTicket({ userId: null, isReportedByAdmin: false, tokens: [{ fileName: 'a' }] });
    const [call] = server.received;
    expect(call).toMatchObject({ method: 'POST', url: 'support.example/submitTicketToZendesk', credentials: 'omit' });
    expect(call?.headers).toEqual({ 'content-type': 'application/json' });
    expect(await call?.request.json()).toEqual({ userId: null, isReportedByAdmin: false, tokens: [{ fileName: 'a' }] });
  });

  it.each([() => respondText('OK'), () => respondJson({}), () => respondText('', 201)])(
    'takes any 2xx (%#)',
    async (respond) => {
      server.respond = respond;
      await expect(testHttp().http.submitTicket({})).resolves.toBeUndefined();
    },
  );

  it('is never a coded error, so that this host cannot end a session', async () => {
    server.respond = () => respondJson({ error_code: '20-100-0008-010', error_message: 'x' }, 401);
    expect(await errorOf(testHttp().http.submitTicket({}))).toEqual({
      kind: 'status',
      status: 401,
      code: null,
      message: null,
      requestEpoch: 1,
      endpoint: 'submitTicket',
      method: 'POST',
    });
  });

  it('is never tried again, and can be aborted', async () => {
    server.respond = () => Response.error();
    const { http } = testHttp();
    expect(await errorOf(http.submitTicket({}))).toMatchObject({ kind: 'network' });
    expect(server.received).toHaveLength(1);
    expect(await errorOf(http.submitTicket({}, AbortSignal.abort()))).toMatchObject({ kind: 'abort' });
  });
});

describe('uploadFile', () => {
  it('sends the file as multipart, with none of the API headers and no lang', async () => {
    server.respond = () => uploaded({ file_name: 'theirs.png', size: 3 });
    const { http, session } = testHttp();
    session.token = 'secret';
    await expect(http.uploadFile(file())).resolves.toEqual({ token: 'tok-1', fileName: 'theirs.png', size: 3 });
    const [call] = server.received;
    expect(call).toMatchObject({ method: 'POST', url: 'support.example/upload', credentials: 'same-origin' });
    expect(Object.keys(call?.headers ?? {}).sort()).toEqual(['content-type']);
    const sent = (await call?.request.formData())?.get('file') as File;
    expect([sent.name, sent.type, await sent.text()]).toEqual(['mine.png', 'image/png', 'abc']);
  });

  it('takes fileName too, and the file itself where the response is silent', async () => {
    server.respond = () => uploaded({ fileName: 'theirs.png', size: 4 });
    await expect(testHttp().http.uploadFile(file())).resolves.toMatchObject({ fileName: 'theirs.png', size: 4 });
    server.respond = () => respondJson({ upload: { token: 'tok-2' } });
    await expect(testHttp().http.uploadFile(file())).resolves.toEqual({
      token: 'tok-2',
      fileName: 'mine.png',
      size: 3,
    });
  });

  it('reports progress up to 1, and sends no more than without', async () => {
    server.respond = () => uploaded({ file_name: 'x', size: 3 });
    const ratios: number[] = [];
    await testHttp().http.uploadFile(file(), { onProgress: (ratio) => ratios.push(ratio) });
    expect(ratios.at(-1)).toBe(1);
    expect(ratios.every((ratio) => ratio >= 0 && ratio <= 1)).toBe(true);
    const [call] = server.received;
    expect(call?.credentials).not.toBe('include');
    expect(Object.keys(call?.headers ?? {}).sort()).toEqual(['content-type']);
    const sent = (await call?.request.formData())?.get('file') as File | undefined;
    expect(sent?.name).toBe('mine.png');
  });

  it.each([{}, { data: { upload: { token: 'x' } } }, { upload: { token: 5 } }, { upload: { token: '' } }])(
    'calls %j a useless body',
    async (body) => {
      server.respond = () => respondJson(body);
      expect(await errorOf(testHttp().http.uploadFile(file()))).toMatchObject({ kind: 'body', status: 200 });
    },
  );

  it('times out after 60 s', async () => {
    server.respond = neverRespond;
    const made: XMLHttpRequest[] = [];
    const Real = XMLHttpRequest;
    vi.stubGlobal('XMLHttpRequest', function make() {
      const request = new Real();
      made.push(request);
      return request;
    });
    const error = errorOf(testHttp().http.uploadFile(file()));
    await vi.waitFor(() => expect(server.received).toHaveLength(1), { interval: 1 });
    vi.unstubAllGlobals();
    const request = made[0] as XMLHttpRequest;
    expect(request.timeout).toBe(60_000);
    request.dispatchEvent(new Event('timeout'));
    expect(await error).toMatchObject({ kind: 'timeout', endpoint: 'uploadFile' });
    request.abort();
  });

  it.each([undefined, () => {}])('can be aborted, with or without progress (%#)', async (onProgress) => {
    server.respond = neverRespond;
    const caller = new AbortController();
    const error = errorOf(testHttp().http.uploadFile(file(), { onProgress, signal: caller.signal }));
    await vi.waitFor(() => expect(server.received).toHaveLength(1), { interval: 1 });
    caller.abort();
    expect(await error).toMatchObject({ kind: 'abort' });
  });
});
