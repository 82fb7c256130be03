/** Finds telephone numbers and accounts of contacts in a text: only the configuration may contain them. */
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

const hosts = ['wa.me', 'whatsapp.com', 'line.me', 'lin.ee', 'kakao.com', 'zalo.me'];
const anyHost = hosts.map((host) => host.replace('.', '\\.')).join('|');
const quote = '["\'`>]';

const number = '\\+\\d(?:[\\s().-]*\\d){6,14}';

const patterns = [
  // Links of the channels, with or without a scheme before the host.
  new RegExp(`(?<=${quote}|/)(?:[\\w-]+\\.)*(?:${anyHost})(?![\\w.-])[^\\s"'\`<>\\\\]*`, 'gi'),
  // Links that open an app. Code that builds such links has no number or account after the colon.
  /\b(?:tel|sms):\+?[\d(][\d\s().-]{3,}/gi,
  /\bmailto:[^\s"'`<>@${}]+@[^\s"'`<>]+/gi,
  /\b(?:whatsapp|line|kakaotalk|kakaoplus|zalo):\/\/[^\s"'`<>]+/gi,
  // International numbers: seven digits and more, while `+852` alone is a calling code.
  new RegExp(`(?<=\\s)${number}|(?<=${quote})${number}(?=\\s*["'\`<])`, 'g'),
];

/** Finds numbers and accounts in the order of the patterns; those of channels start with the host. */
export const findContacts = (text: string): string[] => patterns.flatMap((pattern) => text.match(pattern) ?? []);

/** Returns the links of all `VITE_CONTACT_*` keys of a file, as written there. */
export function configuredLinks(envFile: string): string[] {
  const values = parseEnv(readFileSync(new URL(`../${envFile}`, import.meta.url), 'utf8'));
  return Object.entries(values)
    .filter(([key]) => key.startsWith('VITE_CONTACT_'))
    .flatMap(([, value = '']) => value.split(/\s+/).slice(1));
}
