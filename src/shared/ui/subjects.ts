import {
  Atom,
  BookOpenText,
  CodeXml,
  FlaskConical,
  Landmark,
  Languages,
  Leaf,
  type LucideIcon,
  Microscope,
  Mountain,
  Music,
  Palette,
  PenLine,
  Sigma,
  TrendingUp,
} from 'lucide-react';

interface Subject {
  readonly hue: number;
  readonly icon: LucideIcon;
}

/** Hue (oklch degrees) and icon per subject key of the API, in the order of `cards/signs.svg`; tokens.css has one rule per hue. */
const subjects: Readonly<Record<string, Subject>> = {
  maths: { hue: 276, icon: Sigma },
  english: { hue: 8, icon: BookOpenText },
  chinese: { hue: 30, icon: PenLine },
  physics: { hue: 250, icon: Atom },
  chemistry: { hue: 192, icon: FlaskConical },
  biology: { hue: 152, icon: Leaf },
  economics: { hue: 312, icon: TrendingUp },
  history: { hue: 48, icon: Landmark },
  computing: { hue: 222, icon: CodeXml },
  geography: { hue: 134, icon: Mountain },
  music: { hue: 335, icon: Music },
  arts: { hue: 296, icon: Palette },
  language: { hue: 350, icon: Languages },
  science: { hue: 172, icon: Microscope },
};

const signs = Object.values(subjects);

/** The twelve hues given to subjects without a key, in an order that keeps neighbouring ids apart. */
const idHues = [276, 152, 8, 222, 312, 48, 250, 134, 335, 192, 30, 296] as const;

/** Spread this on the element whose content uses `--subj` and `--subj-soft`. */
export interface Hue {
  'data-hue': number;
  /** Place of the subject's icon in `cards/signs.svg`, for pictures that have not loaded; absent without a known key. */
  'data-sign'?: number;
}

const find = (key: string | null | undefined): Subject | undefined =>
  key && Object.hasOwn(subjects, key) ? subjects[key] : undefined;

/** Returns the hue of a subject: by its key, else one of twelve by id. */
export function hueOf(key: string | null | undefined, id = 0): Hue {
  const byId = idHues[Math.abs(Math.trunc(id)) % idHues.length] ?? idHues[0];
  const known = find(key);
  return known ? { 'data-hue': known.hue, 'data-sign': signs.indexOf(known) } : { 'data-hue': byId };
}

/** Returns the icon of a subject; undefined for an unknown or missing key. */
export function subjectIcon(key: string | null | undefined): LucideIcon | undefined {
  return find(key)?.icon;
}
