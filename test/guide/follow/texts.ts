/** The texts of the example. Those of the app are in `locales`, and `t` comes from `useTranslation('instructors')`. */
const texts = {
  'follow.press': 'Follow',
  'follow.isDone': 'Following',
  'follow.done': 'You follow this teacher now.',
};

export const t = (key: keyof typeof texts): string => texts[key];
