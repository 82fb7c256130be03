/** Small line drawings of what a course teaches, 24 × 24; the colour is readable on light and dark tiles. */
const drawings = {
  graph: 'M4 4V20H20M7 16C9 6 13 6 15 12S19 15 20 8',
  scales: 'M12 4V20M8 20H16M5 7H19M5 7L2.5 13H7.500ZM19 7L16.5 13H21.500Z',
  story: 'M4 5H20V16H11L7 20V16H4ZM8 9H16M8 12H13',
  clock: 'M12 3A9 9 0 1 1 11.9 3ZM12 7V12L15.5 14',
  pen: 'M4 20L5 15.500L16.5 4L20 7.500L8.5 19ZM14 6.500L17.5 10',
  book: 'M12 6C10 4.5 7 4 4 4.500V18.500C7 18 10 18.5 12 20C14 18.5 17 18 20 18.500V4.500C17 4 14 4.5 12 6ZM12 6V20',
  flask: 'M9 3H15M10 3V9L4.5 18.500A1.5 1.5 0 0 0 6 20.500H18A1.5 1.5 0 0 0 19.5 18.500L14 9V3M7.5 15H16.5',
  compass: 'M12 3A9 9 0 1 1 11.9 3ZM15.5 8.500L13.5 13.500L8.5 15.500L10.5 10.500Z',
  bulb: 'M9 18H15M10 21H14M12 3A6 6 0 0 1 15.5 14C14.8 14.6 14.5 15 14.5 15.500H9.500C9.5 15 9.2 14.6 8.5 14A6 6 0 0 1 12 3Z',
  target: 'M12 3A9 9 0 1 1 11.9 3ZM12 8A4 4 0 1 1 11.9 8ZM12 12H12.01',
  layers: 'M12 3L21 8L12 13L3 8ZM3 12.500L12 17.500L21 12.500M3 17L12 21.500L21 17',
  code: 'M8.5 7L3.5 12L8.5 17M15.5 7L20.5 12L15.5 17M13.5 5L10.5 19',
} as const;

export type IconName = keyof typeof drawings;

export const iconNames = Object.keys(drawings) as IconName[];

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(drawings, name);
}

export function highlightIconSvg(name: IconName): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="#6468DF" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="${drawings[name]}"/></svg>`;
}
