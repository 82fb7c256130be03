import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LessonPlayerProps } from '@/shared/player/types';
import { backend, loginAs } from '~mocks/node';
import { callsTo, setupApp } from '~test/setupApp';

/** The player's last props. */
let player: LessonPlayerProps | null = null;
vi.mock('@/shared/player/LessonPlayer', () => ({
  default: (props: LessonPlayerProps) => {
    player = props;
    return <p>Player</p>;
  },
}));

const testApp = setupApp();
const student = 'student@lantern.example';
beforeEach(() => {
  player = null;
});

async function open(path: string, as = true) {
  const page = await testApp.open(`/en-hk/regular-class/topics/1/${path}`, {
    ...(as ? { token: loginAs(student) } : {}),
    cookies: { device_id: '00000000-0000-4000-8000-00000000de01' },
  });
  await screen.findByText('Player');
  return page;
}
const tell = (event: 'onPlay' | 'onHeartbeat' | 'onPause' | 'onEnded', seconds: number) =>
  act(async () => void player?.events?.[event]?.(seconds));
const tracked = () => callsTo('trackVideo').map(({ body }) => body);

/** Returns a lesson with a video of its own that live lesson 102 teaches. */
function filmed() {
  const lesson = { id: 1020, title: 'Roots', duration: 600, live_lesson_id: 102, preview: true };
  const live = { id: 102, name: 'Roots live', progress_duration: 120, learning_progress: 0.2, is_topic_enrolled: true };
  const live_topic = {
    id: 1,
    name: 'Maths live',
    enroll_status: 'enrolled',
    lessons: [live],
    syllabuses: [
      { id: 5, title: 'Unit', lessons: [{ ...lesson, video_id: '/media/video/lesson.mp4', video_source: 'mp4' }] },
    ],
  };
  backend.faults.plan({ endpoint: 'liveTopic', times: 9, body: { data: { live_topic } } });
}

describe('the video of a syllabus lesson', () => {
  it('that is a live lesson, too, continues where that was left, and is saved as that', async () => {
    filmed();
    await open('syllabus-lesson/1020');
    expect(player?.startAt).toBe(120);
    await tell('onPlay', 120);
    await tell('onPause', 150.4);
    await waitFor(() => expect(callsTo('liveProgress')).toHaveLength(1));
    expect(callsTo('liveProgress')[0]).toMatchObject({
      path: expect.stringContaining('/live_lessons/102/'),
      body: { progress_duration: 150 },
    });
    await waitFor(() => expect(tracked()).toHaveLength(2));
    expect(tracked().at(-1)).toMatchObject({
      event: 'pause',
      episode_id: 102,
      target_type: 'live_topic',
      target_id: 1,
      is_episode_enrolled: true,
      progress_duration: 150,
    });
  });

  it('starts where the address says', async () => {
    filmed();
    await open('syllabus-lesson/1020?t=42');
    expect(player).toMatchObject({ startAt: 42, startsExactly: true });
  });

  it.each([true, false])(
    'that is taught nowhere else is tracked, and its place is kept here; a member: %s',
    async (as) => {
      const page = await open('syllabus-lesson/1001', as);
      expect(player?.startAt).toBe(0);
      await tell('onHeartbeat', 33.3);
      await waitFor(() => expect(tracked()).toHaveLength(1));
      expect(tracked()[0]).toMatchObject({
        event: 'heartbeat',
        episode_id: 1001,
        target_type: 'live_topic',
        target_id: 1,
      });
      await act(async () => page.app.services.navigation.push('/en-hk/regular-class/topics/1'));
      await waitFor(() => expect(screen.queryByText('Player')).toBeNull());
      await act(async () => page.app.services.navigation.push('/en-hk/regular-class/topics/1/syllabus-lesson/1001'));
      await screen.findByText('Player');
      expect(player?.startAt).toBe(33);
      expect(callsTo('liveProgress')).toEqual([]);
    },
  );
});
