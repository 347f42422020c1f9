/** Small signs of the interface: lines in the colour of the text around them. */
const DRAWINGS = {
  close: 'M6 6l12 12M18 6L6 18',
  gear: 'M12 9a3 3 0 100 6 3 3 0 000-6zM10.4 5.3L10.6 2.5L13.4 2.5L13.6 5.3L15.7 6.1L17.7 4.3L19.7 6.3L17.9 8.3L18.7 10.4L21.5 10.6L21.5 13.4L18.7 13.6L17.9 15.7L19.7 17.7L17.7 19.7L15.7 17.9L13.6 18.7L13.4 21.5L10.6 21.5L10.4 18.7L8.3 17.9L6.3 19.7L4.3 17.7L6.1 15.7L5.3 13.6L2.5 13.4L2.5 10.6L5.3 10.4L6.1 8.3L4.3 6.3L6.3 4.3L8.3 6.1z',
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
  people:
    'M8.5 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM2 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.5a3.2 3.2 0 010 6.2M18 14.5c2.5.7 4 2.6 4 5.5',
  link: 'M10 14a4 4 0 005.7 0l4-4A4 4 0 0014 4.3l-1.5 1.5M14 10a4 4 0 00-5.7 0l-4 4A4 4 0 0010 19.7l1.5-1.5',
  book: 'M12 6c-2-1.5-5-2-9-2v14c4 0 7 .5 9 2 2-1.5 5-2 9-2V4c-4 0-7 .5-9 2zM12 6v14',
  star: 'M12 3l2.7 5.7 6.3.8-4.6 4.3 1.2 6.2-5.6-3-5.6 3 1.2-6.2L3 9.5l6.3-.8z',
  warning: 'M12 4L3 20h18zM12 10v4m0 2.8v.1',
} as const;

export type SignName = keyof typeof DRAWINGS;

interface SignProps {
  readonly name: SignName;
  readonly size?: number | undefined;
}

export function Sign({ name, size = 22 }: SignProps) {
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
