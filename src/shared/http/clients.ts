/**
 * One axios instance per host, and one for events. Their interceptors add the headers and `lang`, convert the case of
 * keys, unwrap `data` and turn every failure into a RequestError. An AxiosError holds the headers and with them the token:
 * none leaves this file.
 */
import axios, { type AxiosInstance, type AxiosRequestConfig, type CreateAxiosDefaults } from 'axios';
import { type AppErrorKind, RequestError } from './AppError';
import { readApiData, readErrorCode } from './answer';
import type { CaseConversion } from './caseConversion';
import { answersNothing, type EndpointName } from './endpoints';
import type { HttpDeps } from './http';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Names the call in its errors: a row of the endpoint table, or a call of the support host. */
    endpoint?: string;
    /** Session epoch in which the call is sent. */
    epoch?: number;
  }
}

/** Milliseconds. */
export const apiTimeout = 20_000;
export const uploadTimeout = 60_000;

/** The contract allows no header beside its own: axios adds neither `Accept`, `User-Agent` nor a token of its own. */
const bare: CreateAxiosDefaults = {
  headers: { Accept: false, 'User-Agent': false, 'Content-Type': false },
  withXSRFToken: false,
  withCredentials: false,
  // A timeout and a connection that the browser gave up carry different codes.
  transitional: { clarifyTimeoutError: true },
};

const isJson = (data: unknown): data is object =>
  typeof data === 'object' && data !== null && !(data instanceof FormData) && !(data instanceof Blob);

/** Query values that are there: null and undefined are left out, also inside lists. */
function presentParams(params: object): Record<string, unknown> {
  const isPresent = (value: unknown) => value !== undefined && value !== null;
  const values = Object.entries(params).filter(([, value]) => isPresent(value));
  return Object.fromEntries(
    values.map(([key, value]) => [key, Array.isArray(value) ? value.filter(isPresent) : (value as unknown)]),
  );
}

interface KnownFailure {
  kind: AppErrorKind;
  status?: number | undefined;
  code?: string;
  message?: string | null;
}

const createRequestError = (config: AxiosRequestConfig | undefined, known: KnownFailure): RequestError =>
  new RequestError({
    kind: known.kind,
    status: known.status ?? null,
    code: known.code ?? null,
    message: known.message ?? null,
    requestEpoch: config?.epoch ?? 0,
    endpoint: config?.endpoint ?? '',
    method: config?.method?.toUpperCase() ?? '',
  });

/** Makes a client reject with RequestErrors alone; `readCode` finds the error code in the body of an answer. */
function rejectWithRequestErrors(client: AxiosInstance, readCode: typeof readErrorCode): void {
  client.interceptors.response.use(undefined, (error: unknown) => {
    if (!axios.isAxiosError(error)) throw error;
    const { config, response } = error;
    if (axios.isCancel(error)) throw createRequestError(config, { kind: 'abort' });
    if (!response)
      throw createRequestError(config, {
        kind: error.code === axios.AxiosError.ETIMEDOUT ? 'timeout' : 'network',
      });
    const { status } = response;
    const coded = readCode(response.data);
    throw createRequestError(config, coded ? { kind: 'api', status, ...coded } : { kind: 'status', status });
  });
}

/** Answers have their unwrapped data in camelCase as `data`, null where the endpoint answers nothing. */
export function createApiClient(deps: HttpDeps, conversion: CaseConversion): AxiosInstance {
  const client = axios.create({
    ...bare,
    baseURL: deps.apiUrl,
    adapter: 'fetch',
    withCredentials: true,
    timeout: apiTimeout,
  });
  client.interceptors.request.use(
    (config) => {
      const { deviceId, os } = deps.getDevice();
      const token = deps.getToken();
      config.headers.set('Region-Name', deps.getRegion());
      // Browsers drop a `User-Agent` that a script sets.
      config.headers.set('X-User-Agent', JSON.stringify({ device_id: deviceId, os, platform: 'web' }));
      if (token) config.headers.set('Authorization', `Bearer ${token}`);
      config.params = conversion.toSnake(presentParams({ ...config.params, lang: deps.getLocale() }));
      if (isJson(config.data)) {
        config.headers.setContentType('application/json', true);
        config.data = conversion.toSnake(config.data);
      }
      return config;
    },
    undefined,
    // A call that is sent while the page is being hidden must leave at once.
    { synchronous: true },
  );
  client.interceptors.response.use((response) => {
    const { config, status } = response;
    const expectsData = !answersNothing(config.endpoint as EndpointName);
    const data = readApiData(response.data, { expectsData, toCamel: conversion.toCamel });
    if (data === undefined) throw createRequestError(config, { kind: 'body', status });
    return { ...response, data };
  });
  rejectWithRequestErrors(client, readErrorCode);
  return client;
}

/** The support host knows no error codes, so that it can end no session. */
export function createSupportClient({ supportUrl }: HttpDeps): AxiosInstance {
  const client = axios.create({ ...bare, baseURL: supportUrl, timeout: apiTimeout });
  rejectWithRequestErrors(client, () => null);
  return client;
}

/** Events are posted without CORS: the body is plain text, and the answer is opaque and never read. */
export function createEventClient(): AxiosInstance {
  return axios.create({
    ...bare,
    adapter: 'fetch',
    responseType: 'stream',
    headers: { ...bare.headers, 'Content-Type': 'text/plain;charset=UTF-8' },
    fetchOptions: { mode: 'no-cors', keepalive: true },
  });
}
