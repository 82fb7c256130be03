/** Messages that the specification fixes to the letter, straight apostrophe included. Do not rewrite them. */
export const fixedMessages: Readonly<Record<string, string>> = {
  'common:session.endedTitle': "You've been logged out",
  'common:session.ended.devices':
    'You might have logged in to {{product}} with more than 2 devices. Please log in again.',
  'common:session.ended.inactive':
    'Looks like you have been logged out after being inactive for too long. Please log in again.',
  'common:session.gotIt': 'Got it',
  'common:messages.ok': 'OK',
  'common:messages.emailSent': 'Email sent',
  'common:messages.welcomeBack': 'Welcome back',
  'common:messages.loggedOut': 'You have logged out',
  'common:notFound.title': 'Oops, the link you just entered does not exist',
  'setup:phone.sent': 'SMS sent',
  'account:form.required': 'This field is required',
  'account:form.format': 'Invalid format',
  'support:form.required': 'This field is required',
  'support:form.format': 'Invalid format',
};
