import { describe, expect, it } from 'vitest';
import { readApiAnswer, readPlainAnswer } from './answer';
import { createCaseConversion } from './caseConversion';

const { toCamel } = createCaseConversion();
const read = (status: number, text: string, expectsData = true) =>
  readApiAnswer({ status, text }, { expectsData, toCamel });

describe('readApiAnswer', () => {
  it('unwraps data and camelises it', () => {
    expect(read(200, '{"data":{"lead_group":[{"id":1}]}}')).toEqual({
      kind: 'data',
      status: 200,
      data: { leadGroup: [{ id: 1 }] },
    });
  });

  const unusable = [
    '',
    ' ',
    '<!doctype html><p>Hi</p>',
    '{"data":{"course":',
    '{}',
    '{"data":null}',
    'null',
    '[]',
    '"x"',
    '{"course":{}}',
  ];
  it.each(unusable)('calls %j a useless body where data is expected', (text) => {
    expect(read(200, text)).toEqual({ kind: 'body', status: 200 });
  });

  it('calls 204 a useless body where data is expected', () => {
    expect(read(204, '')).toEqual({ kind: 'body', status: 204 });
  });

  it.each([
    [204, ''],
    [200, ''],
    [200, '{}'],
    [200, '{"data":null}'],
    [200, '{"data":{"ok":true}}'],
  ])('hands null on for %i %j where nothing is expected', (status, text) => {
    expect(read(status, text, false)).toEqual({ kind: 'data', status, data: null });
  });

  it.each(['<html></html>', '{"data":', '[]'])('still refuses %j where nothing is expected', (text) => {
    expect(read(200, text, false)).toEqual({ kind: 'body', status: 200 });
  });

  it('reads a coded error, with or without its message', () => {
    expect(read(401, '{"error_code":"20-100-0008-010","error_message":"Out"}')).toEqual({
      kind: 'api',
      status: 401,
      code: '20-100-0008-010',
      message: 'Out',
    });
    expect(read(500, '{"error_code":"20-100-0001-000","error_message":{}}', false)).toMatchObject({
      kind: 'api',
      message: null,
    });
  });

  it.each([
    '',
    '<h1>Bad gateway</h1>',
    '{"error_message":"x"}',
    '{"error_code":20}',
    '{"error_code":""}',
    '{"error_code":null}',
    'null',
  ])('calls 502 with %j a bare status', (text) => {
    expect(read(502, text)).toEqual({ kind: 'status', status: 502 });
  });

  it('calls a tree too deep to convert a useless body instead of throwing', () => {
    const depth = 200_000;
    expect(read(200, `{"data":${'['.repeat(depth)}${']'.repeat(depth)}}`)).toEqual({ kind: 'body', status: 200 });
  });
});

describe('readPlainAnswer', () => {
  it('has no data wrapper and converts nothing', () => {
    expect(readPlainAnswer({ status: 201, text: '{"a_b":1}' })).toEqual({
      kind: 'data',
      status: 201,
      data: { a_b: 1 },
    });
  });

  it('never makes a coded error, so that no other host can end a session', () => {
    expect(readPlainAnswer({ status: 401, text: '{"error_code":"20-100-0008-010"}' })).toEqual({
      kind: 'status',
      status: 401,
    });
  });
});
