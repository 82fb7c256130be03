import { describe, expect, it } from 'vitest';
import { createCaseConversion } from './caseConversion';
import { readApiData, readErrorCode } from './responseData';

const { toCamel } = createCaseConversion();
/** Returns a body as axios passes it: parsed if it is JSON, else the text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
const read = (text: string, expectsData = true) => readApiData(parsed(text), { expectsData, toCamel });

describe('readApiData', () => {
  it('unwraps data and converts its keys', () => {
    expect(read('{"data":{"lead_group":[{"id":1}]}}')).toEqual({ leadGroup: [{ id: 1 }] });
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
  it.each(unusable)('cannot use %j where data is expected', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it.each(['', ' ', '{}', '{"data":null}', '{"data":{"ok":true}}'])(
    'gives null for %j where nothing is expected',
    (text) => {
      expect(read(text, false)).toBeNull();
    },
  );

  it.each(['<html></html>', '{"data":', '[]'])('cannot use %j even where nothing is expected', (text) => {
    expect(read(text, false)).toBeUndefined();
  });

  it('cannot use a tree too deep to convert, and does not throw', () => {
    const depth = 200_000;
    expect(read(`{"data":${'['.repeat(depth)}${']'.repeat(depth)}}`)).toBeUndefined();
  });
});

describe('readErrorCode', () => {
  it('reads a code, with or without its message', () => {
    expect(readErrorCode(parsed('{"error_code":"20-100-0008-010","error_message":"Out"}'))).toEqual({
      code: '20-100-0008-010',
      message: 'Out',
    });
    expect(readErrorCode(parsed('{"error_code":"20-100-0001-000","error_message":{}}'))).toMatchObject({
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
  ])('finds no code in %j', (text) => expect(readErrorCode(parsed(text))).toBeNull());
});
