import { describe, expect, it } from 'vitest';
import { regionOf, regions } from '@/shared/i18n/locales';
import { testClient } from '../testClient';
import { demoAccounts } from './demoAccounts';

const client = testClient();
const me = async (email: string) => {
  const token = await client.login(email);
  const { data } = await client.call('GET', 'v2/users/me', { token });
  return { token, user: data.user };
};

describe('demo accounts', () => {
  it('are those of docs/qa.md', async () => {
    const seen = await Promise.all(demoAccounts.map(async ({ email }) => [email, (await me(email)).user] as const));
    expect(
      seen.map(([email, user]) => [
        email.split('@')[0],
        user.region.name,
        user.role?.name ?? null,
        user.login_type,
        user.is_now_tv_user,
        user.required_fields.length,
      ]),
    ).toEqual([
      ['student', 'hk', 'student', 'email', false, 0],
      ['tw', 'tw', 'student', 'email', false, 0],
      ['new', 'hk', null, 'email', false, 5],
      ['expiring', 'hk', 'student', 'email', false, 0],
      ['parent', 'sg', 'parent', 'email', false, 0],
      ['nowtv', 'hk', 'student', 'now_tv', true, 0],
      ['vn', 'vn', 'student', 'email', false, 0],
      ['au', 'au', 'student', 'email', false, 0],
      ['id', 'id', 'student', 'email', false, 0],
      ['jp', 'jp', 'student', 'email', false, 0],
      ['kr', 'kr', 'student', 'email', false, 0],
      ['my', 'my', 'student', 'email', false, 0],
      ['nz', 'nz', 'student', 'email', false, 0],
      ['sg', 'sg', 'student', 'email', false, 0],
      ['th', 'th', 'student', 'email', false, 0],
    ]);
  });

  it.each(demoAccounts.filter(({ hasDemoContent }) => hasDemoContent))(
    '$email has courses and lessons of its own region',
    async ({ email, region }) => {
      const { token } = await me(email);
      const lang = regions[region].locales[0];
      expect(regionOf(lang)).toBe(region);
      const { data } = await client.call('GET', 'v3/students/courses', { token, region, lang });
      expect(
        data.courses.filter(({ enroll_status: status }: { enroll_status: string }) => status !== 'enroll_pending'),
      ).toHaveLength(3);
      const begun = await client.call('GET', 'v3/students/contents/continue_watching', { token, region, lang });
      expect(begun.data.user_contents.length).toBeGreaterThan(1);
    },
  );

  it('have one that awaits a course, with nothing of it to watch yet', async () => {
    const { token } = await me('nowtv@lantern.example');
    const { data } = await client.call('GET', 'v3/students/courses', { token });
    expect(data.courses[0]).toMatchObject({ enroll_status: 'enroll_pending' });
    const { course } = (await client.call('GET', `v3/courses/${data.courses[0].id}`, { token })).data;
    expect(Date.parse(course.enroll_start_at)).toBeGreaterThan(client.backend.clock.now());
    const open = course.lessons.filter((lesson: { video_id?: string }) => lesson.video_id !== undefined);
    expect(open.map((lesson: { preview: boolean }) => lesson.preview)).toEqual(open.map(() => true));
  });

  it('end the session of the expiring one after five minutes, and of no other', async () => {
    const expiring = await client.login('expiring@lantern.example');
    const lasting = await client.login('student@lantern.example');
    client.backend.clock.advance(5 * 60_000 + 1);
    const after = await client.call('GET', 'v2/users/me', { token: expiring });
    expect([after.status, after.json.error_code]).toEqual([401, '20-100-0008-001']);
    expect((await client.call('GET', 'v2/users/me', { token: lasting })).status).toBe(200);
  });
});
