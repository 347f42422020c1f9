/** Cards on 50 × 70: three faces, told apart by edge and sign as well as by colour, and the back. */
import type { JSX } from 'preact';

const INK = '#33240f';

const plain = (
  <>
    <rect x="0.75" y="0.75" width="48.5" height="68.5" rx="5.5" fill="#f3e4c1" stroke={INK} stroke-width="1.5" />
    <rect x="4" y="4" width="42" height="62" rx="3" fill="none" stroke="#b59a66" stroke-width="0.8" />
  </>
);

/** A thick edge of gold with rays, and a sun in two corners. */
const golden = (
  <>
    <rect x="0.75" y="0.75" width="48.5" height="68.5" rx="5.5" fill="#f7c948" stroke={INK} stroke-width="1.5" />
    <path d="M7 4h36l3 3v56l-3 3H7l-3-3V7Z" fill="#fff3cf" stroke="#8a5a00" stroke-width="1.2" />
    {['translate(9.5 9.5)', 'translate(40.5 60.5)'].map(at => (
      <path
        key={at}
        transform={at}
        fill="#a86b00"
        d="M0-5.5 1.4-2 5-2.6 2.3 0 5 2.6 1.4 2 0 5.5-1.4 2-5 2.6-2.3 0-5-2.6-1.4-2Z"
      />
    ))}
  </>
);

/** Slate with cut corners and a dashed edge, and a wave in two corners. */
const grey = (
  <>
    <path d="M7 .75h36L49.25 7v56L43 69.25H7L.75 63V7Z" fill="#b9bfc4" stroke={INK} stroke-width="1.5" />
    <path
      d="M8.5 4h33L46 8.5v53L41.5 66h-33L4 61.5v-53Z"
      fill="none"
      stroke="#3f464c"
      stroke-width="1.4"
      stroke-dasharray="3.5 2"
    />
    {['translate(10.5 11)', 'translate(39.5 59)'].map(at => (
      <path
        key={at}
        transform={at}
        fill="none"
        stroke="#22282d"
        stroke-width="1.7"
        stroke-linecap="round"
        d="M-4.5-1.7q2.25-2.6 4.5 0t4.5 0M-4.5 2.2q2.25-2.6 4.5 0t4.5 0"
      />
    ))}
  </>
);

const back = (
  <>
    <rect x="0.75" y="0.75" width="48.5" height="68.5" rx="5.5" fill="#0f3a48" stroke="#0a1c22" stroke-width="1.5" />
    <rect x="4" y="4" width="42" height="62" rx="3" fill="none" stroke="#f2c14e" stroke-width="1.2" />
    <g fill="none" stroke="#2f6b7c" stroke-width="1">
      <path d="M4 18q5.25-5 10.5 0t10.5 0 10.5 0 10.5 0M4 52q5.25-5 10.5 0t10.5 0 10.5 0 10.5 0M4 11q5.25-5 10.5 0t10.5 0 10.5 0 10.5 0M4 59q5.25-5 10.5 0t10.5 0 10.5 0 10.5 0" />
    </g>
    <path d="m25 20 3.5 11.5L40 35l-11.5 3.5L25 50l-3.5-11.5L10 35l11.5-3.5Z" fill="#f2c14e" />
    <path d="m25 26 2 7 7 2-7 2-2 7-2-7-7-2 7-2Z" fill="#0f3a48" transform="rotate(45 25 35)" />
    <circle cx="25" cy="35" r="3.6" fill="#f2c14e" />
  </>
);

export const CARD_DRAWING = { plain, golden, grey, back } as const satisfies { readonly [name: string]: JSX.Element };

/** What shows through the cuts of an icon on each face. */
export const CARD_GROUND = { plain: '#f3e4c1', golden: '#fff3cf', grey: '#b9bfc4' } as const;
