/** Small signs of the interface: lines in the colour of the text around them. */
const DRAWINGS = {
  close: 'M6 6l12 12M18 6L6 18',
  gear: 'M12 9a3 3 0 100 6 3 3 0 000-6zM12 3v3m0 12v3M3 12h3m12 0h3M5.6 5.6l2.1 2.1m8.6 8.6l2.1 2.1M18.4 5.6l-2.1 2.1m-8.6 8.6l-2.1 2.1',
  back: 'M14 6l-6 6 6 6',
  go: 'M10 6l6 6-6 6',
  'fast-back': 'M18 6l-6 6 6 6M11 6l-6 6 6 6',
  'fast-go': 'M6 6l6 6-6 6M13 6l6 6-6 6',
  first: 'M6 6v12M17 6l-6 6 6 6',
  last: 'M18 6v12M7 6l6 6-6 6',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  help: 'M9 9a3 3 0 116 0c0 2-3 2.4-3 5m0 3.2v.1',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  bin: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  globe: 'M12 3a9 9 0 100 18 9 9 0 000-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  undo: 'M9 7L4 12l5 5M4 12h10a5 5 0 010 10h-2',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  home: 'M3 11l9-8 9 8M6 9.5V20h12V9.5',
  unfold: 'M5 9l7 7 7-7',
  moves: 'M5 6h.1M5 12h.1M5 18h.1M10 6h10M10 12h10M10 18h10',
  lantern: 'M9 21h6M8 18h8l1-9a5 5 0 00-10 0zM12 4V2M12 14v-3',
  scroll: 'M8 4h11v13a3 3 0 01-3 3H6M8 4a3 3 0 00-3 3v2h3M8 4v13a3 3 0 01-3 3M12 9h4M12 13h4',
  flag: 'M6 21V4M6 5h12l-3 4 3 4H6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  warning: 'M12 4L3 20h18zM12 10v4m0 2.8v.1',
} as const;

export type SignName = keyof typeof DRAWINGS;

export function Sign({ name, size = 22 }: { readonly name: SignName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
