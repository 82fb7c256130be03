import { beforeEach, describe, expect, it } from 'vitest';
import { type TestClient, testClient } from '../testClient';

const student = 'student@lantern.example';
let client: TestClient;
beforeEach(() => {
  client = testClient();
});

describe('the two devices of an account', () => {
  it('ends the oldest login when a third device logs in, and says so once that device calls', async () => {
    const tokens = [];
    for (const device of ['a', 'b', 'c']) tokens.push(await client.login(student, device));
    const [first, second, third] = tokens;
    const refused = await client.call('GET', 'v2/users/me', { token: first });
    expect(refused.status).toBe(401);
    expect(refused.json.error_code).toBe('20-100-0008-010');
    expect((await client.call('GET', 'v2/users/me', { token: second })).status).toBe(200);
    expect((await client.call('GET', 'v2/users/me', { token: third })).status).toBe(200);
  });

  it('replaces the token of the same device and leaves the other alone', async () => {
    const other = await client.login(student, 'b');
    const old = await client.login(student, 'a');
    const fresh = await client.login(student, 'a');
    expect((await client.call('GET', 'v2/users/me', { token: old })).json.error_code).toBe('20-100-0008-001');
    for (const token of [other, fresh]) expect((await client.call('GET', 'v2/users/me', { token })).status).toBe(200);
  });

  it('does not count devices that have logged out', async () => {
    const first = await client.login(student, 'a');
    const second = await client.login(student, 'b');
    await client.call('POST', 'v2/logout', { token: second });
    await client.login(student, 'c');
    expect((await client.call('GET', 'v2/users/me', { token: first })).status).toBe(200);
    expect((await client.call('GET', 'v2/users/me', { token: second })).status).toBe(401);
  });
});

describe('tokens', () => {
  it('die after their time, with a session code on public calls too', async () => {
    const token = await client.login('expiring@lantern.example');
    client.backend.clock.advance(5 * 60_000 - 1);
    expect((await client.call('GET', 'v2/users/me', { token })).status).toBe(200);
    client.backend.clock.advance(1);
    for (const path of ['v2/users/me', 'v3/courses']) {
      const { status, json } = await client.call('GET', path, { token });
      expect([status, json.error_code]).toEqual([401, '20-100-0008-001']);
    }
  });

  it('are the same in every run', async () => {
    expect(await client.login(student)).toBe(await testClient().login(student));
  });

  it('are needed on private calls, and a missing one has no code', async () => {
    const privates = [
      'v2/users/me',
      'v3/students/courses',
      'v4/students/regular_classes',
      'v5/orders?idempotency_key=k',
    ];
    for (const path of privates) {
      const { status, json } = await client.call('GET', path);
      expect([path, status, json.error_code]).toEqual([path, 401, undefined]);
    }
    expect((await client.call('GET', 'v2/students/subject_categories')).status).toBe(200);
  });
});

describe('log-in and sign-up', () => {
  it.each([
    ['en-hk', 'Wrong email or password.'],
    ['zh-hk', '電郵地址或密碼不正確。'],
    ['zh-tw', '電子郵件或密碼不正確。'],
    ['en-sg', 'Wrong email or password.'],
    ['zh-my', '电邮或密码不正确。'],
    ['ja-jp', 'メールアドレスまたはパスワードが正しくありません。'],
    ['vi-vn', 'Email hoặc mật khẩu chưa đúng.'],
  ])('refuses a wrong password in the language %s', async (lang, text) => {
    const { status, json } = await client.call('POST', 'v2/login', { lang, body: { email: student, password: 'no' } });
    expect(status).toBe(422);
    expect(json).toEqual({ error_code: '20-100-0001-001', error_message: text });
  });

  it('makes an account in the region of the header, with the whole profile still to fill in', async () => {
    const body = { first_name: 'Ann', last_name: 'Lin', email: 'Ann@Lantern.example', password: 'longer-than-8' };
    const { data } = await client.call('POST', 'v2/signup', { region: 'tw', lang: 'zh-tw', body });
    expect(data.user).toMatchObject({
      first_name: 'Ann',
      email: 'ann@lantern.example',
      region: { name: 'tw' },
      required_fields: ['role', 'ranking', 'school_type', 'grade_level', 'subjects'],
    });
    expect((await client.call('GET', 'v2/users/me', { token: data.token })).data.user.user_id).toBe(data.user.user_id);
    const again = await client.call('POST', 'v2/signup', { region: 'tw', body });
    expect([again.status, again.json.error_code]).toEqual([422, '20-100-0001-002']);
  });

  it('tells the server time, and the user behind a token', async () => {
    const guest = await client.call('POST', 'v2/app_launch', { body: { lang: 'en-hk' } });
    expect(guest.data).toEqual({ server_time: '2026-11-20T10:30:00.000Z', user: null });
    const { data } = await client.call('POST', 'v2/app_launch', { token: await client.login(student) });
    expect(data.user).toMatchObject({ email: student, region: { name: 'hk' }, required_fields: [] });
  });
});
