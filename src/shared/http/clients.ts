/**
 * One axios instance per host, and one for events. Their interceptors add the headers and `lang`, convert the case of
 * keys, unwrap `data` and turn every failure into a RequestError. An AxiosError contains the headers and thus the
 * token, so it must not leave this file.
 */
import axios, { type AxiosInstance, type AxiosRequestConfig, type CreateAxiosDefaults } from 'axios';
import { type AppError, type AppErrorKind, appError, RequestError } from './AppError';
import { apiHeaders } from './apiHeaders';
import type { CaseConversion } from './caseConversion';
import { fetchOrTake } from './earlyCalls';
import { type EndpointName, hasNoData, isSentWithToken } from './endpoints';
import type { HttpDeps } from './httpDeps';
import { readApiData, readErrorCode } from './responseData';

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

/** The API contract allows no other headers, so axios adds neither `Accept`, `User-Agent` nor a token of its own. */
const bare: CreateAxiosDefaults = {
  headers: { Accept: false, 'User-Agent': false, 'Content-Type': false },
  withXSRFToken: false,
  withCredentials: false,
  // Gives a timeout and a connection that the browser aborted different codes.
  transitional: { clarifyTimeoutError: true },
};

const isJson = (data: unknown): data is object =>
  typeof data === 'object' && data !== null && !(data instanceof FormData) && !(data instanceof Blob);

const createRequestError = (
  config: AxiosRequestConfig | undefined,
  kind: AppErrorKind,
  known: Partial<Pick<AppError, 'status' | 'code' | 'message'>> = {},
): RequestError =>
  new RequestError(
    appError(kind, {
      ...known,
      requestEpoch: config?.epoch ?? 0,
      endpoint: config?.endpoint ?? '',
      method: config?.method?.toUpperCase() ?? '',
    }),
  );

/** Makes a client reject with RequestErrors only; `readCode` finds the error code in a response body. */
function rejectWithRequestErrors(client: AxiosInstance, readCode: typeof readErrorCode): void {
  client.interceptors.response.use(undefined, (error: unknown) => {
    if (!axios.isAxiosError(error)) throw error;
    const { config, response } = error;
    if (axios.isCancel(error)) throw createRequestError(config, 'abort');
    if (!response) throw createRequestError(config, error.code === axios.AxiosError.ETIMEDOUT ? 'timeout' : 'network');
    const { status } = response;
    const coded = readCode(response.data);
    throw createRequestError(config, coded ? 'api' : 'status', { status, ...coded });
  });
}

/**
 * Returns the client of the API host. `data` of its responses is unwrapped and in camelCase, null when the endpoint
 * returns nothing.
 */
export function createApiClient(deps: HttpDeps, conversion: CaseConversion): AxiosInstance {
  const client = axios.create({
    ...bare,
    baseURL: deps.apiUrl,
    adapter: 'fetch',
    // axios keeps the first `Request` that it sees for a `fetch`; a test's server replaces that class.
    env: { fetch: fetchOrTake, Request },
    withCredentials: true,
    timeout: apiTimeout,
  });
  client.interceptors.request.use(
    (config) => {
      const token = isSentWithToken(config.endpoint as EndpointName) ? deps.getToken() : null;
      const caller = { region: deps.getRegion(), token, ...deps.getDevice() };
      config.headers.set(apiHeaders(caller));
      // axios leaves out null and undefined, also inside lists.
      config.params = conversion.toSnake({ ...config.params, lang: deps.getLocale() });
      if (isJson(config.data)) {
        config.headers.setContentType('application/json', true);
        config.data = conversion.toSnake(config.data);
      }
      return config;
    },
    undefined,
    // A call sent while the page is being hidden must leave at once.
    { synchronous: true },
  );
  client.interceptors.response.use((response) => {
    const { config, status } = response;
    const expectsData = !hasNoData(config.endpoint as EndpointName);
    const data = readApiData(response.data, { expectsData, toCamel: conversion.toCamel });
    if (data === undefined) throw createRequestError(config, 'body', { status });
    return { ...response, data };
  });
  rejectWithRequestErrors(client, readErrorCode);
  return client;
}

/** Returns the client of the support host, which sends no error codes and so cannot end a session. */
export function createSupportClient({ supportUrl }: HttpDeps): AxiosInstance {
  const client = axios.create({ ...bare, baseURL: supportUrl, timeout: apiTimeout });
  rejectWithRequestErrors(client, () => null);
  return client;
}

/** Returns the client of the app's own static files. */
export function createFileClient({ ownOrigin }: HttpDeps): AxiosInstance {
  const client = axios.create({
    ...bare,
    baseURL: ownOrigin,
    adapter: 'fetch',
    // A test's server replaces the class, as above.
    env: { Request },
    // A site that is not public yet may ask for a session of its own.
    withCredentials: true,
    timeout: apiTimeout,
  });
  rejectWithRequestErrors(client, () => null);
  return client;
}

/**
 * Returns the client for events. They are posted without CORS: the body is plain text, and the opaque response is never
 * read.
 */
export function createEventClient(): AxiosInstance {
  return axios.create({
    ...bare,
    adapter: 'fetch',
    responseType: 'stream',
    headers: { ...bare.headers, 'Content-Type': 'text/plain;charset=UTF-8' },
    fetchOptions: { mode: 'no-cors', keepalive: true },
  });
}
