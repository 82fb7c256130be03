import { HttpResponse, type RequestHandler } from 'msw';
import type { Backend } from '../backend';
import { accountHandlers } from './account';
import { createHandler } from './api';
import { catalogueHandlers } from './catalogue';
import { checkoutHandlers } from './checkout';
import { classHandlers } from './classes';
import { courseHandlers } from './courses';
import { homeHandlers } from './home';
import { instructorHandlers } from './instructors';
import { learningHandlers } from './learning';
import { mediaHandlers } from './media';
import { paymentHandlers } from './orders';
import { searchHandlers } from './search';
import { sessionHandlers } from './session';
import { supportHandlers } from './support';
import { trackingHandlers } from './tracking';

const unknownCall = createHandler('unknown', 'ALL', /\/api\/v\d+\//, (_, { request }) => {
  const { pathname } = new URL(request.url);
  console.warn(`${request.method} ${pathname} is not part of the API.`);
  return HttpResponse.json({ message: `${request.method} ${pathname} is not part of the API.` }, { status: 404 });
});

/** Returns the handlers of all hosts over one backend; more specific paths come first. */
export function createHandlers(backend: Backend): RequestHandler[] {
  return [
    ...sessionHandlers,
    ...accountHandlers,
    ...catalogueHandlers,
    ...homeHandlers,
    ...learningHandlers,
    ...courseHandlers,
    ...instructorHandlers,
    ...checkoutHandlers,
    ...classHandlers,
    ...supportHandlers,
    ...trackingHandlers,
    ...paymentHandlers,
    ...mediaHandlers,
    ...searchHandlers,
    unknownCall,
  ].map((create) => create(backend));
}
