import { describe, expect, it } from 'vitest';
import { type LiveLesson, liveLessonSchema } from '@/shared/entities/liveLesson';
import { createParser } from '@/shared/entities/parser';
import { listRooms, roomUrl } from './rooms';

describe('the address of a room', () => {
  it.each([
    'https://zoom.us/j/123?pwd=a%20b',
    'https://meet.google.com/abc-defg-hij',
    ' https://rooms.example:8443/chat/1#top ',
  ])('is followed: %s', (url) => expect(roomUrl(url)).toBe(new URL(url).href));

  it.each([
    ['http://zoom.us/j/123', 'https://zoom.us/j/123'],
    [' HTTP://meet.google.com/abc#x', 'https://meet.google.com/abc#x'],
  ])('is followed over https, also when it says %j', (url, followed) => expect(roomUrl(url)).toBe(followed));

  it.each([
    null,
    '',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://zoom.us:8080/j/123',
    'http://user:word@zoom.us/j/123',
    'ftp://zoom.us/j/123',
    'zoommtg://zoom.us/join?confno=1',
    '//evil.example/j/1',
    '/j/1',
    'zoom.us/j/1',
    'https:/evil.example',
    'https:\\\\evil.example',
    'https://zoom.us@evil.example/j/1',
    'https://user:word@evil.example',
    'https://',
    'https:// evil.example',
    'https://zoom.us/j/1\njavascript:alert(1)',
  ])('is not followed: %j', (url) => expect(roomUrl(url)).toBeNull());

  it('is not followed when it is endless', () => expect(roomUrl(`https://zoom.us/${'a'.repeat(3000)}`)).toBeNull());
});

const lessonOf = (fields: Partial<LiveLesson>): LiveLesson => ({
  ...createParser(liveLessonSchema)({ id: 1, name: 'Quadratics' }),
  ...fields,
});

describe('the rooms of a lesson', () => {
  it('are the meeting, then the chat room', () => {
    const both = lessonOf({
      videoSource: 'google_meet',
      url: 'https://meet.example/1',
      chatRoomUrl: 'https://chat.example/1',
      chatRoomType: 'LINE',
    });
    expect(listRooms(both)).toEqual([
      { kind: 'meeting', name: 'Google Meet', href: 'https://meet.example/1', isBroken: false },
      { kind: 'chat', name: 'LINE', href: 'https://chat.example/1', isBroken: false },
    ]);
  });

  it('have no name of their own where the service is not known, and no address where that may not be followed', () => {
    const lesson = lessonOf({
      videoSource: 'hls',
      url: 'https://x.example',
      chatRoomUrl: 'javascript:1',
      chatRoomType: 'chat',
    });
    expect(listRooms(lesson)).toEqual([{ kind: 'chat', name: null, href: null, isBroken: true }]);
  });

  it('are not broken while they have no address yet', () => {
    for (const url of [null, ' '])
      expect(listRooms(lessonOf({ videoSource: 'zoom', url }))).toEqual([
        { kind: 'meeting', name: 'Zoom', href: null, isBroken: false },
      ]);
  });
});
