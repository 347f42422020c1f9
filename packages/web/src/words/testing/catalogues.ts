/** All parts of each catalogue, for tests. */
import { EN as EN_GAMES } from '../en.ts';
import { EN_DEALS } from '../en-deals.ts';
import { EN_FRONT } from '../en-front.ts';
import { EN_LEARN } from '../en-learn.ts';
import { PL as PL_GAMES } from '../pl.ts';
import { PL_DEALS } from '../pl-deals.ts';
import { PL_FRONT } from '../pl-front.ts';
import { PL_LEARN } from '../pl-learn.ts';

export const EN = { ...EN_FRONT, ...EN_GAMES, ...EN_LEARN, ...EN_DEALS };
export const PL = { ...PL_FRONT, ...PL_GAMES, ...PL_LEARN, ...PL_DEALS };
