/** Rooms of live classes outside of the app, and which of their URLs are opened. */
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { safeUrl } from '@/shared/lib/safeUrl';

/** Names of chat services. */
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
  /** Name of the room; null for a chat room of an unknown service. */
  name: string | null;
  /** Null: there is no URL yet, or it is not allowed. */
  href: string | null;
  /** The URL is not allowed: requesting it again would not help. */
  isBroken: boolean;
}

const longestAddress = 2048;

/**
 * Returns an absolute https URL without user name or password; null for anything else. http is changed to https, which
 * the same host serves on its default port; an http URL with a port is refused.
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

/** Returns the meeting first, then the chat room. */
export function listRooms({ videoSource, url, chatRoomUrl, chatRoomType }: LiveLesson): Room[] {
  const rooms: Room[] = [];
  if (videoSource === 'zoom' || videoSource === 'google_meet')
    rooms.push(roomAt('meeting', meetings[videoSource], url));
  if (chatRoomUrl !== null)
    rooms.push(roomAt('chat', chatServices[chatRoomType?.toLowerCase() ?? ''] ?? null, chatRoomUrl));
  return rooms;
}
