import { createRandom, itemAt } from '../random.ts';

export interface Look {
  /** 0 and 4 short, 1 long, 2 bob, 3 bun, 5 ponytail. */
  hairStyle: number;
  skin: string;
  hair: string;
  glasses: boolean;
  /** 0 shirt, 1 jumper, 2 jacket. */
  collar: number;
}

const skins = ['#F6D3B8', '#EEC19D', '#E3AE86', '#C98F66', '#A9704B'] as const;
const hairs = ['#1E1B24', '#2B211F', '#3A2A22', '#4A3428', '#5B5560'] as const;

type Row = readonly [hairStyle: number, skin: number, hair: number, glasses: boolean, collar: number];

/** The 24 teachers of a region, by the id's last four digits, so that faces fit the names in the curricula. */
const teachers: readonly Row[] = [
  [1, 0, 1, true, 2],
  [4, 1, 0, true, 0],
  [5, 3, 0, false, 1],
  [0, 1, 4, true, 2],
  [2, 0, 2, false, 0],
  [4, 2, 0, false, 1],
  [3, 0, 0, true, 1],
  [0, 1, 0, false, 0],
  [2, 1, 0, true, 2],
  [4, 0, 2, true, 2],
  [5, 1, 1, false, 0],
  [4, 1, 1, false, 1],
  [1, 1, 0, false, 0],
  [0, 2, 1, true, 1],
  [3, 1, 2, false, 2],
  [0, 0, 0, false, 2],
  [1, 0, 3, false, 1],
  [4, 2, 1, false, 2],
  [2, 0, 0, false, 1],
  [0, 1, 4, false, 0],
  [5, 0, 0, true, 2],
  [4, 1, 0, true, 1],
  [3, 0, 1, false, 0],
  [0, 1, 2, true, 0],
];

const look = ([hairStyle, skin, hair, glasses, collar]: Row): Look => ({
  hairStyle,
  skin: itemAt(skins, skin),
  hair: itemAt(hairs, hair),
  glasses,
  collar,
});

function drawnLook(id: number): Look {
  const random = createRandom(`p${id}`);
  const skin = Math.floor(random() * skins.length);
  const hair = Math.min(4, Math.floor(random() * 4.4));
  const hairStyle = Math.floor(random() * 6);
  const glasses = random() < 0.35;
  return look([hairStyle, skin, hair, glasses, Math.floor(random() * 3)]);
}

/** Returns the looks of the person with that id, the same in a portrait and in a class's picture. */
export function lookOf(id: number): Look {
  const row = teachers[(id % 10000) - 1];
  return row ? look(row) : drawnLook(id);
}
