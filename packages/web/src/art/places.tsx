/** Where the escape begins and ends, as small pictures of 64 × 48. */
import type { JSX } from 'preact';

const WATER = '#2f7f95';
const WOOD = '#8f5318';
const SAND = '#e2c27d';

const cell = (
  <>
    <path d="M4 46V20C4 9 16 3 32 3s28 6 28 17v26Z" fill="#6b6257" />
    <path d="M12 46V23c0-8 9-12 20-12s20 4 20 12v23Z" fill="#12100e" />
    <path d="M18 14v32M25 12v34M32 11v35M39 12v34M46 14v32M12 30h40" stroke="#a89f90" stroke-width="3" />
    <path d="M4 22h8m40 0h8M4 34h8m40 0h8M14 9l4 5m28-5-4 5M32 3v8" stroke="#453e36" stroke-width="2" />
  </>
);

const sloop = (
  <>
    <path d="M31 2h3v33h-3z" fill={WOOD} />
    <path d="M29 5 11 33h18Z" fill="#f4ead1" />
    <path d="M36 8c10 5 15 14 16 25H36Z" fill="#ead9b4" />
    <path d="m34 2 9 2.5L34 7Z" fill="#c62f24" />
    <path d="M5 35h54l-7 9H14Z" fill={WOOD} />
    <path d="M0 45c4-3 8-3 12 0s8 3 12 0 8-3 12 0 8 3 12 0 8-3 16 0v3H0Z" fill={WATER} />
  </>
);

const beach = (
  <>
    <path d="M0 36c10-3 22-4 40-2 10 1 18 0 24-1v15H0Z" fill={WATER} />
    <path d="M0 34c16-8 36-8 52 2-14 8-36 9-52 6Z" fill={SAND} />
    <path d="M23 36c-2-9-1-17 4-24l3 1c-4 7-4 14-2 23Z" fill={WOOD} />
    <path
      d="M29 13C22 7 14 8 9 15c7-3 13-2 20-2Zm0 0C25 4 18 1 11 3c7 2 13 5 18 10Zm0 0c5-8 13-9 19-4-7 0-13 1-19 4Zm0 0c8-2 14 1 17 9-6-4-11-7-17-9Z"
      fill="#3d8a44"
    />
  </>
);

const nest = (
  <>
    <path d="M2 46C8 26 18 20 32 20s24 6 30 26Z" fill="#4a6b3c" />
    <path d="M14 46V25h36v21Z" fill="#7a6d5c" />
    <path d="M14 25v-7h7v4h7v-4h8v4h7v-4h7v7Z" fill="#7a6d5c" />
    <path d="M26 46v-9a6 6 0 0 1 12 0v9Z" fill="#1c150d" />
    <path d="M31 3h2v15h-2z" fill={WOOD} />
    <path d="M33 3h15l-4 4.5 4 4.5H33Z" fill="#14100c" stroke="#f4ead1" />
    <path d="M18 31h5m18 0h5M18 38h4m20 0h4" stroke="#4d4337" stroke-width="2" />
  </>
);

const hideout = (
  <>
    <path d="M2 47C4 22 14 6 32 6s28 16 30 41Z" fill="#5c5346" />
    <path d="M18 47c0-16 5-24 14-24s14 8 14 24Z" fill="#1c150d" />
    <path d="M32 47c-5 0-7-3-6-7 1-3 3-4 3-8 4 2 4 5 4 6 1-1 2-2 2-4 3 3 4 6 3 9-1 3-3 4-6 4Z" fill="#f2a33a" />
    <path
      d="M4 40C8 26 8 16 16 10m44 30c-4-14-4-24-12-30"
      fill="none"
      stroke="#3d8a44"
      stroke-width="4"
      stroke-linecap="round"
    />
    <path
      d="M4 40c0-6 2-10 6-12m50 12c0-6-2-10-6-12"
      fill="none"
      stroke="#3d8a44"
      stroke-width="5"
      stroke-linecap="round"
    />
  </>
);

const boat = (
  <>
    <path d="M8 26h48c-2 10-7 16-14 16H22c-7 0-12-6-14-16Z" fill={WOOD} />
    <path d="M6 23h52v5H6z" fill="#d79a45" />
    <path d="M31 3h3v20h-3z" fill={WOOD} />
    <path d="M34 5c8 3 12 8 13 15H34Z" fill="#f4ead1" />
    <path d="M0 42c4-3 8-3 12 0s8 3 12 0 8-3 12 0 8 3 12 0 8-3 16 0v6H0Z" fill={WATER} />
  </>
);

const wharf = (
  <>
    <path d="M0 38c4-3 8-3 12 0s8 3 12 0 8-3 12 0 8 3 12 0 8-3 16 0v10H0Z" fill={WATER} />
    <path d="M8 22h6v22H8zM29 22h6v22h-6zM50 22h6v22h-6z" fill="#5f3a12" />
    <path d="M2 18h60v8H2z" fill="#b8742a" />
    <path d="M12 18v8m10-8v8m10-8v8m10-8v8m10-8v8" stroke="#5f3a12" stroke-width="2" />
    <path d="M9 8h4v10H9zM51 8h4v10h-4z" fill="#5f3a12" />
    <path d="M11 11c12 9 30 9 42 0" fill="none" stroke={SAND} stroke-width="2" />
  </>
);

const sea = (
  <>
    <path d="M14 22h36v6H14z" fill="#b8742a" />
    <path d="M20 22v6m8-6v6m8-6v6m8-6v6" stroke="#5f3a12" stroke-width="2" />
    <path d="M31 4h2v18h-2z" fill={WOOD} />
    <path d="M33 5h12v11H33Z" fill="#f4ead1" />
    <path
      d="M0 31c4-3 8-3 12 0s8 3 12 0 8-3 12 0 8 3 12 0 8-3 16 0M0 40c4-3 8-3 12 0s8 3 12 0 8-3 12 0 8 3 12 0 8-3 16 0"
      fill="none"
      stroke={WATER}
      stroke-width="4"
    />
  </>
);

export const PLACE_DRAWING = { cell, sloop, beach, nest, hideout, boat, wharf, sea } as const satisfies {
  readonly [name: string]: JSX.Element;
};
export type PlacePicture = keyof typeof PLACE_DRAWING;
