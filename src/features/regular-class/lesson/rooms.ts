/** Where a live class is held outside of this app, and which addresses of such rooms are followed. */
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { safeUrl } from '@/shared/lib/redirect';

/** Names of chat services, as they call themselves. */
const chatServices: Readonly<Record<string, string>> = {
  whatsapp: 'WhatsApp',
  line: 'LINE',
  kakao: 'KakaoTalk',
  zalo: 'Zalo',
  telegram: 'Telegram',
  discord: 'Discord',
};

const meetings = { zoom: 'Zoom', google_meet: 'Google Meet' } as const;

export interface Room {
  kind: 'meeting' | 'chat';
  /** What it is called; null for a chat room of no known service. */
  name: string | null;
  /** Null: there is no address yet, or none that may be followed. */
  href: string | null;
}

/** An absolute https address without user name or password; anything else is not followed. */
export function roomUrl(url: string | null): string | null {
  const text = url?.trim() ?? '';
  return /^https:\/\/[^/\\\s@]+(?:[/?#]\S*)?$/i.test(text) ? safeUrl(text) : null;
}

/** The meeting first, then the chat room. */
export function roomsOf({ videoSource, url, chatRoomUrl, chatRoomType }: LiveLesson): Room[] {
  const rooms: Room[] = [];
  if (videoSource === 'zoom' || videoSource === 'google_meet')
    rooms.push({ kind: 'meeting', name: meetings[videoSource], href: roomUrl(url) });
  if (chatRoomUrl !== null)
    rooms.push({
      kind: 'chat',
      name: chatServices[chatRoomType?.toLowerCase() ?? ''] ?? null,
      href: roomUrl(chatRoomUrl),
    });
  return rooms;
}
