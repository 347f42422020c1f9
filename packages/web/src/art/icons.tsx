/**
 * The icons of spaces and cards, on a square of 48. Silhouettes in the colour of the text; `CUT` is what shows through.
 */
import type { JSX } from 'preact';

const CUT = 'var(--cut, var(--parchment))';

export const ICON_DRAWING: { readonly [icon: string]: JSX.Element } = {
  skull: (
    <>
      <path d="M24 3C13 3 5 10.5 5 20.5c0 5.5 2.5 9.5 6.5 12.2V39a3 3 0 0 0 3 3H17v-4h2.5v4h3.3v-4h2.4v4h3.3v-4H31v4h2.5a3 3 0 0 0 3-3v-6.3c4-2.7 6.5-6.7 6.5-12.2C43 10.5 35 3 24 3Z" />
      <g fill={CUT}>
        <circle cx="16" cy="21.5" r="5.2" />
        <circle cx="32" cy="21.5" r="5.2" />
        <path d="m24 26.5 3.2 6h-6.4Z" />
      </g>
    </>
  ),
  dagger: (
    <g transform="rotate(35 24 24)">
      <path d="m24-3 5.5 9v23h-11V6Z" />
      <rect x="11" y="29" width="26" height="5.5" rx="2.7" />
      <rect x="20.8" y="34" width="6.4" height="11" />
      <circle cx="24" cy="46.5" r="4.3" />
      <path d="M24 6v22" stroke={CUT} stroke-width="2.2" />
    </g>
  ),
  key: (
    <g transform="rotate(-42 24 24)">
      <circle cx="24" cy="9" r="11.5" />
      <rect x="21" y="17" width="6" height="31" rx="2" />
      <path d="M26 33h9.5v5H26zM26 41h9.5v5H26z" />
      <circle cx="24" cy="9" r="5.5" fill={CUT} />
    </g>
  ),
  bottle: (
    <>
      <path d="M19 2h10a1 1 0 0 1 1 1v3.5a1 1 0 0 1-1 1v7C29 19 36 20 36 27.5V42a4 4 0 0 1-4 4H16a4 4 0 0 1-4-4V27.5C12 20 19 19 19 14.5v-7a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1Z" />
      <path d="M15.5 28h17v11.5h-17z" fill={CUT} />
      <path d="m19.5 30.3 9 7m0-7-9 7" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" />
    </>
  ),
  pistol: (
    <>
      <path d="M1 11.5h24v-2l3.5-5 4.5 1-1.5 4.5 4 1.5c5.5 2 8.5 6.5 9.5 13l2.2 11.5c1 6-9.7 8.5-11.2 2.5l-2-8.5c-.8-3-2.5-4.5-5.5-4.5H17c-3 0-4-1.5-5-3.5L11 20H1Z" />
      <path
        d="M19.5 25.5c0 6 2.5 8.5 6 8.5s6-2 6-6"
        fill="none"
        stroke="currentColor"
        stroke-width="2.8"
        stroke-linecap="round"
      />
      <path d="M4 15.7h19" stroke={CUT} stroke-width="1.8" />
      <circle cx="31.5" cy="18.5" r="2.6" fill={CUT} />
    </>
  ),
  hat: (
    <>
      <path d="M1.5 27.5C7 25 9.5 21 11 13.5c1-5.5 5-7 9-4.5 2.5 1.5 5.5 1.5 8 0 4-2.5 8-1 9 4.5 1.5 7.5 4 11.5 9.5 14 1.5 1 1.5 3.5-.5 5C40 37.5 32 40 24 40S8 37.5 2 32.5c-2-1.5-2-4-.5-5Z" />
      <path
        d="M4.5 30c5.5-1 9-3 12-6.5 4-4.5 11-4.5 15 0 3 3.5 6.5 5.5 12 6.5"
        fill="none"
        stroke={CUT}
        stroke-width="2.2"
        stroke-linecap="round"
      />
      <circle cx="24" cy="30.5" r="3.4" fill={CUT} />
    </>
  ),
  parrot: (
    <>
      <path d="M20.5 2C12 2 7 7.5 6.5 14.5c-1.5 1-3 3-2.5 6 .3 2 1.5 3.5 2.8 4 0-2.5 1-4.3 3.2-5 1 9.5 6 15.5 13.5 18.5L22 41H12v4.5h21l11 .5c-2-4-4.5-7-7.5-9.5 2-4.5 2.3-10.5-.5-17C33 10 29 2 20.5 2Z" />
      <circle cx="17" cy="11.5" r="2.7" fill={CUT} />
      <path
        d="M21 21.5c1 7 5 11.5 12 13 .5-6-1.5-12-7-16.5"
        fill="none"
        stroke={CUT}
        stroke-width="2.2"
        stroke-linecap="round"
      />
    </>
  ),
  chest: (
    <>
      <path d="M3 22v-3.5C3 11.5 8 7 14.5 7h19C40 7 45 11.5 45 18.5V22Z" />
      <path d="M3 25h42v15a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2Z" />
      <path d="M19 19.5h10V31a2 2 0 0 1-2 2h-6a2 2 0 0 1-2-2Z" fill={CUT} />
      <path d="M24 23a2.3 2.3 0 0 1 1.3 4.2v3h-2.6v-3A2.3 2.3 0 0 1 24 23Z" />
      <path d="M11 8v33M37 8v33" stroke={CUT} stroke-width="2" />
    </>
  ),
  telescope: (
    <g transform="rotate(-35 24 24)">
      <rect x="-3" y="18.5" width="17" height="10" rx="2" />
      <rect x="15.5" y="16.5" width="16" height="14" rx="2" />
      <rect x="33" y="13.5" width="18" height="20" rx="2.5" />
      <path d="M45.5 14v19" stroke={CUT} stroke-width="2.2" />
    </g>
  ),
  ducats: (
    <>
      <circle cx="24" cy="14" r="11.5" />
      <circle cx="13" cy="33.5" r="11.5" stroke={CUT} stroke-width="2" />
      <circle cx="35" cy="33.5" r="11.5" stroke={CUT} stroke-width="2" />
      <g fill="none" stroke={CUT} stroke-width="2">
        <circle cx="13" cy="33.5" r="7" />
        <circle cx="35" cy="33.5" r="7" />
        <path d="M19 9.5a7 7 0 0 1 11 0" stroke-linecap="round" />
        <path d="M13 30v7m-3.5-3.5h7M35 30v7m-3.5-3.5h7M24 12v5" stroke-linecap="round" />
      </g>
    </>
  ),
  map: (
    <>
      <path d="m2.5 10 13-5.5 17 5 13-5a1 1 0 0 1 1.3 1V36a2 2 0 0 1-1.3 2l-13 5.5-17-5-13 5.5A1 1 0 0 1 1.2 43V12a2 2 0 0 1 1.3-2Z" />
      <g fill="none" stroke={CUT} stroke-width="2.2">
        <path d="M15.5 5v33.5M32.5 10v33.5" stroke-width="1.6" />
        <path d="M6.5 34c3-7 8-11 14-9 5 2 8-.5 10-5" stroke-dasharray="4 3" />
        <path d="m34.8 14 6.4 6.4m0-6.4-6.4 6.4" stroke-width="3" stroke-linecap="round" />
      </g>
    </>
  ),
  cannon: (
    <>
      <path d="M5 22.5 38 9.3l-.8-2.3 5.3-2L47 17l-5.3 2-.8-2.2-31.5 17c-5 2-9.4-.8-10.2-4.3C-1.5 26.5 1.5 23.5 5 22.5Z" />
      <path d="m9 33 25-9 3 8.5-8 9.5H10Z" />
      <circle cx="21" cy="36" r="10.5" stroke={CUT} stroke-width="2" />
      <circle cx="21" cy="36" r="5.8" fill="none" stroke={CUT} stroke-width="2" />
      <path d="M21 30v12M15 36h12" stroke={CUT} stroke-width="2" />
    </>
  ),
  compass: (
    <>
      <path
        d="M24 2a22 22 0 1 1 0 44 22 22 0 0 1 0-44Zm0 5.5a16.5 16.5 0 1 0 0 33 16.5 16.5 0 0 0 0-33Z"
        fill-rule="evenodd"
      />
      <path d="m24 8.5 4 11.5 11.5 4L28 28l-4 11.5L20 28 8.5 24 20 20Z" />
      <circle cx="24" cy="24" r="2.6" fill={CUT} />
    </>
  ),
  sabre: (
    <>
      <path d="M46 2C44.5 18 36 30 19.5 36.5L15 31C29.5 26.5 38.5 17 46 2Z" />
      <path
        d="M8.5 24.5c4.5 4.5 10.5 11 14.5 16-5.5 4-10.5 3-12.5 1"
        fill="none"
        stroke="currentColor"
        stroke-width="4"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="m14.5 33.5-8 8.5" stroke="currentColor" stroke-width="6" />
      <circle cx="5.5" cy="43" r="4" />
    </>
  ),
  hook: (
    <>
      <path d="M1.5 20h13v23h-13a1 1 0 0 1-1-1V21a1 1 0 0 1 1-1Z" />
      <path d="M17 23h6v17h-6z" />
      <path d="M22 35.5h9.5a16 16 0 0 0 0-32c-7 0-13 4.2-15.5 12 4.5-4 9.5-5.2 15-4.5a9 9 0 0 1 .5 17H22Z" />
      <path d="M5.5 20v23" stroke={CUT} stroke-width="2.2" />
    </>
  ),
  bomb: (
    <>
      <circle cx="20.5" cy="29" r="17" />
      <path d="m27.5 9.5 9 7.5-4.5 5.5-9-7.5Z" />
      <path d="M33 13c1.5-4 4-6 8-5" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round" />
      <path d="m42.5 0 1.2 4 3.8-1.2-2 3.4 2.5 3.3-4-.3-1.7 3.8-1.5-4-4-.5 3.2-2.6-1.5-3.7 3.5 1.2Z" />
      <path d="M9.5 26c1-5 4-8 8.5-9" fill="none" stroke={CUT} stroke-width="3" stroke-linecap="round" />
    </>
  ),
  lantern: (
    <>
      <path
        d="M17 8.5C17 4.5 20 2 24 2s7 2.5 7 6.5"
        fill="none"
        stroke="currentColor"
        stroke-width="3"
        stroke-linecap="round"
      />
      <path d="M19 8h10l6.5 6.5a1 1 0 0 1-.7 1.7H13.2a1 1 0 0 1-.7-1.7Z" />
      <path d="M13 18h22v20H13z" />
      <rect x="9.5" y="39.5" width="29" height="6.5" rx="2" />
      <path d="M17 20.5h14v15H17z" fill={CUT} />
      <path d="M24 21.5c3.6 4 4.8 6.4 4.8 8.6a4.8 4.8 0 0 1-9.6 0c0-2.2 1.2-4.6 4.8-8.6Z" />
      <path d="M24 28c1.3 1.6 1.7 2.4 1.7 3.3a1.7 1.7 0 0 1-3.4 0c0-.9.4-1.7 1.7-3.3Z" fill={CUT} />
    </>
  ),
};
