import { beforeEach, describe, expect, it } from 'vitest';
import { type TestClient, testClient } from '../testClient';
import { demoPhoneCode } from './account';

let client: TestClient;
let token: string;
let userId: string;
beforeEach(async () => {
  client = testClient();
  token = await client.login('new@lantern.example');
  userId = (await client.call('GET', 'v2/users/me', { token })).data.user.user_id;
});
const patch = (data: object, id = userId) =>
  client.call('PATCH', `v2/users/${id}/update_user_attributes`, { token, body: { data } });
const post = (path: string, body?: object) => client.call('POST', `v2/users/${path}`, { token, body });

describe('the profile', () => {
  it('is complete when every required field has been saved', async () => {
    const { levels, schoolTypes, subjectIdsByLevel } = client.backend.catalogue('hk', 'en-hk');
    const level = levels[0]?.id ?? 0;
    await patch({ role: 'student' });
    const half = await patch({ ranking: 'top', school_type_id: schoolTypes[0]?.id });
    expect(half.data.user.required_fields).toEqual(['grade_level', 'subjects']);
    const whole = await patch({ grade_level_id: level, subject_ids: subjectIdsByLevel[level]?.slice(0, 2) });
    expect(whole.data.user).toMatchObject({
      required_fields: [],
      role: { name: 'student' },
      ranking: 'top',
      grade_level: { id: level },
    });
    expect(whole.data.user.subjects).toHaveLength(2);
  });

  it('keeps nothing of a save that is refused', async () => {
    const { status, json } = await patch({ role: 'parent', grade_level_id: 999_999 });
    expect([status, json.error_code]).toEqual([422, '20-100-0004-001']);
    expect((await client.call('GET', 'v2/users/me', { token })).data.user.role).toBeNull();
    expect((await patch({ role: 'parent' }, 'u-somebody')).status).toBe(403);
  });

  it('offers the subjects of a level', async () => {
    const { subjectIdsByLevel } = client.backend.catalogue('hk', 'en-hk');
    const [level = '', taught = []] = Object.entries(subjectIdsByLevel)[0] ?? [];
    const { data } = await client.call('GET', `v2/students/subject_categories?grade_level_id=${level}`);
    const ids = data.subject_categories.flatMap((category: { subjects: { id: number }[] }) =>
      category.subjects.map(({ id }) => id),
    );
    expect(ids.sort()).toEqual([...taught].sort());
  });
});

describe('the phone number', () => {
  it('is the account’s once the code is right', async () => {
    expect((await post('phone/send_verification', { country_code: '852', phone_number: '91234567' })).status).toBe(200);
    expect((await post(`${userId}/verify_phone`, { phone_code: '000000' })).status).toBe(422);
    const { data } = await post(`${userId}/verify_phone`, { phone_code: demoPhoneCode });
    expect(data.user).toMatchObject({ phone_number: '+85291234567', phone_verified: true });
  });

  it('is not confirmed by a code that is older than 10 minutes, but by one that is sent again', async () => {
    await post('phone/send_verification', { country_code: '852', phone_number: '91234567' });
    client.backend.clock.advance(10 * 60_000 + 1);
    const late = await post(`${userId}/verify_phone`, { phone_code: demoPhoneCode });
    expect([late.status, late.json.error_code]).toEqual([422, '20-100-0006-004']);
    await post(`${userId}/resend_phone_verification`);
    expect((await post(`${userId}/verify_phone`, { phone_code: demoPhoneCode })).status).toBe(200);
  });

  it('gets another SMS after a minute, not before', async () => {
    await post('phone/send_verification', { country_code: '852', phone_number: '91234567' });
    expect((await post(`${userId}/resend_phone_verification`)).status).toBe(429);
    client.backend.clock.advance(60_000);
    expect((await post(`${userId}/resend_phone_verification`)).status).toBe(200);
  });

  it('is checked', async () => {
    expect((await post('phone/send_verification', { country_code: '+852', phone_number: '9' })).status).toBe(422);
  });
});
