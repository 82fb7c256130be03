/** What a request contains. */
import type { IncomingMessage } from 'node:http';
import { Failure } from './failures';

export type Json = Record<string, unknown>;

export async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

export async function readJson(request: IncomingMessage): Promise<Json> {
  const text = await readText(request);
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {}
  throw new Failure(400, 'BAD_REQUEST');
}

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const readString = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
export const readInteger = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
/** Returns 0 for what is no id. */
export const readId = (value: string | undefined): number => (/^[1-9]\d{0,14}$/.test(value ?? '') ? Number(value) : 0);
export const isEmail = (value: string): boolean => /^\S+@\S+$/.test(value);
