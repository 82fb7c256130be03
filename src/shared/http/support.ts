import { jsonHeaders } from './headers';
import type { WireRequest } from './transport';

/** The support host's two calls: no credentials, none of the API headers, no `lang`, no case conversion. */

export interface UploadedFile {
  token: string;
  fileName: string;
  /** Bytes. */
  size: number;
}

type SupportRequest = Omit<WireRequest, 'signal' | 'timeoutMs'>;

export function ticketRequest(supportUrl: string, body: unknown): SupportRequest {
  return {
    method: 'POST',
    url: `${supportUrl}/submitTicketToZendesk`,
    headers: jsonHeaders,
    body: JSON.stringify(body),
    credentials: false,
  };
}

export function uploadRequest(
  supportUrl: string,
  file: File,
  onProgress: ((ratio: number) => void) | undefined,
): SupportRequest {
  const body = new FormData();
  body.append('file', file);
  return { method: 'POST', url: `${supportUrl}/upload`, headers: {}, body, credentials: false, onProgress };
}

/** Reads `{"upload":{"token","attachment":{"file_name" or "fileName","size"}}}`; throws without a token. */
export function readUpload(data: unknown, file: File): UploadedFile {
  const upload = child(data, 'upload');
  const attachment = child(upload, 'attachment');
  const token = upload.token;
  if (typeof token !== 'string' || token === '') throw new TypeError('upload without a token');
  const name = attachment.file_name ?? attachment.fileName;
  return {
    token,
    fileName: typeof name === 'string' ? name : file.name,
    size: typeof attachment.size === 'number' ? attachment.size : file.size,
  };
}

function child(parent: unknown, key: string): Record<string, unknown> {
  const value = typeof parent === 'object' && parent !== null ? (parent as Record<string, unknown>)[key] : undefined;
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
