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
  /** There is an address, but it may not be followed: to ask again would not help. */
  isBroken: boolean;
}

const longestAddress = 2048;

/**
 * An absolute https address without user name or password; anything else is not followed. What begins with http is
 * followed over https, which the same host answers on its usual port; an http address with a port is not.
 */
export function roomUrl(url: string | null): string | null {
  const text = (url ?? '').slice(0, longestAddress + 1).trim();
  const secure = text.replace(/^http:\/\/(?=[^/?#:]+(?:[/?#]|$))/i, 'https://');
  return /^https:\/\/[^/\\\s@?#]+(?:[/?#]\S*)?$/i.test(secure) ? safeUrl(secure) : null;
}

function roomAt(kind: Room['kind'], name: string | null, url: string | null): Room {
  const href = roomUrl(url);
  return { kind, name, href, isBroken: href === null && (url ?? '').trim() !== '' };
}

/** The meeting first, then the chat room. */
export function roomsOf({ videoSource, url, chatRoomUrl, chatRoomType }: LiveLesson): Room[] {
  const rooms: Room[] = [];
  if (videoSource === 'zoom' || videoSource === 'google_meet')
    rooms.push(roomAt('meeting', meetings[videoSource], url));
  if (chatRoomUrl !== null)
    rooms.push(roomAt('chat', chatServices[chatRoomType?.toLowerCase() ?? ''] ?? null, chatRoomUrl));
  return rooms;
}
