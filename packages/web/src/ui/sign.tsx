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
