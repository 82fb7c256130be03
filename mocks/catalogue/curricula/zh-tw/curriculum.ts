import type { Curriculum } from '../../curriculum.ts';
import { en } from '../en/curriculum.ts';

export const zhTw: Curriculum = en;
