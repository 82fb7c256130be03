/** Every coded failure of the backend: its status and its code. */
export const codedFailures = {
  otherDevices: [401, '20-100-0008-010'],
  inactive: [401, '20-100-0008-001'],
  wrongLogin: [422, '20-100-0001-001'],
  emailTaken: [422, '20-100-0001-002'],
  badEmail: [422, '20-100-0001-003'],
  badPassword: [422, '20-100-0001-004'],
  missingName: [422, '20-100-0001-005'],
  badProfile: [422, '20-100-0004-001'],
  foreignUser: [403, '20-100-0004-002'],
  badPhone: [422, '20-100-0006-001'],
  wrongPhoneCode: [422, '20-100-0006-002'],
  phoneTooSoon: [429, '20-100-0006-003'],
  expiredPhoneCode: [422, '20-100-0006-004'],
  notYours: [403, '20-100-0005-001'],
  badPosition: [422, '20-100-0005-002'],
  badRating: [422, '20-100-0005-003'],
  badOrder: [422, '20-200-0001-000'],
  priceChanged: [409, '20-200-0001-001'],
  alreadyYours: [409, '20-200-0001-002'],
  presaleEnded: [409, '20-200-0001-003'],
  notFound: [404, '20-100-0009-001'],
  badTicket: [422, '20-300-0001-001'],
  fileTooLarge: [413, '20-300-0001-002'],
} as const satisfies Record<string, readonly [status: number, code: string]>;

export type FailureName = keyof typeof codedFailures;
