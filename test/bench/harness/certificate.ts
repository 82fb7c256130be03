/** A self-signed certificate, made at run time: browsers speak HTTP/2 only over TLS. */
import { createHash, generateKeyPairSync, sign } from 'node:crypto';

export interface Certificate {
  /** PEM. */
  key: string;
  /** PEM. */
  cert: string;
  /** SHA-256 of the public key in base64, for Chromium's list of keys whose errors it ignores. */
  fingerprint: string;
}

/** Encodes one element of DER: its tag, its length and its content. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const size = content.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}
const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const integer = (...bytes: readonly number[]) => der(0x02, Buffer.from(bytes));
const identifier = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const bits = (content: Uint8Array) => der(0x03, Buffer.from([0]), content);

/** YYMMDDHHMMSSZ. */
const utcTime = (time: Date) => der(0x17, Buffer.from(`${time.toISOString().replace(/\D/g, '').slice(2, 14)}Z`));

const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'));
const commonName = identifier('550403');
const pem = (bytes: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;

const day = 86_400_000;

/** Returns a certificate of a new P-256 key, valid from yesterday for a week. */
export function createCertificate(now = Date.now()): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const publicBytes = publicKey.export({ type: 'spki', format: 'der' });
  const name = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from('benchmark')))));
  const content = sequence(
    der(0xa0, integer(2)),
    integer(1),
    ecdsaWithSha256,
    name,
    sequence(utcTime(new Date(now - day)), utcTime(new Date(now + 6 * day))),
    name,
    publicBytes,
  );
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem(sequence(content, ecdsaWithSha256, bits(sign('sha256', content, privateKey)))),
    fingerprint: createHash('sha256').update(publicBytes).digest('base64'),
  };
}
