import { describe, expect, it } from 'vitest';
import { errorOf, neverRespond, respondJson, respondText, setupFakeServer, testHttp } from '~test/fakeServer';

const server = setupFakeServer();
const asIs = (data: unknown) => data;

describe('a file of the app’s own site', () => {
  it('is read without the headers, the language and the key conversion of the API', async () => {
    server.respond = () => respondJson({ some_key: 1 });
    const { http } = testHttp();
    await expect(http.readFile('/search-index/en-hk.json', { read: asIs })).resolves.toEqual({ some_key: 1 });
    const [call] = server.received;
    expect(call).toMatchObject({ method: 'GET', url: 'localhost:3000/search-index/en-hk.json' });
    for (const name of ['authorization', 'region-name', 'x-user-agent']) expect(call?.headers).not.toHaveProperty(name);
  });

  it('is asked for once by several readers at a time, and by one that gives up for the others', async () => {
    server.respond = () => respondJson({});
    const { http } = testHttp();
    const leaving = new AbortController();
    const calls = [leaving.signal, undefined].map((signal) => http.readFile('/a.json', { read: asIs, signal }));
    leaving.abort();
    expect((await errorOf(calls[0] as Promise<unknown>)).kind).toBe('abort');
    await expect(calls[1]).resolves.toEqual({});
    expect(server.received).toHaveLength(1);
  });

  it('that is missing, is a page or has another form is an error of the kind of its cause', async () => {
    const { http } = testHttp();
    const read = (data: unknown) => {
      if (typeof data !== 'object') throw new TypeError('not an object');
      return data;
    };
    server.respond = () => respondText('Not found', 404, 'text/plain');
    expect(await errorOf(http.readFile('/a.json', { read }))).toMatchObject({ kind: 'status', status: 404 });
    server.respond = () => respondText('<!doctype html>');
    expect(await errorOf(http.readFile('/a.json', { read }))).toMatchObject({ kind: 'body', status: 200 });
    server.respond = () => Response.error();
    expect((await errorOf(http.readFile('/a.json', { read }))).kind).toBe('network');
    // Asked for again twice.
    expect(server.received).toHaveLength(5);
  });

  it('of an older session is dropped, and one that is no longer wanted is aborted', async () => {
    const { http, session } = testHttp();
    server.respond = () => respondJson({});
    const old = errorOf(http.readFile('/a.json', { read: asIs }));
    session.epoch += 1;
    expect((await old).kind).toBe('stale');
    server.respond = neverRespond;
    const open = errorOf(http.readFile('/b.json', { read: asIs }));
    http.abortAll();
    expect((await open).kind).toBe('abort');
  });
});
