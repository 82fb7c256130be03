import type { AxiosRequestConfig } from 'axios';

/** The support host's two calls: no credentials, none of the API headers, no `lang`, no case conversion. */

export interface UploadedFile {
  token: string;
  fileName: string;
  /** Bytes. */
  size: number;
}

/** Returns the request that sends a ticket unchanged. */
export const ticketRequest = (body: unknown): AxiosRequestConfig => ({
  url: '/submitTicketToZendesk',
  adapter: 'fetch',
  headers: { 'Content-Type': 'application/json' },
  data: body,
});

/** Returns the request of an upload. `onProgress` gets the share sent so far, 0 to 1. */
export function uploadRequest(file: File, onProgress?: (ratio: number) => void): AxiosRequestConfig {
  const data = new FormData();
  data.append('file', file);
  return {
    url: '/upload',
    // Only XHR reports the progress of an upload.
    adapter: ['xhr', 'fetch'],
    data,
    ...(onProgress && {
      onUploadProgress: ({ loaded, total }) => onProgress(total ? Math.min(1, loaded / total) : 0),
    }),
  };
}

/** Parses `{"upload":{"token","attachment":{"file_name" or "fileName","size"}}}`; throws without a token. */
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
