/** Names the build; a chunk of its own, since it changes with each deployment. */
export const buildVersion = (import.meta.env.APP_VERSION as string | undefined) ?? '';
